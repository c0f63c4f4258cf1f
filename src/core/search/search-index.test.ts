/** Searches of a small world. Markets are listed from the most traded to the least. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Category, VenueId } from '../contract/index.ts';
import { SearchBuilder } from './search-builder.ts';
import type { SearchDocument } from './search-document.ts';
import type { SearchAsked, SearchFound, SearchStep } from './search-found.ts';
import { SearchIndex } from './search-index.ts';

type Row = readonly [VenueId, string, string, string, Category | undefined, string, string?];

/** Venue, event id, id, title, category, topics, label. */
const rows: readonly Row[] = [
  ['venue_a', 'KXBTC-26DEC31', 'KXBTC-26DEC31-T100000', 'Bitcoin above $100,000?', 'Crypto', 'crypto'],
  ['venue_b', 'bitcoin-2026', 'btc-100k-2026', 'Will Bitcoin hit $100k in 2026?', 'Crypto', 'bitcoin crypto'],
  ['venue_b', 'bitcoin-2026', 'btc-150k-2026', 'Will Bitcoin hit $150k in 2026?', 'Crypto', 'bitcoin crypto'],
  ['venue_b', 'eth-2026', 'eth-5k-2026', 'Will Ethereum hit $5k in 2026?', 'Crypto', 'ethereum crypto'],
  ['venue_a', 'KXFED-26DEC', 'KXFED-26DEC-C25', 'Fed cut of 25bps in December?', 'Economics', 'fed-rates'],
  [
    'venue_a',
    'KXFED-26DEC',
    'KXFED-26DEC-H0',
    'No change of Fed rates in December?',
    'Economics',
    'fed-rates',
  ],
  ['venue_b', 'fed-december', 'fed-cut-december', 'Fed rate cut in December?', 'Economics', 'fed-rates fed'],
  ['venue_b', 'fed-chair', 'next-fed-chair', 'Who is the next Fed chair?', 'Politics', 'fed'],
  ['venue_a', 'KXCPI-26SEP', 'KXCPI-26SEP-T0.3', 'CPI above 0.3% in September?', 'Economics', 'inflation'],
  ['venue_b', 'us-recession', 'us-recession-2026', 'U.S. recession in 2026?', 'Economics', 'recession'],
  ['venue_a', 'KXGREENLAND-27', 'KXGREENLAND-27', 'Will Trump buy Greenland?', 'Politics', 'arctic'],
  ['venue_b', 'trump-visits', 'trump-visits-china', 'Will Trump visit China?', 'Politics', 'trump china'],
  ['venue_b', 'trump-visits', 'trump-visits-india', 'Will Trump visit India?', 'Politics', 'trump india'],
  ['venue_b', 'tariffs', 'tariffs-court', 'Court strikes down tariffs?', 'Politics', 'trump tariffs'],
  ['venue_b', 'world-cup', 'brazil-wins', 'Will Brazil win the World Cup?', 'Sports', 'soccer world-cup'],
  ['venue_b', 'world-cup', 'france-wins', 'Will France win the World Cup?', 'Sports', 'soccer world-cup'],
  ['venue_a', 'KXWC-26', 'KXWC-26-BRA', 'World Cup winner: Brazil', 'Sports', 'soccer'],
  ['venue_a', 'KXNCAAF-26NOV', 'KXNCAAF-26NOV-TT', 'Texas Tech beats Baylor?', 'Sports', 'college-football'],
  ['venue_a', 'KXNCAAF-26NOV', 'KXNCAAF-26NOV-GT', 'Georgia Tech beats Duke?', 'Sports', 'college-football'],
  ['venue_b', 'ai-model', 'best-ai-model', 'Which company has the best AI model?', 'Tech & Science', 'ai'],
  ['venue_b', 'rocket', 'rocket-lands', 'Does the rocket land on Mars?', 'Tech & Science', 'space'],
  ['venue_a', 'KXHIGHNY-26NOV15', 'KXHIGHNY-26NOV15-T61', 'New York high above 61°?', 'Weather', 'climate'],
  ['venue_a', 'KXHIGHNY-26NOV15', 'KXHIGHNY-26NOV15-T65', 'New York high above 65°?', 'Weather', 'climate'],
  ['venue_b', 'sao-paulo', 'sao-paulo-mayor', 'Who is mayor of São Paulo?', 'World', 'brazil'],
  ['venue_b', 'peace', 'ceasefire-2026', 'Ceasefire in 2026?', 'World', 'geopolitics'],
  ['venue_b', 'oscars', 'best-picture', 'Which film wins best picture?', 'Culture', 'oscars'],
  ['venue_b', 'premier', 'odegaard-scores', 'Will Ødegaard score?', 'Sports', 'soccer', 'Ødegaard'],
  ['venue_b', 'numbers', '61', 'Market with a number for an id', undefined, 'misc'],
  ['venue_a', 'RAIN', 'RAIN-MIAMI', "Miami's rainiest day", 'Weather', 'climate', 'Rain'],
  ['venue_b', 'rain', 'rain-berlin', 'A wet day', undefined, 'misc'],
];

