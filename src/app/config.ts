/**
 * The configuration: every variable, what it takes and what it is without being set, in one table. It is parsed once;
 * all mistakes are reported together, by variable name. With nothing set, everything works.
 */
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { type ModelEndpoint, modelForms } from '../compare/index.ts';
import { type VenueId, venueIds } from '../core/contract/index.ts';
import { Failure } from '../runtime/failure.ts';
import { type LogLevel, logLevels } from '../runtime/log.ts';
import { type TierName, tierNames } from '../store/index.ts';
import { type ComboMode, comboModes } from '../venues/index.ts';
import {
  address,
  choice,
  flag,
  integer,
  list,
  longText,
  Mistake,
  network,
  origin,
  secureAddress,
} from './config-values.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly logLevel: LogLevel;
  readonly databaseUrl: string | undefined;
  readonly databaseConnectionsMax: number;
  readonly redisUrl: string | undefined;
  /** Whether the explorer is served at `/`. */
  readonly explorer: boolean;
  readonly explorerOrigins: readonly string[];
  readonly trustedProxies: readonly string[];
  readonly adminToken: string | undefined;
  readonly venues: VenuesConfig;
  /** Whether the past of open markets is imported beside the live feed. */
  readonly importPast: ImportPast;
  /** Graph runs begin at whole multiples of this, by the clock. */
  readonly graphEveryMinutes: number;
  /** Where sealed history is kept. */
  readonly historyDir: string;
  /** Sealed history older than this is removed; undefined keeps it all. */
  readonly historyRetentionDays: number | undefined;
  /** Signs cursors where several processes share them; else one is made and kept in the data folder. */
  readonly cursorKey: string | undefined;
  /** Seals the signing secrets of webhooks; the same holds for it. */
  readonly webhookKey: string | undefined;
  /** Webhooks may go to this machine, without TLS. */
  readonly webhooksDevelopment: boolean;
  readonly identity:
    | {
        readonly issuer: string;
        readonly jwksUrl: string;
        readonly audience: string;
        readonly allowed: readonly string[];
        readonly tier: TierName;
      }
    | undefined;
  /** Undefined: no model is asked anything. */
  readonly model: ModelConfig | undefined;
}

/** Asked about pairs whose terms the program cannot decide; its word is advice. */
export interface ModelConfig {
  readonly endpoint: ModelEndpoint;
  readonly questionsPerDayMax: number;
}

const importPastModes = ['open', 'none'] as const;

export type ImportPast = (typeof importPastModes)[number];

/** Which venues are read, and where they are if not at their real addresses. */
export interface VenuesConfig {
  readonly enabled: readonly VenueId[];
  /** Books followed live on each venue, the busiest markets first. */
  readonly booksFollowedMax: number;
  /** They are those of `routeur simulate`: their data is called simulated, and their phrases are read. */
  readonly simulated: boolean;
  readonly venueA: {
    readonly restUrl: string | undefined;
    readonly streamUrl: string | undefined;
    readonly key: { readonly id: string; readonly file: string } | undefined;
    readonly combos: ComboMode;
  };
  readonly venueB: {
    readonly gammaUrl: string | undefined;
    readonly clobUrl: string | undefined;
    readonly dataUrl: string | undefined;
    readonly streamUrl: string | undefined;
  };
}

export interface ConfigMistake {
  readonly variable: string;
  readonly message: string;
}

export class ConfigError extends Failure {
  override readonly name = 'ConfigError';
  readonly code = 'invalid_config';
  readonly mistakes: readonly ConfigMistake[];

  constructor(mistakes: readonly ConfigMistake[]) {
    const lines = mistakes.map(({ variable, message }) => `  ${variable}: ${message}`);
    super(`The configuration has ${mistakes.length === 1 ? 'a mistake' : 'mistakes'}:\n${lines.join('\n')}`);
    this.mistakes = mistakes;
  }
}

/** A variable: its meaning for .env.example, and its value or a sentence on what is wrong. */
interface Variable<T> {
  readonly meaning: string;
  readonly example: string;
  readonly parse: (text: string) => T | Mistake;
}

