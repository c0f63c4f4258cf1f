import { type Command, InvalidArgumentError, Option } from 'commander';
import { Failure } from '../../runtime/failure.ts';
import {
  type ApiKeyRecord,
  findRunningServer,
  listApiKeys,
  revokeApiKey,
  type TierName,
  tierNames,
} from '../../store/index.ts';
import { type Config, parseConfig } from '../config.ts';
import { withStore } from '../database.ts';
import { createCommandLog } from './command-log.ts';
import { demoFolder } from './demo-folder.ts';

class UnknownKey extends Failure {
  override readonly name = 'UnknownKey';
  readonly code = 'unknown_key';
}

export function registerKeyCommands(program: Command): void {
  const keys = program.command('keys').description('issue, list and revoke API keys');
  keys
    .command('issue')
    .description('make a key; it is shown once')
    .addOption(new Option('--tier <tier>', 'what the key may do').choices([...tierNames]).default('free'))
    .requiredOption('--label <text>', 'whose key it is', parseLabel)
    .option('--json', 'print one JSON object instead of text')
    .action(issue);
  keys.command('list').description('all keys, newest first').option('--json', 'print JSON').action(list);
  keys
    .command('revoke')
    .description('end a key for good; takes effect within 5 seconds everywhere')
    .argument('<id>', 'the 12 characters after rtr_live_', parseKeyId)
    .action(revoke);
}

async function issue(options: { tier: TierName; label: string; json?: true }): Promise<void> {
  const { tier, label } = options;
  // Only here, since it brings the whole API with it.
  const { issueApiKey, tiers } = await import('../../api/index.ts');
  const key = await withKeys((store) => issueApiKey(store, { tier, label }));
  if (options.json) {
    process.stdout.write(`${JSON.stringify({ id: key.id, tier, label, key: key.text })}\n`);
    return;
  }
  const { requestsPerMinute, requestsPerDay } = tiers[tier];
  process.stdout.write(
    [
      key.text,
      '',
      `Tier ${tier}: ${requestsPerMinute} requests a minute, ${requestsPerDay} a day. Label: ${label}.`,
      'This key is shown once; only its hash is stored. Keep it on servers only.',
      `Revoke it: npx routeur keys revoke ${key.id}`,
      '',
    ].join('\n'),
  );
}

async function list(options: { json?: true }): Promise<void> {
  const records = await withKeys(listApiKeys);
  const rows = records.map(describeKey);
  if (options.json) process.stdout.write(`${JSON.stringify(rows)}\n`);
  else if (rows.length === 0)
    process.stdout.write('No keys yet. Issue one: npx routeur keys issue --label <text>\n');
  else {
    for (const row of rows) {
      const state = row.revoked_at === null ? 'active' : `revoked ${row.revoked_at}`;
      process.stdout.write(`${row.id}  ${row.tier.padEnd(13)}  ${row.created_at}  ${state}  ${row.label}\n`);
    }
  }
}

async function revoke(id: string): Promise<void> {
  const record = await withKeys((store) => revokeApiKey(store, id));
  if (!record) throw new UnknownKey(`There is no key with the id ${id}. See: npx routeur keys list`);
  process.stdout.write(`Key ${id} (${record.label}) is revoked since ${record.revokedAt?.toISOString()}.\n`);
}

async function withKeys<T>(work: Parameters<typeof withStore<T>>[3]): Promise<T> {
  const { config, note } = await chooseDatabase(parseConfig(process.env));
  // Beside what a program may read.
  if (note !== undefined) process.stderr.write(`${note}\n`);
  return withStore({ log: createCommandLog() }, config, 'routeur keys', work);
}

/** That of the service; that of the demo where only the demo runs. `note`: whose keys these are, if it is not plain. */
async function chooseDatabase(
  config: Config,
): Promise<{ readonly config: Config; readonly note: string | undefined }> {
  const demoDir = demoFolder(config.dataDir);
  const [service, demo] = await Promise.all([findRunningServer(config.dataDir), findRunningServer(demoDir)]);
  if (config.databaseUrl === undefined && service === undefined && demo !== undefined) {
    const note = `These are the keys of the demo that runs in ${demoDir}; its next start forgets them.`;
    return { config: { ...config, dataDir: demoDir }, note };
  }
  const place =
    config.databaseUrl === undefined ? `the service in ${config.dataDir}` : 'the database of DATABASE_URL';
  if (demo !== undefined) {
    const note = `These are the keys of ${place}. The demo beside it does not know them: use the key it printed.`;
    return { config, note };
  }
  const isIdle = config.databaseUrl === undefined && service === undefined;
  const note = `No service or demo runs in ${config.dataDir}: these are the keys of the next service there. If one runs elsewhere, set ROUTEUR_DATA_DIR as it has it.`;
  return { config, note: isIdle ? note : undefined };
}

function describeKey(record: ApiKeyRecord) {
  return {
    id: record.id,
    tier: record.tier,
    label: record.label,
    created_at: record.createdAt.toISOString(),
    revoked_at: record.revokedAt?.toISOString() ?? null,
  };
}

function parseLabel(text: string): string {
  const label = text.trim();
  if (label.length < 1 || label.length > 100 || /\p{Cc}/u.test(label)) {
    throw new InvalidArgumentError('It takes 1 to 100 printable characters.');
  }
  return label;
}

function parseKeyId(text: string): string {
  // A whole key is taken too, since that is what people have at hand; its secret is not looked at.
  const id = /^(?:rtr_live_)?([0-9A-Za-z]{12})(?:_[0-9A-Za-z]{43})?$/.exec(text)?.[1];
  if (id === undefined) throw new InvalidArgumentError('It takes the 12 characters after rtr_live_.');
  return id;
}
