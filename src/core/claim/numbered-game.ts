/** How titles number the games of two teams on one day: `second game`, `Game 2`, `G2`, `doubleheader`. */
export const numberedGame: RegExp =
  /\b(?:first|second|1st|2nd|early|late|make-?up) game\b|\bgame (?:one|two|[12])\b|\bg[12]\b|\b(?:double-?header|double header|twin ?bill|nightcap)\b/gi;
