import type { Position } from '../../game/position.ts';
import { type GameRules, rulesFor } from '../../game/rules.ts';
import { chanceOf } from './chance.ts';
import type { Evaluation } from './evaluate.ts';

/** How bad a move was, mildest first. */
export const MOVE_CLASSES = ['inaccuracy', 'mistake', 'blunder'] as const;
export type MoveClass = (typeof MOVE_CLASSES)[number];

/** The minimum loss of each class, in percent of the winning chance. */
export type Thresholds = Readonly<Record<MoveClass, number>>;

export const STANDARD_THRESHOLDS: Thresholds = { inaccuracy: 5, mistake: 10, blunder: 20 };

/** A loss of up to this many discs is within the error of an estimate. */
const BLAMELESS_LOSS = 1;

/** The result of a game for the side that moved. */
export type GameResult = 'win' | 'draw' | 'loss';

/** The input for judging a ply. */
export interface Case {
  readonly position: Position;
  readonly evaluation: Pick<Evaluation, 'score' | 'played' | 'exact' | 'depth'>;
  /** For the side that made the move: its head start minus the opponent's. */
  readonly headStart: number;
  readonly isForced: boolean;
  /** Whether the move is theory, which is never blamed. */
  readonly isBook: boolean;
}

export const resultAt = (score: number): GameResult => (score > 0 ? 'win' : score < 0 ? 'loss' : 'draw');

/** The prospects after the best move and after the played one. */
interface Prospects {
  /** The winning chance, from 0 to 1. */
  readonly chance: number;
  readonly chanceAfter: number;
  /** The result; undefined if it is not proved. */
  readonly resultBefore: GameResult | undefined;
  readonly resultAfter: GameResult | undefined;
}

export const prospectsOf = ({ position, evaluation, headStart }: Case): Prospects => {
  const { score, played, exact, depth } = evaluation;
  const of = (value: number) => chanceOf(position, { score: value + headStart, exact, depth });
  const result = (value: number) => (exact ? resultAt(value + headStart) : undefined);
  return {
    chance: of(score),
    chanceAfter: Math.min(of(score), of(played)),
    resultBefore: result(score),
    resultAfter: result(played),
  };
};

/** Only proved scores determine the result. */
const changesResult = ({ resultBefore, resultAfter }: Prospects): boolean => resultBefore !== resultAfter;

const lossInDiscs = ({ evaluation: { score, played } }: Case): number => score - played;

const PERCENT = 100;

/** The class by lost chance; a change of the proved result raises it by one. */
const classByChance = (ofCase: Case, thresholds: Thresholds): MoveClass | undefined => {
  const outlook = prospectsOf(ofCase);
  const isWithinError = !ofCase.evaluation.exact && lossInDiscs(ofCase) <= BLAMELESS_LOSS;
  if (isWithinError) return undefined;
  const lost = PERCENT * (outlook.chance - outlook.chanceAfter);
  const rank = MOVE_CLASSES.findLastIndex(name => lost >= thresholds[name]);
  return MOVE_CLASSES[Math.min(rank + (changesResult(outlook) ? 1 : 0), MOVE_CLASSES.length - 1)];
};

/**
 * Whether the move provably loses while the best one is not known to lose: estimates lie between -1 and 1.
 */
const isLostSoon = ({ evaluation: { score, played, exact } }: Case): boolean =>
  !exact && Math.abs(score) < 1 && played <= -1;

/** In half points: 1 from a win to a draw or from a draw to a loss, 2 from a win to a loss. */
const lossInResults = (ofCase: Case): number => {
  const { score, played, exact } = ofCase.evaluation;
  if (exact) return Math.sign(score) - Math.sign(played);
  return isLostSoon(ofCase) ? 1 : 0;
};

const CLASSES_BY_RESULT = [undefined, 'mistake', 'blunder'] as const;

/** How the moves of a game are judged: their loss, and the class of a loss. */
interface Manner {
  readonly loss: (ofCase: Case) => number;
  readonly moveClass: (ofCase: Case, thresholds: Thresholds) => MoveClass | undefined;
}

const BY_CHANCE: Manner = { loss: lossInDiscs, moveClass: classByChance };

const MANNERS: Readonly<Record<GameRules['aim'], Manner>> = {
  mostDiscs: BY_CHANCE,
  fewestDiscs: BY_CHANCE,
  fourInARow: { loss: lossInResults, moveClass: ofCase => CLASSES_BY_RESULT[lossInResults(ofCase)] },
};

const mannerOf = ({ position }: Case): Manner => MANNERS[rulesFor(position).aim];

/** The loss of a move: in discs, in Connect Four in half points. */
export const lossOf = (ofCase: Case): number => mannerOf(ofCase).loss(ofCase);

/** `undefined` for a move without blame, such as forced moves and theory. */
export const moveClassOf = (ofCase: Case, thresholds = STANDARD_THRESHOLDS): MoveClass | undefined =>
  ofCase.isForced || ofCase.isBook ? undefined : mannerOf(ofCase).moveClass(ofCase, thresholds);