const documents = rows.map(documentOf);

function documentOf([venue, eventId, id, title, category, topics, label]: Row): SearchDocument {
  return {
    venue,
    id,
    eventId,
    seriesId: venue === 'venue_a' ? eventId.split('-')[0] : undefined,
    title,
    eventTitle: title,
    eventSubTitle: undefined,
    yesLabel: label ?? 'Yes',
    noLabel: 'No',
    category,
    topics: topics.split(' '),
  };
}

function indexOf(listed: readonly SearchDocument[]): SearchIndex {
  const builder = new SearchBuilder();
  for (const document of listed) builder.add(document);
  return new SearchIndex(structuredClone(builder.finish()));
}

const index = indexOf(documents);
const order = Int32Array.from(documents.keys());

function search(text: string, asked: Partial<SearchAsked> = {}, tradeable = order.length): SearchFound {
  return index.search(
    { text, venue: undefined, category: undefined, ...asked },
    order,
    order,
    300,
    tradeable,
  );
}

function idsOf({ indexes }: SearchFound): string[] {
  return [...indexes].map((market) => documents[market]?.id ?? '?');
}

/** What a text finds, all of it, best first. */
function checkFound(text: string, step: SearchStep, ...ids: string[]): void {
  const found = search(text);
  assert.deepEqual([found.relaxed, ...idsOf(found)], [step, ...ids], text);
}

/** What a text finds first, where more follows. */
function checkFirst(text: string, step: SearchStep, ...ids: string[]): void {
  const found = search(text);
  assert.deepEqual([found.relaxed, ...idsOf(found).slice(0, ids.length)], [step, ...ids], text);
}

/** The filters a text is understood as, as `words → value`. */
function checkUnderstood(text: string, ...expected: string[]): void {
  const { understood } = search(text);
  assert.deepEqual(
    understood.map(({ words, as, value }) => `${words} → ${as} ${value}`),
    expected,
    text,
  );
}

describe('an exact id', () => {
  it('is found in upper and lower case', () => {
    checkFound('KXBTC-26DEC31-T100000', 'exact_id', 'KXBTC-26DEC31-T100000');
    checkFound(' kxbtc-26dec31-t100000 ', 'exact_id', 'KXBTC-26DEC31-T100000');
    checkFound('"best-picture"', 'exact_id', 'best-picture');
  });

  it('of an event or a series gives all its markets', () => {
    checkFound('kxfed-26dec', 'exact_id', 'KXFED-26DEC-C25', 'KXFED-26DEC-H0');
    checkFound('KXHIGHNY', 'exact_id', 'KXHIGHNY-26NOV15-T61', 'KXHIGHNY-26NOV15-T65');
    checkFound('bitcoin-2026', 'exact_id', 'btc-100k-2026', 'btc-150k-2026');
  });

  it('may have its venue before it', () => {
    const found = search('venue_a KXFED-26DEC');
    assert.deepEqual([found.relaxed, found.venue], ['exact_id', 'venue_a']);
    assert.deepEqual(idsOf(found), ['KXFED-26DEC-C25', 'KXFED-26DEC-H0']);
  });

  it('that is also a word does not hide the markets with that word', () => {
    checkFound('61', 'exact_id', '61', 'KXHIGHNY-26NOV15-T61');
    checkFound('rain', 'all_words', 'RAIN-MIAMI', 'rain-berlin');
  });
});

