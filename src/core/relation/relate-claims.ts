/**
 * Two claims, compared on every value that can occur. The cheap form without words: the graph asks it of millions of pairs.
 *
 *   same variable ─ walk both lines of pieces once ────────────┐
 *   two quantities of a game ─ which pieces can meet (score) ──┼─ four bits ─ verdict
 *   close, high and low of a path ─ which can meet (path) ─────┘
 */
import { type Claim, type Frame, mayEndWithoutValue, type Variable } from '../claim/index.ts';
import { compareHighs, compareRationals, equalGrids, equalSets } from '../exact/index.ts';
import { meetOnPath, orderOnPath } from './path-frame.ts';
import { type Piece, type Pieces, piecesOf } from './pieces.ts';
import { gamePiecesOf, regionsMeet } from './score-frame.ts';
import {
  everyBit,
  jointBits,
  noVerdict,
  type Verdict,
  verdictAcross,
  verdictOf,
  withoutCover,
} from './verdict.ts';

/** Says nothing of venues: a frame that is known inside one venue only must not be brought here from two. */
export function relateClaims(left: Claim, right: Claim): Verdict {
  if (!sameFrame(left.variable.frame, right.variable.frame)) return noVerdict;
  const verdict =
    left.variable.quantity === right.variable.quantity
      ? compareSame(left, right)
      : compareAcross(left, right);
  // "Wins by more than 5" and "wins by at most 5" of a text that is not understood: they may lose. Two sides may draw.
  return mayEndWithoutValue(left.variable.frame.scope) ? withoutCover(verdict) : verdict;
}

/** Whether the values of the two variables are drawn from one set. They are, or one of two equal names was misread. */
export function sameValues(left: Variable, right: Variable): boolean {
  return (
    (left.grid === right.grid || equalGrids(left.grid, right.grid)) &&
    (left.domain === right.domain || equalSets(left.domain, right.domain))
  );
}

function sameFrame(left: Frame, right: Frame): boolean {
  return (
    left === right ||
    (left.subject === right.subject &&
      left.window === right.window &&
      left.source === right.source &&
      left.scope === right.scope &&
      left.kind === right.kind &&
      left.reach === right.reach)
  );
}

function compareSame(left: Claim, right: Claim): Verdict {
  if (left.variable.statistic !== right.variable.statistic || left.variable.unit !== right.variable.unit) {
    return noVerdict;
  }
  if (!sameValues(left.variable, right.variable)) return noVerdict;
  const leftPieces = piecesOf(left);
  const rightPieces = piecesOf(right);
  if (leftPieces.isConstant || rightPieces.isConstant) return noVerdict;
  return verdictOf(walk(leftPieces, rightPieces));
}

/**
 * Both lines hold the same values, so the pieces at the two fingers always share one: the first value of the line, and
 * after a step the first value behind the piece that stopped first.
 */
function walk(left: Pieces, right: Pieces): number {
  let bits = 0;
  let leftIndex = 0;
  let rightIndex = 0;
  while (bits !== everyBit) {
    const leftPiece = left.pieces[leftIndex];
    const rightPiece = right.pieces[rightIndex];
    if (leftPiece === undefined || rightPiece === undefined) break;
    bits |= jointBits(leftPiece, rightPiece);
    const order = compareHighs(leftPiece.high, rightPiece.high);
    if (order <= 0) leftIndex += 1;
    if (order >= 0) rightIndex += 1;
  }
  return bits;
}

function compareAcross(left: Claim, right: Claim): Verdict {
  // Goals and corners of one match are no quantities of one pair of counts.
  if (left.variable.unit !== right.variable.unit) return noVerdict;
  switch (left.variable.frame.kind) {
    case 'line':
      return noVerdict;
    case 'score':
      return compareInGame(left, right);
    case 'path':
      return compareOnPath(left, right);
  }
}

function compareInGame(left: Claim, right: Claim): Verdict {
  const leftGame = gamePiecesOf(left);
  const rightGame = gamePiecesOf(right);
  if (leftGame === undefined || rightGame === undefined) return noVerdict;
  const excludesTie = leftGame.excludesTie || rightGame.excludesTie;
  return comparePieces(left, right, (leftIndex, rightIndex) =>
    regionsMeet(leftGame.regions[leftIndex] ?? [], rightGame.regions[rightIndex] ?? [], excludesTie),
  );
}

function compareOnPath(left: Claim, right: Claim): Verdict {
  const order = orderOnPath(left.variable.quantity, right.variable.quantity);
  if (order === undefined || !equalGrids(left.variable.grid, right.variable.grid)) return noVerdict;
  return comparePieces(left, right, (_leftIndex, _rightIndex, leftPiece, rightPiece) =>
    order < 0 ? meetOnPath(leftPiece, rightPiece) : meetOnPath(rightPiece, leftPiece),
  );
}

/** Every piece of the one against every piece of the other; a claim has a handful of them. */
function comparePieces(
  left: Claim,
  right: Claim,
  meet: (leftIndex: number, rightIndex: number, leftPiece: Piece, rightPiece: Piece) => boolean,
): Verdict {
  let bits = 0;
  let leftVaries = false;
  let rightVaries = false;
  let seenLeft: Piece | undefined;
  let seenRight: Piece | undefined;
  for (const [leftIndex, leftPiece] of piecesOf(left).pieces.entries()) {
    for (const [rightIndex, rightPiece] of piecesOf(right).pieces.entries()) {
      if (!meet(leftIndex, rightIndex, leftPiece, rightPiece)) continue;
      bits |= jointBits(leftPiece, rightPiece);
      seenLeft ??= leftPiece;
      seenRight ??= rightPiece;
      leftVaries ||= compareRationals(leftPiece.pays, seenLeft.pays) !== 0;
      rightVaries ||= compareRationals(rightPiece.pays, seenRight.pays) !== 0;
    }
  }
  // Without ties no game ends 0-0: "total at most 0" never pays there, and would imply and exclude everything.
  return leftVaries && rightVaries ? verdictAcross(bits) : noVerdict;
}
