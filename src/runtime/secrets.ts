/** Removes everything that looks like one of our credentials from a text that may reach a log. */
const credentialShapes: readonly RegExp[] = [
  /rtr_live_[A-Za-z0-9_]{4,}/g,
  /whsec_[A-Za-z0-9+/=]{8,}/g,
  // A JSON Web Token: three base64url parts, the first a JSON object.
  /eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]*\.?[A-Za-z0-9_-]*/g,
  // User and password of a connection address.
  /(?<=:\/\/)[^\s/@:]*:[^\s/@]*(?=@)/g,
];

export function redactSecrets(text: string): string {
  return credentialShapes.reduce((redacted, shape) => redacted.replace(shape, '[redacted]'), text);
}