describe('a number', () => {
  it('is not the beginning of another', () => {
    checkFirst('bitcoin 10,000', 'any_word', 'KXBTC-26DEC31-T100000');
    checkFound('bitcoin 100,000', 'all_words', 'KXBTC-26DEC31-T100000', 'btc-100k-2026');
  });
});

describe('all words', () => {
  it('are in the market, in any order and field', () => {
    checkFound('december fed cut', 'all_words', 'KXFED-26DEC-C25', 'fed-cut-december');
    checkFound('paulo sao', 'all_words', 'sao-paulo-mayor');
    checkFound('SÃO PAULO', 'all_words', 'sao-paulo-mayor');
    checkFound('odegaard', 'all_words', 'odegaard-scores');
    checkFound('us recession', 'all_words', 'us-recession-2026');
  });

  it('may be numbers, however they are written', () => {
    const both = ['KXBTC-26DEC31-T100000', 'btc-100k-2026'];
    checkFound('"bitcoin" 100k', 'all_words', ...both);
    checkFound('"bitcoin" $100,000', 'all_words', ...both);
    checkFound('"bitcoin" 100000', 'all_words', ...both);
    checkFound('cpi 0.30%', 'all_words', 'KXCPI-26SEP-T0.3');
  });

  it('may be begun: the last one typed, or one that is no word', () => {
    checkFound('gree', 'all_words', 'KXGREENLAND-27');
    checkFound('ethe hit', 'all_words', 'eth-5k-2026');
    checkFound('will trump visit i', 'all_words', 'trump-visits-india');
  });

  it('count more in own texts than in ids and topics, and whole more than begun', () => {
    checkFound('miami', 'all_words', 'RAIN-MIAMI');
    checkFound('"rain"', 'all_words', 'RAIN-MIAMI', 'rain-berlin');
    checkFound(
      '"fed"',
      'all_words',
      ...['KXFED-26DEC-C25', 'KXFED-26DEC-H0', 'fed-cut-december', 'next-fed-chair'],
    );
    checkFound('"ai"', 'all_words', 'best-ai-model');
  });

  it('of a thin market come after those of others', () => {
    const found = search('"rain"', {}, documents.length - 2);
    assert.deepEqual(idsOf(found), ['RAIN-MIAMI', 'rain-berlin']);
    const brazil = search('"brazil"');
    assert.deepEqual(idsOf(brazil), ['brazil-wins', 'KXWC-26-BRA', 'sao-paulo-mayor']);
    const thin = search('trump', {}, 11);
    assert.deepEqual(idsOf(thin).slice(0, 2), ['KXGREENLAND-27', 'trump-visits-china']);
  });

  it('are found for lists of events, without filters', () => {
    assert.deepEqual([...index.matchAll('crypto hit')], [1, 2, 3]);
    assert.deepEqual([...index.matchAll('venue_b bitcoin')], []);
    assert.equal(index.matchAll(' ?! ').length, documents.length);
  });
});

describe('any word', () => {
  it('is enough where no market has all; rare words count more', () => {
    checkFirst('what will happen to greenland in the end', 'any_word', 'KXGREENLAND-27');
    checkFirst('mayor mars', 'any_word', 'rocket-lands', 'sao-paulo-mayor');
  });

  it('counts with what a misspelt one may have meant', () => {
    checkFirst('trump visits idnia', 'any_word', 'trump-visits-india', 'trump-visits-china');
  });
});

describe('misspellings', () => {
  it('find what they may have meant', () => {
    checkFound('bitcion', 'fuzzy', 'KXBTC-26DEC31-T100000', 'btc-100k-2026', 'btc-150k-2026');
    checkFound('grenland', 'fuzzy', 'KXGREENLAND-27');
    checkFirst('texsa baylro', 'fuzzy', 'KXNCAAF-26NOV-TT');
  });

  it('are within filters', () => {
    const found = search('venue_a bitcion');
    assert.deepEqual(
      [found.relaxed, found.venue, ...idsOf(found)],
      ['fuzzy', 'venue_a', 'KXBTC-26DEC31-T100000'],
    );
  });
});

