import type { Position } from '../game/position.ts';
import { type GameRules, rulesFor } from '../game/rules.ts';
import type { Evaluation } from './evaluate.ts';

/** How bad a move was, mildest first. */
export const MOVE_CLASSES = ['inaccuracy', 'mistake', 'blunder'] as const;
export type MoveClass = (typeof MOVE_CLASSES)[number];

/** The least loss of each class. */
export type Thresholds = Readonly<Record<MoveClass, number>>;

/** In discs. */
export const STANDARD_THRESHOLDS: Thresholds = { inaccuracy: 1, mistake: 3, blunder: 6 };

/** A loss up to this is never blamed: it is within the error of an estimate. */
const BLAMELESS_LOSS = 1;

/** What a ply is judged by: its position, what the engine found, and the discs counted besides those on the board. */
export interface Case {
  readonly position: Position;
  readonly evaluation: Evaluation;
  /** For the side that made the move: its head start, less that of the other side. */
  readonly headStart: number;
  readonly isForced: boolean;
}

const resultAt = (score: number, { headStart }: Case): number => Math.sign(score + headStart);

/** Only proved scores say how the game ends. */
const changesResult = (ofCase: Case): boolean => {
  const { score, played, exact } = ofCase.evaluation;
  return exact && resultAt(score, ofCase) !== resultAt(played, ofCase);
};

const lossInDiscs = ({ evaluation: { score, played } }: Case): number => score - played;

const classByDiscs = (ofCase: Case, thresholds: Thresholds): MoveClass | undefined => {
  const loss = lossInDiscs(ofCase);
  const rank = MOVE_CLASSES.findLastIndex(name => loss >= thresholds[name]);
  if (rank < 0 || loss <= BLAMELESS_LOSS) return undefined;
  return MOVE_CLASSES[Math.min(rank + (changesResult(ofCase) ? 1 : 0), MOVE_CLASSES.length - 1)];
};

/** Whether the move loses, which is proved, while the best one is not known to lose: estimates lie between -1 and 1. */
const isLostSoon = ({ evaluation: { score, played, exact } }: Case): boolean =>
  !exact && Math.abs(score) < 1 && played <= -1;

/** In halves of a game: 1 from a win to a draw or from a draw to a loss, 2 from a win to a loss. */
const lossInResults = (ofCase: Case): number => {
  const { score, played, exact } = ofCase.evaluation;
  if (exact) return resultAt(score, ofCase) - resultAt(played, ofCase);
  return isLostSoon(ofCase) ? 1 : 0;
};

const CLASSES_BY_RESULT = [undefined, 'mistake', 'blunder'] as const;

/** How a game's moves are judged: what a move loses, and the class of that loss. */
interface Manner {
  readonly loss: (ofCase: Case) => number;
  readonly moveClass: (ofCase: Case, thresholds: Thresholds) => MoveClass | undefined;
}

const BY_DISCS: Manner = { loss: lossInDiscs, moveClass: classByDiscs };

const MANNERS: Readonly<Record<GameRules['aim'], Manner>> = {
  mostDiscs: BY_DISCS,
  fewestDiscs: BY_DISCS,
  fourInARow: { loss: lossInResults, moveClass: ofCase => CLASSES_BY_RESULT[lossInResults(ofCase)] },
};

const mannerOf = ({ position }: Case): Manner => MANNERS[rulesFor(position).aim];

/** What the move lost: in discs, in Connect Four in halves of a game. */
export const lossOf = (ofCase: Case): number => mannerOf(ofCase).loss(ofCase);

/** `undefined` for a move that is not to blame, as every forced one. */
export const moveClassOf = (ofCase: Case, thresholds = STANDARD_THRESHOLDS): MoveClass | undefined =>
  ofCase.isForced ? undefined : mannerOf(ofCase).moveClass(ofCase, thresholds);
