import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { parseEnv } from 'node:util';
import { type Config, ConfigError, parseConfig, variables } from './config.ts';

type Environment = Readonly<Record<string, string>>;
type VariableName = keyof typeof variables;

const identity: Environment = {
  ROUTEUR_IDENTITY_ISSUER: 'https://issuer.example.com',
  ROUTEUR_IDENTITY_JWKS_URL: 'https://issuer.example.com/jwks.json',
  ROUTEUR_IDENTITY_AUDIENCE: 'routeur',
  ROUTEUR_IDENTITY_ALLOWED: 'a@example.com, b',
  ROUTEUR_IDENTITY_TIER: 'pro',
};

function findMistakes(environment: Environment): ConfigError['mistakes'] {
  try {
    parseConfig(environment);
    return [];
  } catch (error) {
    assert(error instanceof ConfigError);
    return error.mistakes;
  }
}

/** The variable on its own gives this part of the configuration, and nothing else changes. */
function checkTaken(name: VariableName, text: string, part: Partial<Config>): void {
  assert.deepEqual(parseConfig({ [name]: text }), { ...parseConfig({}), ...part }, `${name}=${text}`);
}

/** The variable is refused, by its name alone, and what was given is not repeated. */
function checkRefused(name: VariableName, text: string, others: Environment = {}): void {
  const mistakes = findMistakes({ ...others, [name]: text });
  assert.deepEqual(
    mistakes.map((mistake) => mistake.variable),
    [name],
    `${name}=${text}`,
  );
  if (text.length > 6) assert(!mistakes[0]?.message.includes(text), `${name} repeats ${text}`);
}

test('with nothing set, everything has a value that works', () => {
  assert.deepEqual(parseConfig({}), {
    host: '127.0.0.1',
    port: 8080,
    dataDir: resolve('.data'),
    logLevel: 'info',
    databaseUrl: undefined,
    databaseConnectionsMax: 10,
    redisUrl: undefined,
    explorer: true,
    explorerOrigins: [],
    trustedProxies: [],
    adminToken: undefined,
    venues: {
      enabled: ['venue_a', 'venue_b'],
      booksFollowedMax: 2000,
      simulated: false,
      venueA: { restUrl: undefined, streamUrl: undefined, key: undefined, combos: 'traded' },
      venueB: { gammaUrl: undefined, clobUrl: undefined, dataUrl: undefined, streamUrl: undefined },
    },
    importPast: 'open',
    graphEveryMinutes: 60,
    historyDir: resolve('.data/history'),
    historyRetentionDays: undefined,
    cursorKey: undefined,
    webhookKey: undefined,
    webhooksDevelopment: false,
    identity: undefined,
    model: undefined,
  });
  assert(Object.isFrozen(parseConfig({})));
});