describe('the most traded', () => {
  it('are found where nothing else is', () => {
    for (const text of ['', '  ', '?!', 'qqqqzzzz', '2999999']) {
      const found = search(text);
      assert.deepEqual([found.relaxed, found.indexes.length], ['most_traded', documents.length], text);
    }
    const some = index.search({ text: '', venue: 'venue_a', category: undefined }, order, order, 2);
    assert.deepEqual(idsOf(some), ['KXBTC-26DEC31-T100000', 'KXFED-26DEC-C25']);
  });
});

describe('filters in the text', () => {
  it('are venues, categories and topics', () => {
    checkUnderstood('venue_a above', 'venue_a → venue venue_a');
    checkUnderstood('Venue B hit', 'Venue B → venue venue_b');
    checkUnderstood('venueb hit', 'venueb → venue venue_b');
    checkUnderstood('crypto hit', 'crypto → category Crypto');
    checkUnderstood('science mars', 'science → category Tech & Science');
    checkUnderstood('tech and science mars', 'tech and science → category Tech & Science');
    checkUnderstood('fed rates cut', 'fed rates → topic fed-rates');
    checkUnderstood('college-football duke', 'college-football → topic college-football');
  });

  it('narrow to what has them', () => {
    checkFound('venue_a crypto', 'all_words', 'KXBTC-26DEC31-T100000');
    checkFound('fed rates cut', 'all_words', 'KXFED-26DEC-C25', 'fed-cut-december');
    checkFound('climate york 65', 'all_words', 'KXHIGHNY-26NOV15-T65');
    const { venue, category, topics } = search('venue_b bitcoin crypto 150k');
    assert.deepEqual([venue, category, topics], ['venue_b', 'Crypto', ['bitcoin']]);
  });

  it('are words where they would hide markets that say so', () => {
    checkUnderstood('texas tech');
    checkFound('texas tech', 'all_words', 'KXNCAAF-26NOV-TT');
    checkUnderstood('tech');
    checkUnderstood('trump greenland');
    checkFound('trump greenland', 'all_words', 'KXGREENLAND-27');
    checkUnderstood('world brazil win');
  });

  it('are words where one venue alone files markets so, and the other has them in ids or other names', () => {
    const listed = [
      [
        'venue_a',
        'KXNFLGAME-26NOV19',
        'KXNFLGAME-26NOV19-DAL',
        'Dallas at Philadelphia',
        'Sports',
        'football',
      ],
      ['venue_b', 'nfl-dal-phi', 'nfl-dal-phi', 'Cowboys vs. Eagles', 'Sports', 'nfl football'],
      ['venue_b', 'open-26', 'open-26', 'Who wins the open?', 'Sports', 'golf'],
    ] as const satisfies readonly Row[];
    const places = Int32Array.from(listed.keys());
    const find = (text: string, venue?: VenueId) => {
      const asked = { text, venue, category: undefined };
      const { indexes, understood } = indexOf(listed.map(documentOf)).search(asked, places, places, 10);
      return [understood.map(({ as }) => as).join(), ...indexes];
    };
    assert.deepEqual(find('nfl'), ['', 0, 1]);
    assert.deepEqual(find('nfl', 'venue_b'), ['topic', 1]);
    assert.deepEqual(find('venue_b nfl'), ['venue,topic', 1]);
    assert.deepEqual(find('golf'), ['topic', 2]);
  });

  it('stand for all that bear them where nothing else is asked for, whatever a few others say', () => {
    const listed = [
      ...Array.from(
        { length: 50 },
        (_, place): Row => ['venue_b', `e${place}`, `m${place}`, `Coin number ${place}`, 'Crypto', 'coins'],
      ),
      ['venue_a', 'KXSAY-26', 'KXSAY-26-C', 'Will they say crypto?', 'Politics', 'mentions'],
    ] satisfies Row[];
    const places = Int32Array.from(listed.keys());
    const find = (text: string) => {
      const asked = { text, venue: undefined, category: undefined };
      const { indexes, understood } = indexOf(listed.map(documentOf)).search(asked, places, places, 100);
      return [understood.map(({ as }) => as).join(), indexes.length];
    };
    assert.deepEqual(find('crypto'), ['category', 50]);
    assert.deepEqual(find('say crypto'), ['', 1]);
    assert.deepEqual(find('"crypto"'), ['', 51]);
  });

  it('are words inside quotes, which is how they are removed', () => {
    const found = search('fed rates december');
    assert.deepEqual(
      found.understood.map(({ without }) => without),
      ['"fed rates" december'],
    );
    checkUnderstood('"fed rates" december');
    checkFound('"fed rates" december', 'all_words', 'KXFED-26DEC-H0', 'KXFED-26DEC-C25', 'fed-cut-december');
    checkUnderstood('“crypto” hit');
    checkUnderstood('"crypto hit', 'crypto → category Crypto');
  });

  it('are removed one by one', () => {
    const [venue, category] = search('venue_b crypto hit').understood;
    assert.equal(venue?.without, '"venue_b" crypto hit');
    assert.equal(category?.without, 'venue_b "crypto" hit');
    checkUnderstood(venue?.without ?? '', 'crypto → category Crypto');
    checkUnderstood(category?.without ?? '', 'venue_b → venue venue_b');
  });

  it('are given up where they leave nothing, or contradict each other', () => {
    checkUnderstood('weather qqqq');
    checkUnderstood('venue_a venue_b bitcoin');
    const found = search('crypto hit', { category: 'Politics' });
    assert.deepEqual([found.understood, found.category], [[], 'Politics']);
  });
});

