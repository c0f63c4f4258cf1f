/** First 32 hex digits of the SHA-256 of a text. Handed in: `core` knows no cryptography. */
export type Fingerprint = (text: string) => string;