test('good values are taken', () => {
  checkTaken('ROUTEUR_HOST', '0.0.0.0', { host: '0.0.0.0' });
  checkTaken('ROUTEUR_GRAPH_EVERY_MINUTES', '15', { graphEveryMinutes: 15 });
  checkTaken('ROUTEUR_HISTORY_DIR', '/var/h', { historyDir: '/var/h' });
  checkTaken('ROUTEUR_HISTORY_RETENTION_DAYS', '30', { historyRetentionDays: 30 });
  checkTaken('ROUTEUR_CURSOR_KEY', 'k'.repeat(32), { cursorKey: 'k'.repeat(32) });
  checkTaken('ROUTEUR_WEBHOOK_KEY', 'w'.repeat(32), { webhookKey: 'w'.repeat(32) });
  checkTaken('ROUTEUR_WEBHOOKS_DEVELOPMENT', 'true', { webhooksDevelopment: true });
  checkTaken('ROUTEUR_WEBHOOKS_DEVELOPMENT', 'false', { webhooksDevelopment: false });
  checkTaken('ROUTEUR_HOST', '::1', { host: '::1' });
  checkTaken('ROUTEUR_HOST', 'localhost', { host: 'localhost' });
  checkTaken('ROUTEUR_PORT', '0', { port: 0 });
  checkTaken('ROUTEUR_PORT', '65535', { port: 65_535 });
  checkTaken('ROUTEUR_PORT', '0080', { port: 80 });
  checkTaken('ROUTEUR_DATA_DIR', '/var/lib/x', { dataDir: '/var/lib/x', historyDir: '/var/lib/x/history' });
  checkTaken('ROUTEUR_DATA_DIR', 'x/../y', { dataDir: resolve('y'), historyDir: resolve('y/history') });
  for (const logLevel of ['debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const) {
    checkTaken('ROUTEUR_LOG_LEVEL', logLevel, { logLevel });
  }
  for (const databaseUrl of [
    'postgres://localhost/x',
    'postgresql://u:p%25q@[::1]:5432/x?sslmode=require',
    'postgres://u@%2Fvar%2Frun/x',
    'postgres:///x?host=/var/run',
  ]) {
    checkTaken('DATABASE_URL', databaseUrl, { databaseUrl });
  }
  checkTaken('DATABASE_CONNECTIONS_MAX', '1', { databaseConnectionsMax: 1 });
  checkTaken('DATABASE_CONNECTIONS_MAX', '100', { databaseConnectionsMax: 100 });
  checkTaken('REDIS_URL', 'redis://:p@localhost:6379/1', { redisUrl: 'redis://:p@localhost:6379/1' });
  checkTaken('REDIS_URL', 'rediss://localhost', { redisUrl: 'rediss://localhost' });
  checkTaken('ROUTEUR_EXPLORER_ORIGINS', 'https://a.example', { explorerOrigins: ['https://a.example'] });
  checkTaken('ROUTEUR_EXPLORER_ORIGINS', 'https://a.example , http://localhost:3000', {
    explorerOrigins: ['https://a.example', 'http://localhost:3000'],
  });
  checkTaken('ROUTEUR_TRUSTED_PROXIES', '10.0.0.0/8,::1,fe80::/10,192.0.2.1/32', {
    trustedProxies: ['10.0.0.0/8', '::1', 'fe80::/10', '192.0.2.1/32'],
  });
  checkTaken('ROUTEUR_ADMIN_TOKEN', 'x'.repeat(32), { adminToken: 'x'.repeat(32) });
});

test('bad values are refused by the name of their variable', () => {
  for (const text of [
    'example.com',
    '256.1.1.1',
    '127.0.0.1:80',
    'http://127.0.0.1',
    ' 127.0.0.1',
    '[::1]',
  ]) {
    checkRefused('ROUTEUR_HOST', text);
  }
  for (const text of [
    '65536',
    '-1',
    '80.5',
    '1e3',
    '0x50',
    'http',
    ' 80',
    '80 ',
    '٨٠',
    '9999999999',
    'Infinity',
  ]) {
    checkRefused('ROUTEUR_PORT', text);
  }
  for (const text of ['verbose', 'INFO', 'info ', 'trace']) checkRefused('ROUTEUR_LOG_LEVEL', text);
  for (const text of [
    'localhost',
    'mysql://localhost/x',
    'http://localhost',
    'postgres//localhost',
    'postgres://h:99999/x',
    'postgres://u:50%off@localhost/x',
  ]) {
    checkRefused('DATABASE_URL', text);
  }
  for (const text of ['0', '101', '-1', 'many']) checkRefused('DATABASE_CONNECTIONS_MAX', text);
  for (const text of ['localhost:6379', 'http://localhost', 'redis://:50%off@localhost']) {
    checkRefused('REDIS_URL', text);
  }
  for (const text of [
    'a.example',
    'https://a.example/',
    'https://a.example/page',
    'https://A.example',
    'https://a.example:443',
    '*',
    'null',
    'https://a.example,',
    ',',
    'https://a.example,,https://b.example',
  ]) {
    checkRefused('ROUTEUR_EXPLORER_ORIGINS', text);
  }
  for (const text of [
    'loopback',
    '10.9.0.0/33',
    '10.9.0.0/',
    '10.9.0.0/-1',
    '10.9.0.0/8/8',
    '10.0.0/8',
    'fe80::/129',
    // Everybody: then X-Forwarded-For would say whatever callers like. The server does not take it either.
    '0.0.0.0/0',
    '::/0',
    '10.9.0.0/8,',
  ]) {
    checkRefused('ROUTEUR_TRUSTED_PROXIES', text);
  }
  checkRefused('ROUTEUR_ADMIN_TOKEN', 'x'.repeat(31));
  checkRefused('ROUTEUR_CURSOR_KEY', 'x'.repeat(31));
  checkRefused('ROUTEUR_WEBHOOK_KEY', 'x'.repeat(31));
  for (const text of ['yes', '1', 'TRUE', ' true']) checkRefused('ROUTEUR_WEBHOOKS_DEVELOPMENT', text);
  checkRefused('ROUTEUR_HISTORY_RETENTION_DAYS', '29');
});

test('the identity variables are taken together or not at all', () => {
  assert.deepEqual(parseConfig(identity).identity, {
    issuer: 'https://issuer.example.com',
    jwksUrl: 'https://issuer.example.com/jwks.json',
    audience: 'routeur',
    allowed: ['a@example.com', 'b'],
    tier: 'pro',
  });
  const names = Object.keys(identity);
  for (const name of names) {
    const without = Object.fromEntries(Object.entries(identity).filter(([each]) => each !== name));
    assert.deepEqual(
      findMistakes(without).map((mistake) => mistake.variable),
      [name],
    );
    const alone = findMistakes({ [name]: identity[name] ?? '' }).map((mistake) => mistake.variable);
    assert.deepEqual(alone.toSorted(), names.filter((each) => each !== name).toSorted());
  }
  checkRefused('ROUTEUR_IDENTITY_ISSUER', 'issuer.example.com', identity);
  checkRefused('ROUTEUR_IDENTITY_TIER', 'gold', identity);
  checkRefused('ROUTEUR_IDENTITY_ALLOWED', 'a@example.com,,b', identity);
  for (const text of [
    'http://issuer.example.com/jwks',
    'file:///etc/passwd',
    'jwks',
    'http://localhost.example.com',
  ]) {
    checkRefused('ROUTEUR_IDENTITY_JWKS_URL', text, identity);
  }
  for (const text of ['http://localhost:1/jwks', 'http://127.0.0.1/jwks', 'http://[::1]:8080/jwks']) {
    assert.equal(parseConfig({ ...identity, ROUTEUR_IDENTITY_JWKS_URL: text }).identity?.jwksUrl, text);
  }
});

test('an empty variable is one that is not set', () => {
  const empty = Object.fromEntries(Object.keys(variables).map((name) => [name, '']));
  assert.deepEqual(parseConfig(empty), parseConfig({}));
});

test('a name that only looks like ours is refused, other names are ignored', () => {
  const mistakes = findMistakes({ ROUTEUR_PROT: '1', ROUTEUR_: '', PORT: 'x', routeur_port: 'x', HOME: '/' });
  assert.deepEqual(
    mistakes.map((mistake) => mistake.variable),
    ['ROUTEUR_PROT', 'ROUTEUR_'],
  );
  assert.deepEqual(findMistakes({ ROUTEUR_TEST_DATABASE_URL: 'x' }), []);
});

test('all mistakes are reported together, each once, and no value is repeated', () => {
  const secret = 'geheim';
  const wrong: Environment = {
    ROUTEUR_HOST: secret,
    ROUTEUR_PORT: secret,
    ROUTEUR_LOG_LEVEL: secret,
    DATABASE_URL: `mysql://u:${secret}@h/x`,
    DATABASE_CONNECTIONS_MAX: secret,
    REDIS_URL: `http://:${secret}@h`,
    ROUTEUR_EXPLORER_ORIGINS: secret,
    ROUTEUR_TRUSTED_PROXIES: secret,
    ROUTEUR_ADMIN_TOKEN: secret,
    ROUTEUR_VENUES: secret,
    ROUTEUR_BOOKS_FOLLOWED: secret,
    ROUTEUR_VENUE_A_URL: secret,
    ROUTEUR_VENUE_A_STREAM_URL: `http://${secret}`,
    ROUTEUR_VENUE_B_GAMMA_URL: secret,
    ROUTEUR_VENUE_B_CLOB_URL: secret,
    ROUTEUR_VENUE_B_DATA_URL: secret,
    ROUTEUR_VENUE_B_STREAM_URL: secret,
    ROUTEUR_IDENTITY_ISSUER: secret,
    ROUTEUR_IDENTITY_JWKS_URL: `ftp://${secret}`,
    ROUTEUR_IDENTITY_ALLOWED: `${secret},,`,
    ROUTEUR_IDENTITY_TIER: secret,
    ROUTEUR_UNKNOWN: secret,
  };
  const mistakes = findMistakes(wrong);
  assert.deepEqual(
    mistakes.map((mistake) => mistake.variable).toSorted(),
    [...Object.keys(wrong), 'ROUTEUR_IDENTITY_AUDIENCE'].toSorted(),
  );
  const { message } = new ConfigError(mistakes);
  for (const name of Object.keys(wrong)) assert.match(message, new RegExp(`^  ${name}: \\S`, 'm'));
  assert(!message.includes(secret), message);
});

test('venues can be chosen, and a key needs its id and its file', () => {
  assert.deepEqual(parseConfig({ ROUTEUR_VENUES: 'none' }).venues.enabled, []);
  assert.deepEqual(parseConfig({ ROUTEUR_VENUES: 'venue_b' }).venues.enabled, ['venue_b']);
  checkRefused('ROUTEUR_VENUES', 'venue_c');
  const key = { ROUTEUR_VENUE_A_KEY_ID: 'an-id', ROUTEUR_VENUE_A_KEY_FILE: '/a/key.pem' };
  assert.deepEqual(parseConfig(key).venues.venueA.key, { id: 'an-id', file: '/a/key.pem' });
  for (const [alone, missing] of [
    ['ROUTEUR_VENUE_A_KEY_ID', 'ROUTEUR_VENUE_A_KEY_FILE'],
    ['ROUTEUR_VENUE_A_KEY_FILE', 'ROUTEUR_VENUE_A_KEY_ID'],
  ] as const) {
    assert.deepEqual(
      findMistakes({ [alone]: key[alone] }).map((mistake) => mistake.variable),
      [missing],
    );
  }
});

test('venues are simulated only at addresses that are set', () => {
  const addresses = {
    ROUTEUR_VENUE_A_URL: 'http://127.0.0.1:9001/trade-api/v2',
    ROUTEUR_VENUE_B_GAMMA_URL: 'http://127.0.0.1:9002',
  };
  const simulated = { ROUTEUR_VENUES_SIMULATED: 'true' };
  assert.equal(parseConfig({ ...addresses, ...simulated }).venues.simulated, true);
  assert.equal(parseConfig(addresses).venues.simulated, false);
  for (const missing of ['ROUTEUR_VENUE_A_URL', 'ROUTEUR_VENUE_B_GAMMA_URL']) {
    assert.deepEqual(
      findMistakes({ ...addresses, ...simulated, [missing]: undefined }).map(({ variable }) => variable),
      ['ROUTEUR_VENUES_SIMULATED'],
    );
  }
  checkRefused('ROUTEUR_VENUES_SIMULATED', 'maybe');
});

test('the variables of the model are taken together, and its key and its budget may be left out', () => {
  const needed = {
    ROUTEUR_MODEL_URL: 'http://127.0.0.1:9100/v1/messages',
    ROUTEUR_MODEL_FORM: 'messages',
    ROUTEUR_MODEL_NAME: 'some-model',
  };
  assert.deepEqual(parseConfig(needed).model, {
    endpoint: {
      url: needed.ROUTEUR_MODEL_URL,
      form: 'messages',
      model: 'some-model',
      key: undefined,
    },
    questionsPerDayMax: 200,
  });
  const all = { ...needed, ROUTEUR_MODEL_KEY: 'k', ROUTEUR_MODEL_QUESTIONS_PER_DAY: '0' };
  assert.equal(parseConfig(all).model?.endpoint.key, 'k');
  assert.equal(parseConfig(all).model?.questionsPerDayMax, 0);
  for (const name of Object.keys(needed)) {
    const without = Object.fromEntries(Object.entries(all).filter(([each]) => each !== name));
    assert.deepEqual(
      findMistakes(without).map(({ variable }) => variable),
      [name],
    );
  }
  checkRefused('ROUTEUR_MODEL_URL', 'http://models.example.com/', needed);
  checkRefused('ROUTEUR_MODEL_FORM', 'grpc', needed);
  checkRefused('ROUTEUR_MODEL_NAME', 'm'.repeat(201), needed);
});

test('.env.example has every variable, with its meaning, and works when all of it is set', () => {
  const text = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  assert.deepEqual(parseEnv(text), {}, 'a variable is set');
  const environment = parseEnv(text.replaceAll(/^#(?=[A-Z_]+=)/gm, ''));
  assert.deepEqual(Object.keys(environment).toSorted(), Object.keys(variables).toSorted());
  for (const [name, { meaning, example }] of Object.entries(variables)) {
    assert(text.includes(`\n# ${meaning}\n#${name}=${example}\n`), name);
  }
  const config = parseConfig(environment);
  assert.equal(config.identity?.tier, 'institutional');
  assert.deepEqual({ ...config, identity: undefined }, { ...parseConfig({}), ...pick(config) });
});

/** What the examples set to something else than the default. */
function pick(config: Config): Partial<Config> {
  const { databaseUrl, redisUrl, explorerOrigins, trustedProxies, adminToken, venues } = config;
  const { historyDir, historyRetentionDays, cursorKey, webhookKey, model } = config;
  return {
    databaseUrl,
    redisUrl,
    explorerOrigins,
    trustedProxies,
    adminToken,
    venues,
    historyDir,
    historyRetentionDays,
    cursorKey,
    webhookKey,
    model,
  };
}
