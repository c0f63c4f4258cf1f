/**
 * Who may connect: the operating system's user of our process, as the one role, over the Unix socket; and root, whose
 * commands an operator runs beside a service of another user, and who could read every file anyway. The files lie
 * beside the cluster and not in it, so that root writes nothing into a folder of the server user.
 */
import { join } from 'node:path';
import { clusterRole } from './cluster.ts';
import { writeDurably } from './durable-file.ts';
import type { OsUser } from './os-user.ts';
import type { SupervisorLog } from './supervisor-log.ts';

export interface AccessFiles {
  readonly hba: string;
  readonly ident: string;
}

const mapName = 'owner';

export async function writeAccessRules(
  { log }: { log: SupervisorLog },
  home: string,
  ourselves: OsUser,
): Promise<AccessFiles> {
  const files: AccessFiles = { hba: join(home, 'pg_hba.conf'), ident: join(home, 'pg_ident.conf') };
  const rules = accessRules(ourselves.name);
  if (rules.ident === '') {
    log.warn(
      { uid: ourselves.uid },
      'our uid has no usable name, so the database cannot check it: only the mode of the socket folder protects it',
    );
  }
  // Both before a start, so the server never sees one without the other.
  await writeDurably(files.hba, rules.hba, 0o644);
  await writeDurably(files.ident, rules.ident, 0o644);
  return files;
}

/**
 * `peer` looks the uid of the client up by name, so without a name it refuses everybody. Then we `trust` the socket:
 * its folder has mode 0700, hence the kernel lets only the same uid and root come that far, which is whom `peer`
 * would have let in.
 */
export function accessRules(osUserName: string | undefined): { hba: string; ident: string } {
  const head = '# Rewritten at each start.\n';
  if (osUserName === undefined || !canBeMapped(osUserName)) {
    return { hba: `${head}local all ${clusterRole} trust\n`, ident: '' };
  }
  return {
    hba: `${head}local all ${clusterRole} peer map=${mapName}\n`,
    ident: `${head}${[...new Set([osUserName, 'root'])].map((name) => `${mapName} "${name}" ${clusterRole}\n`).join('')}`,
  };
}

/** A leading slash would make it a pattern; a quote or a line break would end the field. */
function canBeMapped(name: string): boolean {
  return /^[^/"\p{Cc}][^"\p{Cc}]*$/u.test(name);
}
