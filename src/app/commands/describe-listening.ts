import { isLoopback } from '../loopback.ts';

/** Where the service listens, and, where others than this machine reach it, what that means. Lines for people. */
export function describeListening(
  url: string,
  { host, trustedProxies }: { readonly host: string; readonly trustedProxies: readonly string[] },
): readonly string[] {
  if (isLoopback(host)) return [`Routeur listens on ${url} (reference: ${url}/docs)`];
  const { port } = new URL(url);
  const lines = [
    `Routeur listens on ${addressesOf(host)}, port ${port} (here: ${url}, reference: ${url}/docs)`,
  ];
  if (trustedProxies.length === 0) {
    lines.push(
      'Warning: there is no TLS here. Other machines reach this port, and keys and answers cross the network as plain text. Put a TLS proxy in front and name it in ROUTEUR_TRUSTED_PROXIES, or set ROUTEUR_HOST=127.0.0.1.',
    );
  }
  return lines;
}

function addressesOf(host: string): string {
  if (host === '0.0.0.0') return 'every IPv4 address of this machine';
  // A socket of all IPv6 addresses takes IPv4 too.
  return host === '::' ? 'every address of this machine, IPv6 and IPv4' : host;
}
