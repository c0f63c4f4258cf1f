/**
 * Finished answers of the board in service, by what was asked. A board never changes, so that an answer made of it holds
 * until the next board, which has none at first.
 *
 *   query ─ key ─┬─ made before ─► the same bytes and entity tag
 *                └─ made now, in slices, of the board that was in service when it was asked
 */
import type { InsightBoard } from '../../../core/insight/index.ts';
import { WeighedMap } from '../../../runtime/weighed-map.ts';
import { entityTag } from '../../http/respond.ts';
import { TaggedText } from '../../http/tagged-text.ts';

/** Of all answers kept. Those that were not asked for lately are forgotten first, and made again when asked for. */
const answersBytesMax = 32 * 1024 * 1024;
/** What keeping an answer takes beside its bytes. */
const restBytes = 500;

type KeptAnswers = WeighedMap<string, TaggedText>;

export class BoardAnswers<Board extends object = InsightBoard> {
  readonly #bytesMax: number;
  #board: Board | undefined;
  #kept: KeptAnswers;
  /** By the query of requests that ask for nothing of their own, of which each endpoint has one. */
  #ofPlain = new Map<object, TaggedText>();

  constructor(bytesMax: number = answersBytesMax) {
    this.#bytesMax = bytesMax;
    this.#kept = this.#keepNone();
  }

  /** `key`: the same for requests with the same answer, and for no others. */
  find(board: Board, key: string, make: () => Promise<object>): TaggedText | Promise<TaggedText> {
    this.#turnTo(board);
    return this.#kept.get(key) ?? makeAnswer(this.#kept, key, make);
  }

  /** The same for an answer that nothing but the query decides: of a plain one, the key is made once a board. */
  findFor(
    board: Board,
    query: object,
    describe: () => string,
    make: () => Promise<object>,
  ): TaggedText | Promise<TaggedText> {
    this.#turnTo(board);
    const plain = this.#ofPlain.get(query);
    if (plain !== undefined) return plain;
    const found = this.find(board, describe(), make);
    // A frozen query is the one that all plain requests of its endpoint share.
    if (found instanceof TaggedText && Object.isFrozen(query)) this.#ofPlain.set(query, found);
    return found;
  }

  #turnTo(board: Board): void {
    if (board === this.#board) return;
    this.#board = board;
    this.#kept = this.#keepNone();
    this.#ofPlain = new Map();
  }

  #keepNone(): KeptAnswers {
    return new WeighedMap(this.#bytesMax, ({ body }) => body.length + restBytes);
  }
}

/** `kept`: of the board that the answer is made of, which another may have followed when it is done. */
async function makeAnswer(kept: KeptAnswers, key: string, make: () => Promise<object>): Promise<TaggedText> {
  const body = Buffer.from(JSON.stringify(await make()));
  // Another request may have asked the same meanwhile.
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = new TaggedText(body, entityTag(body));
  kept.add(key, made);
  return made;
}