describe('filters asked for', () => {
  it('are fitted by every result', () => {
    const found = search('bitcoin', { venue: 'venue_a', category: 'crypto' });
    assert.deepEqual(idsOf(found), ['KXBTC-26DEC31-T100000']);
    assert.deepEqual([found.venue, found.category, found.ignored], ['venue_a', 'Crypto', []]);
    assert.deepEqual(
      idsOf(search('KXBTC-26DEC31-T100000', { venue: 'venue_b' })).includes('KXBTC-26DEC31-T100000'),
      false,
    );
  });

  it('are ignored where no market fits, the category first', () => {
    const unknown = search('bitcoin', { venue: 'venue_a', category: 'Gardening' });
    assert.deepEqual(
      [unknown.venue, unknown.category, unknown.ignored],
      ['venue_a', undefined, ['category']],
    );
    const nowhere = search('', { venue: 'venue_a', category: 'Culture' });
    assert.deepEqual(
      [nowhere.venue, nowhere.category, nowhere.ignored],
      ['venue_a', undefined, ['category']],
    );
    assert.ok(nowhere.indexes.length > 0);
  });

  it('are ignored where the venue lists nothing', () => {
    const alone = new SearchBuilder();
    for (const document of documents.slice(1, 4)) alone.add(document);
    const ranks = Int32Array.of(0, 1, 2);
    const asked = { text: '', venue: 'venue_a', category: 'Crypto' } as const;
    const found = new SearchIndex(alone.finish()).search(asked, ranks, ranks, 10);
    assert.deepEqual([found.venue, found.category, found.ignored], [undefined, 'Crypto', ['venue']]);
    assert.equal(found.indexes.length, 3);
  });
});

it('finds nothing only where nothing is listed', () => {
  const empty = new Int32Array(0);
  const found = new SearchIndex(new SearchBuilder().finish()).search(
    { text: 'bitcoin', venue: 'venue_a', category: 'x' },
    empty,
    empty,
    10,
  );
  assert.equal(found.indexes.length, 0);
});

it('counts a word once, however often it occurs', () => {
  for (const text of ['fed qqqq', 'trump rates visit', 'crypto bitcoin', 'fed chair']) {
    const [first = ''] = text.split(' ');
    const repeated = search(`${`${first} `.repeat(12)}${text}`);
    assert.deepEqual(idsOf(repeated), idsOf(search(text)), text);
    assert.equal(repeated.relaxed, search(text).relaxed);
  }
});

it('reads at most 16 words', () => {
  const words = documents[0]?.title.split(' ').slice(0, 1) ?? [];
  const text = [...Array.from({ length: 16 }, () => words[0]), 'qqqq'].join(' ');
  assert.equal(search(text).relaxed, 'all_words');
});
