/** Names to addresses, asked of the name servers themselves. */
import { Resolver as DnsResolver } from 'node:dns/promises';

export interface Resolver {
  /** Every IPv4 and IPv6 address of a name; none when it has none, or no server answered in time. */
  resolve(host: string, signal?: AbortSignal): Promise<readonly string[]>;
}

/**
 * Asks for A and AAAA records. Not `dns.lookup`: that blocks a thread of a pool of four for as long as a name server
 * likes, reads the host's own names (/etc/hosts) and tries its search domains.
 */
export function createResolver(
  options: { readonly servers?: readonly string[]; readonly timeoutMs?: number } = {},
): Resolver {
  const { servers, timeoutMs = 4_000 } = options;
  return {
    async resolve(host, signal) {
      // One for each question: the only way to take a question back is to cancel all of a resolver's.
      const dns = new DnsResolver({ timeout: Math.ceil(timeoutMs / 2), tries: 2 });
      if (servers) dns.setServers(servers);
      const cancel = () => dns.cancel();
      const timer = setTimeout(cancel, timeoutMs);
      signal?.addEventListener('abort', cancel);
      try {
        if (signal?.aborted) return [];
        const answers = await Promise.allSettled([dns.resolve4(host), dns.resolve6(host)]);
        // No record of one kind is usual. An error of the name server is no different: it gives no address to connect to.
        return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', cancel);
      }
    },
  };
}
