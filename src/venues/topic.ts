/** A venue's tag as a topic: lower-case letters and digits in words joined by dashes; empty if nothing of it is left. */
export function toTopic(tag: string): string {
  return tag
    .slice(0, 200)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '');
}
