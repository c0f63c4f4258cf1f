/**
 * Where a webhook may go. A url is read once, then its name is resolved, at creation and again at each attempt, and
 * every answer must be public.
 *
 *   url ─ parseTarget ─ target ─ resolveTarget ─ addresses ─ the sender connects to one of these and to nothing else
 */
import { type Address, isLoopbackAddress, isPublicAddress, parseAddress } from './address.ts';
import type { Resolver } from './target-resolver.ts';

export interface TargetPolicy {
  /** Receivers on loopback are allowed too, over http or https and on any port. */
  readonly development: boolean;
}

export interface Target {
  readonly kind: 'target';
  readonly scheme: 'https' | 'http';
  /** A name in lower case without a dot at its end, or an address without brackets. */
  readonly host: string;
  readonly port: number;
  /** Scheme, host and port as a url; also what connections are shared by. */
  readonly origin: string;
  /** Path and query, as they are sent. */
  readonly path: string;
  /** The address itself, where the url names one. */
  readonly literal: Address | undefined;
  /** What only a receiver under development may have: plain http, or another port. */
  readonly loopbackOnly: boolean;
}

export type TargetRefusalCode = 'url_malformed' | 'url_not_https' | 'url_credentials' | 'url_address';

export interface TargetRefusal {
  readonly kind: 'refused';
  readonly code: TargetRefusalCode;
  readonly message: string;
}

export interface ResolvedTarget {
  readonly kind: 'resolved';
  /** At least one; IPv4 first. */
  readonly addresses: readonly Address[];
}

const urlCharactersMax = 2_048;

const ports: readonly number[] = [443, 8_443];

/** Names that are never of the public internet, whatever a resolver answers. */
const refusedNames: readonly string[] = ['local', 'internal', 'localhost', 'home.arpa', 'onion'];

/** More than this is no receiver's answer, and each must be looked at. */
const addressesMax = 32;

const refusals: Readonly<Record<TargetRefusalCode, TargetRefusal>> = {
  url_malformed: refusal(
    'url_malformed',
    `must be an absolute HTTPS URL of at most ${urlCharactersMax} characters, such as https://example.com/routeur`,
  ),
  url_not_https: refusal('url_not_https', 'must begin with https://: events are posted over HTTPS only'),
  url_credentials: refusal('url_credentials', 'must not contain a user name or a password'),
  // One text for a private address, a name without addresses and a port: the answer must not reveal what exists where.
  url_address: refusal(
    'url_address',
    `must be an HTTPS address that is public, on port ${ports.join(' or ')}`,
  ),
};

/** Reads a url: nothing is looked up. */
export function parseTarget(url: string, policy: TargetPolicy): Target | TargetRefusal {
  // Spaces, controls and backslashes mean different things to different readers of a url; a fragment is never sent.
  if (url.length > urlCharactersMax || /[\s\p{Cc}\\#]/u.test(url)) return refusals.url_malformed;
  if (!/^https?:\/\/[^/]/i.test(url)) return refusals.url_not_https;
  const parsed = URL.parse(url);
  if (!parsed) return refusals.url_malformed;
  const scheme = parsed.protocol === 'http:' ? 'http' : 'https';
  if (scheme === 'http' && !policy.development) return refusals.url_not_https;
  if (parsed.username !== '' || parsed.password !== '' || authorityOf(url).includes('@')) {
    return refusals.url_credentials;
  }
  const host = parsed.hostname.replace(/^\[(.*)\]$/, '$1');
  const port = Number(parsed.port || (scheme === 'https' ? 443 : 80));
  const literal = parseAddress(host);
  const target: Target = {
    kind: 'target',
    scheme,
    host,
    port,
    origin: parsed.origin,
    path: `${parsed.pathname}${parsed.search}`,
    literal,
    loopbackOnly: scheme === 'http' || !ports.includes(port),
  };
  if (target.loopbackOnly && !policy.development) return refusals.url_address;
  const isAllowed = literal ? isAllowedAddress(target, literal, policy) : isAllowedName(host, policy);
  return isAllowed ? target : refusals.url_address;
}

/** All addresses of a target, or the refusal: it has none, or one of them is not allowed. */
export async function resolveTarget(
  target: Target,
  resolver: Resolver,
  policy: TargetPolicy,
  signal?: AbortSignal,
): Promise<ResolvedTarget | TargetRefusal> {
  const answers = await answersFor(target, resolver, signal);
  if (answers.length === 0 || answers.length > addressesMax) return refusals.url_address;
  const addresses: Address[] = [];
  for (const answer of answers) {
    const address = parseAddress(answer);
    if (!address || !isAllowedAddress(target, address, policy)) return refusals.url_address;
    addresses.push(address);
  }
  return { kind: 'resolved', addresses: addresses.sort((a, b) => a.family - b.family) };
}

/** The check at creation: the reason a url is refused, or undefined. */
export async function checkTarget(
  { resolver, policy }: { readonly resolver: Resolver; readonly policy: TargetPolicy },
  url: string,
  signal?: AbortSignal,
): Promise<TargetRefusal | undefined> {
  const target = parseTarget(url, policy);
  if (target.kind === 'refused') return target;
  const resolved = await resolveTarget(target, resolver, policy, signal);
  return resolved.kind === 'refused' ? resolved : undefined;
}

function isAllowedAddress(target: Target, address: Address, { development }: TargetPolicy): boolean {
  if (development && isLoopbackAddress(address)) return true;
  return !target.loopbackOnly && isPublicAddress(address);
}

async function answersFor(
  { host, literal }: Target,
  resolver: Resolver,
  signal: AbortSignal | undefined,
): Promise<readonly string[]> {
  if (literal) return [literal.text];
  // Only a receiver under development gets here with such a name, and no server is to be asked about it.
  if (isLocalhost(host)) return ['127.0.0.1', '::1'];
  return resolver.resolve(host, signal);
}

function isAllowedName(host: string, { development }: TargetPolicy): boolean {
  if (development && isLocalhost(host)) return true;
  const labels = host.split('.');
  return (
    host.length <= 253 &&
    labels.length > 1 &&
    labels.every((label) => /^[a-z0-9_-]{1,63}$/.test(label)) &&
    !refusedNames.some((name) => host === name || host.endsWith(`.${name}`))
  );
}

function isLocalhost(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost');
}

/** What stands between the slashes and the path. An empty user name (`https://@host`) is not seen by the parser. */
function authorityOf(url: string): string {
  return /^[^:]*:\/\/([^/?]*)/.exec(url)?.[1] ?? '';
}

function refusal(code: TargetRefusalCode, message: string): TargetRefusal {
  return { kind: 'refused', code, message };
}
