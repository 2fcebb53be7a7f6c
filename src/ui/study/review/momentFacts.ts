import type { Position } from '../../../game/position.ts';
import { play } from '../../../game/position.ts';
import { parseSquare, type Square, type SquareName } from '../../../game/square.ts';
import type { Fate } from '../../../study/reasons/reason.ts';
import type { Moment } from '../../../study/review/review.ts';

/** The meaning of a sign on a square. */
export const SIGNS = ['played', 'best', 'reply', 'between', 'opened', 'named'] as const;
export type Sign = (typeof SIGNS)[number];

export interface SignedSquare {
  readonly sign: Sign;
  readonly square: Square;
}

const signed = (sign: Sign, ...names: readonly SquareName[]): readonly SignedSquare[] =>
  names.map(name => ({ sign, square: parseSquare(name) }));

/** The squares that answer the opponent's reply. */
const met = (fate: Fate): readonly SignedSquare[] => {
  if ('corner' in fate) return signed('named', fate.corner);
  return 'squares' in fate ? signed('named', ...fate.squares) : [];
};

/** The squares named in the text about a moment. */
export const signsOf = ({ move, ply, reason }: Moment): readonly SignedSquare[] => {
  const both: readonly SignedSquare[] = [
    { sign: 'played', square: move },
    { sign: 'best', square: ply.best },
  ];
  switch (reason.name) {
    case 'wedge':
      return [...both, ...signed('reply', reason.facts.reply), ...signed('between', ...reason.facts.between)];
    case 'edge':
    case 'letIn':
    case 'opened':
      return [...both, ...signed('reply', reason.facts.reply)];
    case 'answer':
      return [...both, ...signed('reply', reason.facts.reply), ...met(reason.facts.fate)];
    case 'xSquare':
    case 'cSquare':
    case 'xSquareLate':
    case 'cSquareLate':
    case 'corner':
    case 'cornerLost':
    case 'cornerMissed':
    case 'cornerOpened':
      return [...both, ...signed('reply', reason.facts.corner)];
    case 'takenAway':
      return [...both, ...signed('reply', reason.facts.reply), ...signed('named', ...reason.facts.squares)];
    case 'opens':
      return [...both, ...signed('named', ...reason.facts.squares)];
    case 'edgeBroken':
      return [...both, ...signed('named', ...reason.facts.discs)];
    case 'noSafeMove':
    case 'shortageMissed':
      return [...both, ...signed('named', ...reason.facts.left)];
    case 'fewLeft':
    case 'quiet':
    case 'openedSeveral':
      return [...both, ...signed('reply', ...reason.facts.replies)];
    case 'answers':
      return [...both, ...signed('reply', ...reason.facts.replies), ...reason.facts.fates.flatMap(met)];
    default:
      return both;
  }
};

/** A position some plies on, and the squares played on the way. */
export interface Followed {
  readonly position: Position;
  readonly played: readonly Square[];
}

/** Plays the first squares of a line, up to the first illegal one. */
export const follow = (start: Position, line: readonly Square[], plies: number): Followed => {
  let position = start;
  const played: Square[] = [];
  for (const square of line.slice(0, plies)) {
    const next = play(position, square);
    if (next === undefined) break;
    position = next;
    played.push(square);
  }
  return { position, played };
};