/** Callers are counted by name in the database, which bounds it. */
const identityLengthMax = 150;
/** Receipts are stored by it. */
const modelName = (text: string): string | Mistake =>
  text.length <= 200 ? text : new Mistake('takes at most 200 characters');

export const variables = {
  ROUTEUR_HOST: variable('Address the API listens on.', '127.0.0.1', (text) =>
    isIP(text) || text === 'localhost' ? text : new Mistake('takes an IP address or localhost'),
  ),
  ROUTEUR_PORT: variable('Port the API listens on; 0 takes any free one.', '8080', integer(0, 65_535)),
  ROUTEUR_DATA_DIR: variable(
    'Folder for the embedded database; a relative one starts at the project.',
    '.data',
    (text) => text,
  ),
  ROUTEUR_LOG_LEVEL: variable(`One of ${logLevels.join(', ')}.`, 'info', choice(logLevels)),
  DATABASE_URL: variable(
    'A PostgreSQL server of yours (15 or later) instead of the embedded one.',
    'postgres://routeur@localhost/routeur',
    address(['postgres:', 'postgresql:']),
  ),
  DATABASE_CONNECTIONS_MAX: variable('Connections to the database at the most.', '10', integer(1, 100)),
  REDIS_URL: variable(
    'A Redis server that shares the limits among several processes.',
    'redis://localhost:6379',
    address(['redis:', 'rediss:']),
  ),
  ROUTEUR_EXPLORER: variable('False serves the API alone, without the explorer at /.', 'true', flag),
  ROUTEUR_EXPLORER_ORIGINS: variable(
    'Origins, separated by commas, whose pages may call the API from a browser, beside its own.',
    'https://explorer.example.com',
    list(origin),
  ),
  ROUTEUR_TRUSTED_PROXIES: variable(
    'Addresses or networks of proxies, separated by commas, whose X-Forwarded-For is believed.',
    '10.0.0.0/8',
    list(network),
  ),
  ROUTEUR_ADMIN_TOKEN: variable(
    'Opens /metrics, which needs it from then on; at least 32 characters.',
    'a-long-random-text-of-your-own-0123456789',
    longText,
  ),
  ROUTEUR_VENUES: variable(
    `Venues to read, separated by commas: ${venueIds.join(', ')}; or none.`,
    'venue_a,venue_b',
    (text) => (text === 'none' ? [] : list(choice(venueIds))(text)),
  ),
  ROUTEUR_BOOKS_FOLLOWED: variable(
    'Order books followed live on each venue, the busiest markets first.',
    '2000',
    integer(0, 100_000),
  ),
  ROUTEUR_IMPORT_PAST: variable(
    'Whether the last 30 days of open markets are imported beside the live feed: open, or none.',
    'open',
    choice(importPastModes),
  ),
  ROUTEUR_GRAPH_EVERY_MINUTES: variable(
    'Minutes between two graph runs, counted from the full hour.',
    '60',
    integer(1, 1_440),
  ),
  ROUTEUR_HISTORY_DIR: variable(
    'Folder for sealed history, if not the one below the data folder; several processes share one.',
    '/var/lib/routeur-history',
    (text) => text,
  ),
  ROUTEUR_HISTORY_RETENTION_DAYS: variable(
    'Days that sealed history is kept for; without it all is kept.',
    '365',
    integer(30, 36_500),
  ),
  ROUTEUR_CURSOR_KEY: variable(
    'Signs the cursors of lists; set the same one where several processes answer. At least 32 characters.',
    'another-long-random-text-of-your-own-0123',
    longText,
  ),
  ROUTEUR_WEBHOOK_KEY: variable(
    'Seals the signing secrets of webhooks; set the same one where several processes answer. At least 32 characters.',
    'a-third-long-random-text-of-your-own-0123',
    longText,
  ),
  ROUTEUR_WEBHOOKS_DEVELOPMENT: variable(
    'True lets webhooks go to receivers on this machine, also over plain http; never set it in production.',
    'false',
    flag,
  ),
  ROUTEUR_VENUE_A_URL: variable(
    'Where venue_a answers, the version included, if not at its real address.',
    'http://127.0.0.1:9001/trade-api/v2',
    address(['https:', 'http:']),
  ),
  ROUTEUR_VENUE_A_STREAM_URL: variable(
    'Where venue_a streams, if not at its real address.',
    'ws://127.0.0.1:9001/trade-api/ws/v2',
    address(['wss:', 'ws:']),
  ),
  ROUTEUR_VENUE_A_KEY_ID: variable(
    'Your key at venue_a; without one there are quotes, and books only where needed. It goes with the next one.',
    '4f1c2d3e-0000-4000-8000-000000000000',
    (text) => text,
  ),
  ROUTEUR_VENUE_A_KEY_FILE: variable(
    'File with the private key (PEM) of that key.',
    '/etc/routeur/venue-a-key.pem',
    (text) => text,
  ),
  ROUTEUR_VENUE_A_COMBOS: variable(
    'Combos of venue_a that are read: none, those that trade or are asked for (traded), or all that are open.',
    'traded',
    choice(comboModes),
  ),
  ROUTEUR_VENUE_B_GAMMA_URL: variable(
    "Where venue_b's catalog answers, if not at its real address.",
    'http://127.0.0.1:9002',
    address(['https:', 'http:']),
  ),
  ROUTEUR_VENUE_B_CLOB_URL: variable(
    "Where venue_b's order books answer, if not at their real address.",
    'http://127.0.0.1:9003',
    address(['https:', 'http:']),
  ),
  ROUTEUR_VENUE_B_DATA_URL: variable(
    "Where venue_b's trades answer, if not at their real address.",
    'http://127.0.0.1:9004',
    address(['https:', 'http:']),
  ),
  ROUTEUR_VENUE_B_STREAM_URL: variable(
    'Where venue_b streams, if not at its real address.',
    'ws://127.0.0.1:9005/ws/market',
    address(['wss:', 'ws:']),
  ),
  ROUTEUR_VENUES_SIMULATED: variable(
    'True where the addresses above are those of routeur simulate: its phrases are read, its data is called simulated.',
    'false',
    flag,
  ),
  ROUTEUR_IDENTITY_ISSUER: variable(
    'Issuer of service identity tokens (OpenID Connect). The five variables go together.',
    'https://issuer.example.com',
    address(['https:', 'http:']),
  ),
  ROUTEUR_IDENTITY_JWKS_URL: variable(
    'Where the keys of the issuer are; https, or http on this machine.',
    'https://issuer.example.com/jwks.json',
    secureAddress,
  ),
  ROUTEUR_IDENTITY_AUDIENCE: variable('The audience tokens must name.', 'routeur', (text) => text),
  ROUTEUR_IDENTITY_ALLOWED: variable(
    'Values of email or sub that may call, separated by commas.',
    'reporting@example.com',
    list((text) =>
      text.length <= identityLengthMax ? text : new Mistake('has an entry of over 150 characters'),
    ),
  ),
  ROUTEUR_IDENTITY_TIER: variable(
    `Tier of those callers: ${tierNames.join(', ')}.`,
    'institutional',
    choice(tierNames),
  ),
  ROUTEUR_MODEL_URL: variable(
    'Where a language model answers that advises on comparisons; https, or http on this machine. It goes with the next two.',
    'https://models.example.com/v1/chat/completions',
    secureAddress,
  ),
  ROUTEUR_MODEL_FORM: variable(
    `How it is asked: ${modelForms.join(' (completions) or ')}.`,
    'chat',
    choice(modelForms),
  ),
  ROUTEUR_MODEL_NAME: variable('The model, as its endpoint names it.', 'some-model-1', modelName),
  ROUTEUR_MODEL_KEY: variable(
    'The key of that endpoint, where it needs one.',
    'your-key-of-the-endpoint',
    (text) => text,
  ),
  ROUTEUR_MODEL_QUESTIONS_PER_DAY: variable(
    'Questions asked of the model on a day (UTC) at the most; an assessment takes two.',
    '200',
    integer(0, 1_000_000),
  ),
};

