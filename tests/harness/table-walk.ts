/** Holds values against the field tables, all the way down, and remembers which fields and words it met. */
import { type FieldTable, fieldTables, isTableName, type TableName } from './field-tables.ts';

interface Met {
  present: number;
  absent: number;
}

const scalarPatterns: Readonly<Record<string, RegExp>> = {
  text: /^/,
  words: /\S/,
  price: /^-?\d+\.\d{4,6}$/,
  quantity: /^\d+\.\d{4,6}$/,
  amount: /^-?\d+\.\d{4}$/,
  ratio: /^-?\d+\.\d{6}$/,
  share: /^-?(0\.\d{6}|1\.0{6})$/,
  rational: /^-?\d+(\.\d+|\/[1-9]\d*)?$/,
  timestamp: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/,
  id: /^[A-Za-z0-9][A-Za-z0-9_.-]{0,199}$/,
  slug: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  cursor: /^[A-Za-z0-9_-]+$/,
  hash: /^[0-9a-f]{16,}$/,
  // Brackets that open and close, in braces single values; in front, what is paid there where it is not always 1.
  interval: /^(\d+(\/\d+)? on )?[[({].*[\])}]$/,
};
const numberForms: ReadonlySet<string> = new Set(['price', 'quantity', 'amount', 'ratio', 'share']);
/** A walk over a wrong answer would else say the same thing thousands of times. */
const problemsMax = 50;

export class TableWalk {
  readonly problems: string[] = [];
  /** How many numbers of each form were met. */
  readonly numbers = new Map<string, number>();
  /** By table and field: how often each optional field stood there or not. */
  readonly #fields = new Map<string, Met>();
  /** By table and field: the words of each enumeration that were met. */
  readonly #words = new Map<string, Set<string>>();

  check(table: TableName, value: unknown, place: string): void {
    this.#checkTable(table, value, place);
  }

  /** Optional fields that never stood there, or always. */
  unmet(): { readonly neverPresent: string[]; readonly neverAbsent: string[]; readonly words: string[] } {
    const met = (name: string): Met => this.#fields.get(name) ?? { present: 0, absent: 0 };
    const optional = Object.entries(fieldTables).flatMap(([table, rows]) =>
      rowsOf(rows).flatMap(([field, , isOptional]) => (isOptional ? [`${table}.${field}`] : [])),
    );
    const words = Object.entries(fieldTables).flatMap(([table, rows]) =>
      rowsOf(rows).flatMap(([field, type]) =>
        enumeration(type).flatMap((word) =>
          this.#words.get(`${table}.${field}`)?.has(word) ? [] : [`${table}.${field}=${word}`],
        ),
      ),
    );
    return {
      neverPresent: optional.filter((name) => met(name).present === 0),
      neverAbsent: optional.filter((name) => met(name).absent === 0),
      words,
    };
  }

  #checkTable(table: TableName, value: unknown, place: string): void {
    if (!isObject(value)) {
      this.#fail(place, `${table} is no object`);
      return;
    }
    const known = new Set<string>();
    for (const [field, type, isOptional] of rowsOf(fieldTables[table])) {
      known.add(field);
      const isThere = Object.hasOwn(value, field);
      if (isOptional) this.#meet(`${table}.${field}`, isThere);
      if (isThere) this.#checkType(type, value[field], `${place}.${field}`, `${table}.${field}`);
      else if (!isOptional) this.#fail(place, `${table} has no ${field}`);
    }
    for (const field of Object.keys(value)) {
      if (!known.has(field)) this.#fail(place, `${table} has a property ${field} that no document names`);
    }
  }

  #checkType(type: string, value: unknown, place: string, name: string): void {
    if (type.startsWith('null|')) {
      if (value !== null) this.#checkType(type.slice(5), value, place, name);
    } else if (type.endsWith('[]')) {
      this.#checkList(type.slice(0, -2), value, place, name);
    } else if (type.startsWith('{')) {
      this.#checkMap(type.slice(1, -1), value, place, name);
    } else if (isTableName(type)) {
      this.#checkTable(type, value, place);
    } else {
      this.#checkScalar(type, value, place, name);
    }
  }

  #checkList(type: string, value: unknown, place: string, name: string): void {
    if (!Array.isArray(value)) {
      this.#fail(place, `is no list but ${show(value)}`);
      return;
    }
    for (const [index, each] of value.entries()) this.#checkType(type, each, `${place}[${index}]`, name);
  }

  #checkMap(type: string, value: unknown, place: string, name: string): void {
    if (!isObject(value)) {
      this.#fail(place, `is no map but ${show(value)}`);
      return;
    }
    for (const [key, each] of Object.entries(value)) this.#checkType(type, each, `${place}.${key}`, name);
  }

  #checkScalar(type: string, value: unknown, place: string, name: string): void {
    if (type === 'flag') {
      if (typeof value !== 'boolean') this.#fail(place, `is no flag but ${show(value)}`);
    } else if (type === 'number') {
      if (typeof value !== 'number' || !(value >= 0)) this.#fail(place, `is no number but ${show(value)}`);
    } else if (type === 'integer' || type === 'count') {
      const fits = Number.isSafeInteger(value) && (type === 'integer' || Number(value) >= 0);
      if (!fits) this.#fail(place, `is no ${type} but ${show(value)}`);
    } else if (typeof value !== 'string') {
      this.#fail(place, `is no text but ${show(value)}`);
    } else if (type.includes('/')) {
      if (type.split('/').includes(value)) this.#meetWord(name, value);
      else this.#fail(place, `is none of ${type} but ${show(value)}`);
    } else {
      const pattern = scalarPatterns[type];
      if (pattern === undefined) throw new TypeError(`The tables have no type ${type}`);
      if (numberForms.has(type)) this.numbers.set(type, (this.numbers.get(type) ?? 0) + 1);
      const isReal = type !== 'timestamp' || !Number.isNaN(Date.parse(value));
      if (!pattern.test(value) || !isReal) this.#fail(place, `is no ${type} but ${show(value)}`);
    }
  }

  #fail(place: string, what: string): void {
    if (this.problems.length < problemsMax) this.problems.push(`${place}: ${what}`);
  }

  #meet(name: string, isPresent: boolean): void {
    const met = this.#fields.get(name) ?? { present: 0, absent: 0 };
    this.#fields.set(name, met);
    if (isPresent) met.present += 1;
    else met.absent += 1;
  }

  #meetWord(name: string, word: string): void {
    const words = this.#words.get(name) ?? new Set();
    this.#words.set(name, words.add(word));
  }
}

/** Name, type and whether it may be missing, of what the documents name and what is allowed beside it. */
function rowsOf(table: FieldTable): (readonly [field: string, type: string, isOptional: boolean])[] {
  const further = Object.entries(table.further ?? {}).map(([field, [type]]) => [field, type] as const);
  return [...Object.entries(table.fields), ...further].map(([field, type]) =>
    field.endsWith('?') ? [field.slice(0, -1), type, true] : [field, type, false],
  );
}

function enumeration(type: string): readonly string[] {
  const plain = type.replace(/^null\|/, '').replace(/\[\]$/, '');
  return plain.includes('/') ? plain.split('/') : [];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function show(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 120);
}
