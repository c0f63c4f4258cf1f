/**
 * The field tables themselves: that a walk finds what does not fit them, and that the document says the same of every
 * resource, also of what does not occur in the demo.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { document } from '../harness/documented-operations.ts';
import { type FieldTable, fieldTables, type TableName } from '../harness/field-tables.ts';
import { TableWalk } from '../harness/table-walk.ts';

const level = { price_usd: '0.4600', quantity: '10.0000' };
const strike = { type: 'greater', rules_template_hash: '0123456789abcdef' };
const topic = {
  slug: 'two-words',
  name: 'Two words',
  markets: 2,
  events: 1,
  volume_24h_usd: '0.0000',
  venues: ['venue_a'],
};

function checkWalk(what: string, table: TableName, value: unknown, problem: RegExp | undefined): void {
  it(`${what} is ${problem === undefined ? 'taken' : 'found'}`, () => {
    const walk = new TableWalk();
    walk.check(table, value, 'here');
    if (problem === undefined) assert.deepEqual(walk.problems, []);
    else assert.match(walk.problems.join('\n'), problem);
  });
}

describe('a walk', () => {
  checkWalk('what fits', 'BookLevel', level, undefined);
  checkWalk('a missing field', 'BookLevel', { price_usd: '0.4600' }, /has no quantity/);
  checkWalk('a further property', 'BookLevel', { ...level, side: 'yes' }, /property side/);
  checkWalk('a price that is a number', 'BookLevel', { ...level, price_usd: 0.46 }, /price_usd: is no text/);
  checkWalk('a price with two places', 'BookLevel', { ...level, price_usd: '0.46' }, /is no price/);
  checkWalk('a price with seven places', 'BookLevel', { ...level, price_usd: '0.4600001' }, /is no price/);
  checkWalk('no object', 'BookLevel', [level], /is no object/);
  checkWalk('an optional field that is missing', 'Strike', strike, undefined);
  checkWalk(
    'an optional field that does not fit',
    'Strike',
    { ...strike, floor: '1e5' },
    /floor: is no rational/,
  );
  checkWalk('null for nothing', 'Strike', { ...strike, floor: null }, /floor: is no text/);
  checkWalk('a map of texts', 'Strike', { ...strike, custom: { a: 'b' } }, undefined);
  checkWalk('a map of others', 'Strike', { ...strike, custom: { a: 1 } }, /custom\.a/);
  checkWalk('a list', 'Topic', topic, undefined);
  checkWalk(
    'a word that is none of them',
    'Topic',
    { ...topic, venues: ['venue_c'] },
    /venues\[0\]: is none of/,
  );
  checkWalk('a count below zero', 'Topic', { ...topic, markets: -1 }, /is no count/);
  checkWalk('a slug with capitals', 'Topic', { ...topic, slug: 'Two' }, /is no slug/);
  checkWalk(
    'what does not fit further down',
    'TopicAnswer',
    { data: { ...topic, top_markets: [{}] }, graph_run: 1 },
    /data\.top_markets\[0\]: Market has no venue/,
  );
  checkWalk(
    'a day that is none',
    'Gap',
    { from: '2026-13-01T00:00:00Z', cause: 'restart' },
    /is no timestamp/,
  );
  checkWalk(
    'a time of another zone',
    'Gap',
    { from: '2026-09-15T00:00:00+02:00', cause: 'x' },
    /is no timestamp/,
  );

  it('remembers what it met', () => {
    const walk = new TableWalk();
    walk.check('Strike', strike, 'here');
    const { neverPresent, neverAbsent } = walk.unmet();
    assert(neverPresent.includes('Strike.floor'));
    assert(!neverAbsent.includes('Strike.floor'));
    walk.check('Strike', { ...strike, floor: '1/3' }, 'here');
    assert(!walk.unmet().neverPresent.includes('Strike.floor'));
  });
});

interface Component {
  readonly properties?: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
}

/** What the document calls a table, where it has another name for it. */
const otherNames: Readonly<Record<string, string>> = { Step: 'ProofStep', SettledMarket: 'Settlement' };
const { components }: { components: { schemas: Record<string, Component> } } = JSON.parse(
  JSON.stringify(document),
);

describe('the document says what the tables say', () => {
  const compared: string[] = [];
  for (const [name, table] of Object.entries(fieldTables)) {
    const component = components.schemas[otherNames[name] ?? name];
    if (component === undefined) continue;
    compared.push(name);
    it(name, () => {
      const rows = rowsOf(table);
      assert.deepEqual(Object.keys(component.properties ?? {}).toSorted(), Object.keys(rows).toSorted());
      const required = Object.entries(rows).flatMap(([field, { isRequired }]) => (isRequired ? [field] : []));
      assert.deepEqual(component.required?.toSorted() ?? [], required.toSorted());
      assert.equal(component.additionalProperties, false);
      for (const [field, { type }] of Object.entries(rows)) {
        const words: readonly string[] | undefined = component.properties?.[field]?.enum;
        if (words !== undefined && type !== 'words') assert.equal(words.join('/'), type, field);
      }
    });
  }

  it('of every resource of these endpoints', () => {
    for (const name of [
      'Market',
      'Strike',
      'Quote',
      'Relation',
      'RelationProof',
      'ContractVersion',
      'Step',
    ]) {
      assert(compared.includes(name), name);
    }
    assert(compared.length >= 30, compared.join(' '));
  });
});

function rowsOf({ fields, further = {} }: FieldTable): Record<string, { type: string; isRequired: boolean }> {
  const all = [
    ...Object.entries(fields),
    ...Object.entries(further).map(([field, [type]]) => [field, type] as const),
  ];
  return Object.fromEntries(
    all.map(([field, type]) => [field.replace('?', ''), { type, isRequired: !field.endsWith('?') }]),
  );
}