/** Relative folders start here, wherever a command is run: it must find the database the service uses. */
const projectFolder = join(import.meta.dirname, '../..');

type VariableName = keyof typeof variables;
/** Set by the test suite for itself; passed on to processes it starts. */
const foreignPrefix = 'ROUTEUR_TEST_';

export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const mistakes: ConfigMistake[] = [];
  const read = <Name extends VariableName>(name: Name) => readVariable(environment, name, mistakes);

  for (const name of Object.keys(environment)) {
    const ours = name.startsWith('ROUTEUR_') && !name.startsWith(foreignPrefix);
    if (ours && !(name in variables))
      mistakes.push({ variable: name, message: 'is not a variable of Routeur' });
  }
  const dataDir = resolve(projectFolder, read('ROUTEUR_DATA_DIR') ?? '.data');
  const config: Config = {
    host: read('ROUTEUR_HOST') ?? '127.0.0.1',
    port: read('ROUTEUR_PORT') ?? 8080,
    dataDir,
    logLevel: read('ROUTEUR_LOG_LEVEL') ?? 'info',
    databaseUrl: read('DATABASE_URL'),
    databaseConnectionsMax: read('DATABASE_CONNECTIONS_MAX') ?? 10,
    redisUrl: read('REDIS_URL'),
    explorer: read('ROUTEUR_EXPLORER') ?? true,
    explorerOrigins: read('ROUTEUR_EXPLORER_ORIGINS') ?? [],
    trustedProxies: read('ROUTEUR_TRUSTED_PROXIES') ?? [],
    adminToken: read('ROUTEUR_ADMIN_TOKEN'),
    venues: {
      enabled: read('ROUTEUR_VENUES') ?? venueIds,
      booksFollowedMax: read('ROUTEUR_BOOKS_FOLLOWED') ?? 2000,
      simulated: read('ROUTEUR_VENUES_SIMULATED') ?? false,
      venueA: {
        restUrl: read('ROUTEUR_VENUE_A_URL'),
        streamUrl: read('ROUTEUR_VENUE_A_STREAM_URL'),
        key: parseVenueKey(environment, mistakes),
        combos: read('ROUTEUR_VENUE_A_COMBOS') ?? 'traded',
      },
      venueB: {
        gammaUrl: read('ROUTEUR_VENUE_B_GAMMA_URL'),
        clobUrl: read('ROUTEUR_VENUE_B_CLOB_URL'),
        dataUrl: read('ROUTEUR_VENUE_B_DATA_URL'),
        streamUrl: read('ROUTEUR_VENUE_B_STREAM_URL'),
      },
    },
    importPast: read('ROUTEUR_IMPORT_PAST') ?? 'open',
    graphEveryMinutes: read('ROUTEUR_GRAPH_EVERY_MINUTES') ?? 60,
    historyDir: resolve(projectFolder, read('ROUTEUR_HISTORY_DIR') ?? join(dataDir, 'history')),
    historyRetentionDays: read('ROUTEUR_HISTORY_RETENTION_DAYS'),
    cursorKey: read('ROUTEUR_CURSOR_KEY'),
    webhookKey: read('ROUTEUR_WEBHOOK_KEY'),
    webhooksDevelopment: read('ROUTEUR_WEBHOOKS_DEVELOPMENT') ?? false,
    identity: parseIdentity(environment, mistakes),
    model: parseModel(environment, mistakes),
  };
  mistakes.push(...realVenuesCalledSimulated(config.venues));
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return Object.freeze(config);
}

