/** What `routeur venues check` found, as a table for people and as JSON for machines. */
import { type EndpointCheck, isHarmful, type WireDifference } from '../venues/index.ts';

const stateWords: Readonly<Record<EndpointCheck['state'], string>> = {
  agrees: 'agrees',
  new: 'agrees, with news',
  missing: 'MISSING',
  absent: 'not served',
  unreachable: 'UNREACHABLE',
  not_asked: 'not asked',
};

const detailCharactersMax = 160;

/** A row for each endpoint; below it what is new, what is missing, and why it was not asked. */
export function printChecks(checks: readonly EndpointCheck[]): string {
  const rows = checks.map(({ venue, endpoint, state, agreeing, differences, latencyMs }) => [
    venue,
    endpoint,
    stateWords[state],
    agreeing.length === 0 ? '–' : `${agreeing.length} fields`,
    countOf(differences.filter(isNews)),
    countOf(differences.filter((each) => !isNews(each))),
    latencyMs === undefined ? '–' : `${Math.round(latencyMs)} ms`,
  ]);
  const header = ['venue', 'endpoint', 'result', 'agree', 'new', 'missing', 'latency'];
  const widths = header.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const print = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const lines = [print(header)];
  for (const [place, check] of checks.entries()) {
    lines.push(print(rows[place] ?? []), ...notesOf(check).map((note) => `    ${note}`));
  }
  return `${lines.join('\n')}\n`;
}

function notesOf({ differences, detail }: EndpointCheck): readonly string[] {
  return [...differences.map(describeDifference), ...(detail === undefined ? [] : [detail])].map(cut);
}

function describeDifference(difference: WireDifference): string {
  const { kind, field, example } = difference;
  const some = isHarmful(difference) ? '' : ', in some of them';
  switch (kind) {
    case 'new_field':
      return `new field ${field}, such as ${example}`;
    case 'new_value':
      return `new value of ${field}: ${example}`;
    case 'wrong_type':
      return `${field} is of another kind${some}: ${example}`;
    case 'missing_field':
      return `${field} is missing${some} from ${example}`;
  }
}

function isNews({ kind }: WireDifference): boolean {
  return kind === 'new_field' || kind === 'new_value';
}

function countOf(differences: readonly WireDifference[]): string {
  return differences.length === 0 ? '–' : String(differences.length);
}

/** A venue's words are shown as they are, but for what would move the cursor or colour the terminal. */
function cut(note: string): string {
  const plain = note.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '�');
  return plain.length > detailCharactersMax ? `${plain.slice(0, detailCharactersMax)}…` : plain;
}

/** What to run, to send or to do next. */
export function adviseAfter(exitCode: 0 | 1 | 2): string {
  switch (exitCode) {
    case 0:
      return 'Everything Routeur needs is there.\n';
    case 1:
      return 'Something Routeur needs is missing or has changed. Please send the output of `routeur venues check --json`.\n';
    case 2:
      return 'Something could not be reached; nothing is known to be missing. Check the network, or try again later.\n';
  }
}

export function printChecksAsJson(checks: readonly EndpointCheck[], exitCode: 0 | 1 | 2): string {
  const described = checks.map(({ venue, endpoint, state, agreeing, differences, latencyMs, detail }) => ({
    venue,
    endpoint,
    state,
    latency_ms: latencyMs === undefined ? null : Math.round(latencyMs),
    detail: detail ?? null,
    agreeing,
    differences: differences.map(({ kind, field, count, isEverywhere, example }) => ({
      kind,
      field,
      count,
      everywhere: isEverywhere,
      example,
    })),
  }));
  return `${JSON.stringify({ exit_code: exitCode, checks: described }, undefined, 2)}\n`;
}
