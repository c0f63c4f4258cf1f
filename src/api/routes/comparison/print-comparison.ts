/**
 * A comparison as the bytes of its JSON. What is the same in one answer after the other, such as sources and receipts, is
 * printed once; candidates are put together from the texts of their markets. The rest is written field by field: as objects
 * for `JSON.stringify` it takes twice as long.
 */

import type { ServedRun } from '../../../core/catalog/index.ts';
import type {
  ComparedOption,
  Comparison,
  ComparisonAsked,
  ContractEvidence,
  Finding,
  OptionQuote,
  PricingTerms,
  Receipt,
} from '../../../core/compare/index.ts';
import { formatMicros, type Micros, microsPerUnit, parseMicros } from '../../../core/exact/index.ts';
import { describeMoney } from '../../../core/market/index.ts';
import { AnswerBytes } from '../../http/answer-bytes.ts';
import { TaggedText } from '../../http/tagged-text.ts';
import { printMoney } from '../../market-figures.ts';
import { type FindLive, MarketTexts } from '../../market-text.ts';
import { perRun } from '../../per-run.ts';
import { printTime } from '../../print-time.ts';
import type { PurchaseComparison } from '../../schemas/index.ts';
import { EvidenceTexts } from '../lookup/index.ts';
import { describeFinding, describeReceipt } from './describe-receipt.ts';

/** Facts of markets that stand in candidates; about so many bytes of each kind. */
const evidenceBytesMax = { members: 16 * 1024 * 1024, combos: 16 * 1024 * 1024 };

type Contract = PurchaseComparison['options'][number]['contract'];

/** What does not change of a contract: before and after the figures of the market, and after its issues. */
interface PrintedContract {
  readonly head: Buffer;
  readonly tail: Buffer;
  readonly end: string;
}

export class ComparisonPrinter {
  readonly #findLive: FindLive;
  readonly #texts: MarketTexts;
  readonly #evidenceOf = perRun((served: ServedRun) => new EvidenceTexts(served, evidenceBytesMax));
  readonly #contracts = new WeakMap<ContractEvidence, PrintedContract>();
  readonly #receipts = new WeakMap<Receipt, Buffer>();
  readonly #pricings = new WeakMap<PricingTerms, Buffer>();
  readonly #differences = new WeakMap<readonly Finding[], string>();
  #printed = 0;

  constructor(deps: { readonly findLive: FindLive }) {
    this.#findLive = deps.findLive;
    this.#texts = new MarketTexts(deps);
  }

  /** `amount`: as it was sent. */
  print(asked: ComparisonAsked, amount: string, compared: Comparison): TaggedText {
    const bytes = new AnswerBytes();
    this.#write(bytes, asked, amount, compared);
    this.#printed += 1;
    // The answer is never cached, so that its tag need not be a hash of it.
    const tag = `W/"${compared.comparedAt.toString(36)}-${this.#printed.toString(36)}"`;
    return new TaggedText(bytes.body, tag, () => bytes.release());
  }