/** Real markets must never be called simulated, nor be read by made-up phrases. */
function realVenuesCalledSimulated({
  simulated,
  enabled,
  venueA,
  venueB,
}: VenuesConfig): readonly ConfigMistake[] {
  if (!simulated) return [];
  const addresses = { venue_a: venueA.restUrl, venue_b: venueB.gammaUrl };
  return enabled
    .filter((venue) => addresses[venue] === undefined)
    .map((venue) => ({
      variable: 'ROUTEUR_VENUES_SIMULATED',
      message: `needs the address of ${venue} to be set: its real address is not simulated`,
    }));
}

function parseVenueKey(
  environment: Readonly<Record<string, string | undefined>>,
  mistakes: ConfigMistake[],
): VenuesConfig['venueA']['key'] {
  const id = readVariable(environment, 'ROUTEUR_VENUE_A_KEY_ID', mistakes);
  const file = readVariable(environment, 'ROUTEUR_VENUE_A_KEY_FILE', mistakes);
  if (id !== undefined && file !== undefined) return { id, file: resolve(projectFolder, file) };
  if (id !== undefined)
    mistakes.push({ variable: 'ROUTEUR_VENUE_A_KEY_FILE', message: 'is needed beside the id of the key' });
  if (file !== undefined)
    mistakes.push({ variable: 'ROUTEUR_VENUE_A_KEY_ID', message: 'is needed beside the file of the key' });
  return undefined;
}

