/** Picks the picture that two claims can be drawn in. */
import { readable } from '../state/market-words.ts';
import { describeVariable, readDomain, readGrid, unitOf } from './axis.ts';
import { type Payout, parsePayout, parseSet } from './payout.ts';
import { PayoutPicture } from './payout-picture.tsx';
import { quantityOf, ScorePlane } from './score-plane.tsx';

export interface DrawnClaim {
  readonly name: string;
  readonly variable: string | undefined;
  readonly interval: string | undefined;
}

interface Props {
  readonly left: DrawnClaim;
  readonly right: DrawnClaim;
  /** Of the step that compares the two. */
  readonly detail: string | undefined;
}

export function ClaimPair({ left, right, detail }: Props) {
  const leftPayout = read(left);
  const rightPayout = read(right);
  if (leftPayout?.kind === 'outcomes' && rightPayout?.kind === 'outcomes') {
    return <Outcomes left={left} right={right} />;
  }
  if (leftPayout?.kind !== 'line' || rightPayout?.kind !== 'line') return null;
  const variable = left.variable ?? '';
  if (left.variable !== undefined && left.variable === right.variable) {
    const domain = readDomain(detail);
    return (
      <figure>
        <figcaption>{describeVariable(variable)}</figcaption>
        <PayoutPicture
          left={leftPayout.pieces}
          right={rightPayout.pieces}
          leftName={left.name}
          rightName={right.name}
          unit={unitOf(variable)}
          grid={readGrid(detail)}
          domain={domain === undefined ? undefined : parseSet(domain)}
        />
      </figure>
    );
  }
  const leftQuantity = quantityOf(variable);
  const rightQuantity = quantityOf(right.variable ?? '');
  if (
    leftQuantity !== undefined &&
    rightQuantity !== undefined &&
    isSameGame(variable, right.variable ?? '')
  ) {
    return (
      <figure>
        <figcaption>
          Every score of {variable.split(' | ')[3]}. The first market is on the{' '}
          {describeQuantity(leftQuantity, sidesOf(variable))}, the second on the{' '}
          {describeQuantity(rightQuantity, sidesOf(variable))}.
        </figcaption>
        <ScorePlane
          left={leftPayout.pieces}
          right={rightPayout.pieces}
          leftQuantity={leftQuantity}
          rightQuantity={rightQuantity}
          sides={sidesOf(variable)}
        />
      </figure>
    );
  }
  return (
    <div class="apart">
      <Alone claim={left} payout={leftPayout} side="first" />
      <Alone claim={right} payout={rightPayout} side="second" />
    </div>
  );
}

function read({ interval }: DrawnClaim): Payout | undefined {
  return interval === undefined ? undefined : parsePayout(interval);
}

function isSameGame(left: string, right: string): boolean {
  const game = (variable: string) => variable.split(' | ').slice(2, 6).join(' | ');
  return game(left) === game(right);
}

function describeQuantity(quantity: string, [first, second]: readonly [string, string]): string {
  if (quantity === 'first') return `points or goals of ${first}`;
  if (quantity === 'second') return `points or goals of ${second}`;
  return quantity === 'margin' ? `margin of ${first} over ${second}` : quantity;
}

/** `nfl 2026-11-15 bal - ind`. */
function sidesOf(variable: string): readonly [string, string] {
  const words = (variable.split(' | ')[3] ?? '').split(' ');
  return [words.at(-3)?.toUpperCase() ?? 'first', words.at(-1)?.toUpperCase() ?? 'second'];
}

function Outcomes({ left, right }: { readonly left: DrawnClaim; readonly right: DrawnClaim }) {
  return (
    <figure>
      <figcaption>{left.variable}</figcaption>
      <div class="outcomes">
        <span class="outcome left">
          <b>{left.name}</b> pays $1 on {left.interval}
        </span>
        <span class="outcome right">
          <b>{right.name}</b> pays $1 on {right.interval}
        </span>
        <span class="outcome none">any other outcome: neither</span>
      </div>
    </figure>
  );
}

/** A claim that has no axis in common with the other. */
function Alone(props: {
  readonly claim: DrawnClaim;
  readonly payout: Extract<Payout, { kind: 'line' }>;
  readonly side: string;
}) {
  const { claim, payout, side } = props;
  return (
    <div class={`alone ${side}`}>
      <b>{claim.name}</b>
      <p>{claim.variable === undefined ? 'not read' : describeVariable(claim.variable)}</p>
      <p>
        Yes pays on <code>{payout.pieces.length === 0 ? 'nothing' : readable(claim.interval ?? '')}</code>
      </p>
    </div>
  );
}
