/** The categories users filter by; each venue's own words are mapped to these where its wire is known. */
export const categories = [
  'Sports',
  'Politics',
  'Economics',
  'Crypto',
  'Culture',
  'Tech & Science',
  'Weather',
  'World',
  'Other',
] as const;

export type Category = (typeof categories)[number];