function parseIdentity(
  environment: Readonly<Record<string, string | undefined>>,
  mistakes: ConfigMistake[],
): Config['identity'] {
  const issuer = readVariable(environment, 'ROUTEUR_IDENTITY_ISSUER', mistakes);
  const jwksUrl = readVariable(environment, 'ROUTEUR_IDENTITY_JWKS_URL', mistakes);
  const audience = readVariable(environment, 'ROUTEUR_IDENTITY_AUDIENCE', mistakes);
  const allowed = readVariable(environment, 'ROUTEUR_IDENTITY_ALLOWED', mistakes);
  const tier = readVariable(environment, 'ROUTEUR_IDENTITY_TIER', mistakes);
  const names = Object.keys(variables).filter((name) => name.startsWith('ROUTEUR_IDENTITY_'));
  const unset = names.filter((name) => isUnset(environment[name]));
  if (unset.length === names.length) return undefined;
  for (const name of unset)
    mistakes.push({ variable: name, message: 'is needed when another identity variable is set' });
  if (!issuer || !jwksUrl || !audience || !allowed || !tier) return undefined;
  return { issuer, jwksUrl, audience, allowed, tier };
}

function parseModel(
  environment: Readonly<Record<string, string | undefined>>,
  mistakes: ConfigMistake[],
): Config['model'] {
  const url = readVariable(environment, 'ROUTEUR_MODEL_URL', mistakes);
  const form = readVariable(environment, 'ROUTEUR_MODEL_FORM', mistakes);
  const model = readVariable(environment, 'ROUTEUR_MODEL_NAME', mistakes);
  const key = readVariable(environment, 'ROUTEUR_MODEL_KEY', mistakes);
  const questionsPerDayMax = readVariable(environment, 'ROUTEUR_MODEL_QUESTIONS_PER_DAY', mistakes) ?? 200;
  const names = Object.keys(variables).filter((name) => name.startsWith('ROUTEUR_MODEL_'));
  if (names.every((name) => isUnset(environment[name]))) return undefined;
  for (const name of ['ROUTEUR_MODEL_URL', 'ROUTEUR_MODEL_FORM', 'ROUTEUR_MODEL_NAME']) {
    if (isUnset(environment[name]))
      mistakes.push({ variable: name, message: 'is needed when another variable of the model is set' });
  }
  if (!url || !form || !model) return undefined;
  return { endpoint: { url, form, model, key }, questionsPerDayMax };
}

function readVariable<Name extends VariableName>(
  environment: Readonly<Record<string, string | undefined>>,
  name: Name,
  mistakes: ConfigMistake[],
): Exclude<ReturnType<(typeof variables)[Name]['parse']>, Mistake> | undefined {
  const text = environment[name];
  if (isUnset(text)) return undefined;
  // The table's own parser for this name; the union of all parsers is too wide for the compiler to see it.
  const parse = variables[name].parse as (text: string) => ReturnType<(typeof variables)[Name]['parse']>;
  const value = parse(text);
  if (value instanceof Mistake) {
    mistakes.push({ variable: name, message: value.message });
    return undefined;
  }
  return value as Exclude<typeof value, Mistake>;
}

/** An empty variable is one that is not set: that is how shells and container files clear one. */
function isUnset(text: string | undefined): text is undefined | '' {
  return text === undefined || text === '';
}

function variable<T>(meaning: string, example: string, parse: Variable<T>['parse']): Variable<T> {
  return { meaning, example, parse };
}
