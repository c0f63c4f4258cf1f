export const apiVersion = '2026-09-15';

/** Sent with every answer, whatever it is. An API has nothing to show in a frame and nothing to run in a browser. */
export const fixedHeaders: Readonly<Record<string, string>> = {
  'Routeur-Version': apiVersion,
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
