/** What this venue's identifiers look like, and what we accept as one. */

/** Slugs become path segments of our own API. */
const publicId = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,199}$/;
/** 32 bytes on markets of the first protocol, 31 on those of the second. */
const conditionId = /^0x[0-9a-f]{2,64}$/;
/** Up to 78 digits today; opaque all the same. */
const assetId = /^[0-9A-Za-z]{1,128}$/;

export function isPublicId(text: string): boolean {
  return publicId.test(text);
}

/** In lower case, which is how hex is compared here; undefined if it is no condition id. */
export function parseConditionId(text: string): string | undefined {
  const lower = text.toLowerCase();
  return conditionId.test(lower) ? lower : undefined;
}

export function isAssetId(text: string): boolean {
  return assetId.test(text);
}