  #write(bytes: AnswerBytes, asked: ComparisonAsked, amount: string, compared: Comparison): void {
    const { side, unit } = asked.purchase;
    const { best, advantage, pricing, reasons, comparedAt, assessment } = compared;
    const { outcome, settlement, evidence, mapping, summary, differences, receipt } = assessment;
    bytes.add(
      `{"data":{"input":{"side":"${side}","unit":"${unit}","amount":${JSON.stringify(amount)}},` +
        `"assessment":{"outcome":"${outcome}","settlement":"${settlement}","evidence":"${evidence}","mapping":"${mapping}",` +
        `"summary":${JSON.stringify(summary)}`,
    );
    if (differences.length > 0) {
      bytes.add(',"differences":');
      bytes.add(this.#printDifferences(differences));
    }
    if (receipt !== undefined) {
      bytes.add(',"receipt":');
      bytes.addBytes(this.#receipt(receipt));
    }
    bytes.add('},"options":[');
    for (const [place, option] of compared.options.entries()) {
      if (place > 0) bytes.addComma();
      this.#writeOption(bytes, option, asked, comparedAt);
    }
    const gain = unit === 'shares' ? formatMicros(advantage ?? 0) : String(advantage);
    const chosen = advantage === undefined ? '' : `,"advantage":"${gain}"`;
    bytes.add(`],"best":${best ?? null}${chosen},"pricing":`);
    bytes.addBytes(this.#pricing(pricing));
    bytes.add(`,"reasons":${printCodes(reasons)},"compared_at":"${printTime(comparedAt)}","candidates":[`);
    this.#writeCandidates(bytes, asked, compared);
    bytes.add(']}}');
  }

  #writeOption(
    bytes: AnswerBytes,
    { evidence, evidenceIssues, quote }: ComparedOption,
    { purchase }: ComparisonAsked,
    now: number,
  ): void {
    const { venue, id } = evidence.contract;
    const { head, tail, end } = this.#contract(evidence);
    const figures = printMoney(describeMoney(this.#findLive(venue, id), now));
    const requested = purchase.unit === 'shares' ? purchase.amount : 0;
    bytes.addBytes(head);
    bytes.add(inner(figures));
    bytes.addBytes(tail);
    bytes.add(`${printCodes(evidenceIssues)}${end}${printQuote(quote, requested)}}`);
  }

  #contract(evidence: ContractEvidence): PrintedContract {
    const known = this.#contracts.get(evidence);
    if (known !== undefined) return known;
    const { contract, hash, sources } = evidence;
    const { venue, id, title, yesLabel, noLabel, rulesHash, settlement } = contract;
    const head: Pick<Contract, 'venue' | 'id' | 'title' | 'yes_label' | 'no_label'> = {
      venue,
      id,
      title,
      yes_label: yesLabel,
      no_label: noLabel,
    };
    const tail: Pick<Contract, 'rules_hash' | 'evidence_hash' | 'sources'> = {
      rules_hash: rulesHash,
      evidence_hash: hash,
      sources: sources.map(({ id: sourceId, version, text, url }) => ({
        id: sourceId,
        version,
        text,
        ...(url === undefined ? {} : { url }),
      })),
    };
    const rest: Pick<Contract, 'currency' | 'payout'> = {
      currency: settlement.currency,
      payout: printPayout(settlement.payout),
    };
    const printed = {
      head: Buffer.from(`{"contract":${JSON.stringify(head).slice(0, -1)},`),
      tail: Buffer.from(`,${inner(tail)},"evidence_issues":`),
      end: `,${inner(rest)}},"quote":`,
    };
    this.#contracts.set(evidence, printed);
    return printed;
  }

  #receipt(receipt: Receipt): Buffer {
    const known = this.#receipts.get(receipt);
    if (known !== undefined) return known;
    const printed = Buffer.from(JSON.stringify(describeReceipt(receipt)));
    this.#receipts.set(receipt, printed);
    return printed;
  }

  #pricing(pricing: PricingTerms): Buffer {
    const known = this.#pricings.get(pricing);
    if (known !== undefined) return known;
    const { kind, currency, assumptions, excluded } = pricing;
    const shown: PurchaseComparison['pricing'] = {
      kind,
      currency,
      assumptions: [...assumptions],
      excluded: [...excluded],
    };
    const printed = Buffer.from(JSON.stringify(shown));
    this.#pricings.set(pricing, printed);
    return printed;
  }

  #printDifferences(differences: readonly Finding[]): string {
    const known = this.#differences.get(differences);
    if (known !== undefined) return known;
    const printed = JSON.stringify(differences.map(describeFinding));
    this.#differences.set(differences, printed);
    return printed;
  }

  #writeCandidates(
    bytes: AnswerBytes,
    { served, index }: ComparisonAsked,
    { candidates, comparedAt }: Comparison,
  ): void {
    const evidence = this.#evidenceOf(served);
    for (const [place, { index: other, relation }] of candidates.entries()) {
      const { text, trading } = this.#texts.find(served, other, comparedAt);
      if (place > 0) bytes.addComma();
      bytes.add(`{"relation":"${relation}","cross_venue":true,"evidence":[`);
      evidence.addTo(bytes, index, other);
      bytes.add('],"market":');
      bytes.add(text);
      bytes.add(`,"trading":"${trading}"}`);
    }
  }
}

/** `requested`: shares that were asked for; zero for a budget. */
function printQuote(
  { side, fill, asOf, validUntil, status, issues }: OptionQuote,
  requested: number,
): string {
  const worst = fill?.worstPrice === undefined ? '' : `,"worst_price":"${formatMicros(fill.worstPrice)}"`;
  const seen = asOf === undefined ? '' : `,"as_of":"${printTime(asOf)}"`;
  const valid = validUntil === undefined ? '' : `,"valid_until":"${printTime(validUntil)}"`;
  return (
    `{"side":"${side}","quantity":"${printShares(fill?.quantity ?? 0)}","principal":"${formatMicros(fill?.principal ?? 0)}",` +
    `"fee":${printKnown(fill?.fee)},"total":${printKnown(fill?.total)},"unfilled":"${printShares(fill?.unfilled ?? requested)}"` +
    `${worst}${seen}${valid},"status":"${status}","issues":${printCodes(issues)},"account":"not_checked"}`
  );
}

function printKnown(amount: Micros | undefined): string {
  return amount === undefined ? 'null' : `"${formatMicros(amount)}"`;
}

/** Mostly there are none. */
function printCodes(codes: readonly string[]): string {
  return codes.length === 0 ? '[]' : JSON.stringify(codes);
}

function printShares(shares: number): string {
  return formatMicros(shares * microsPerUnit);
}

function printPayout(text: string): string {
  const payout = parseMicros(text);
  if (payout === undefined) throw new TypeError(`A contract pays ${text}.`);
  return formatMicros(payout);
}

/** An object as JSON, without its braces; not for an empty one. */
function inner(value: object): string {
  return JSON.stringify(value).slice(1, -1);
}
