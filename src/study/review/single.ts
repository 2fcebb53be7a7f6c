import type { ByColor } from '../../game/color.ts';
import type { OthelloPosition } from '../../game/othello/position.ts';
import { flipsDiscs, type Position, play } from '../../game/position.ts';
import type { Square } from '../../game/square.ts';
import { compare } from '../reasons/compared.ts';
import { reasonFor } from '../reasons/reasons.ts';
import { outlookReason, resultReason } from '../reasons/results.ts';
import { NO_ANSWERS } from './answers.ts';
import { courseOf } from './courses.ts';
import type { Evaluation } from './evaluate.ts';
import { type Moment, makeReview, netHeadStart, type ReviewedPly } from './review.ts';
import { cornersIn, newReplies, settingOf } from './setting.ts';

/** The fallback line if the reply is unknown: the opponent takes an opened corner. */
const assumedLine = (before: OthelloPosition, { best, playedLine }: Evaluation): readonly Square[] => {
  const [move, ...rest] = playedLine;
  const setting = move === undefined || rest.length > 0 ? undefined : settingOf(before, move, best);
  const corner = setting && cornersIn(setting, newReplies(setting)).first();
  return corner === undefined ? playedLine : [...playedLine, corner];
};

/** A move judged like one of a reviewed game; undefined if it is as good as the best. */
export const plyOfMove = (
  before: Position,
  evaluation: Evaluation,
  extra: ByColor<number>,
): ReviewedPly | undefined => {
  const [move] = evaluation.playedLine;
  const after = move === undefined ? undefined : play(before, move);
  if (move === undefined || after === undefined) return undefined;
  const game = { positions: [before, after], transcript: [move] };
  const [ply] = makeReview(game, new Map([[1, evaluation]]), { extra }).plies;
  return ply === undefined || ply.loss <= 0 ? undefined : ply;
};

/** The moment of a single move, explained by the known lines only; undefined if it is as good as the best. */
export const momentOfMove = (
  before: Position,
  evaluation: Evaluation,
  extra: ByColor<number>,
): Moment | undefined => {
  const ply = plyOfMove(before, evaluation, extra);
  const [move] = evaluation.playedLine;
  if (ply === undefined || move === undefined) return undefined;
  if (!flipsDiscs(before))
    return {
      ply,
      move,
      line: evaluation.line,
      reply: evaluation.playedLine.slice(1),
      reason: outlookReason(before, ply),
    };
  const playedLine = assumedLine(before, evaluation);
  const branch = (line: readonly Square[]) => ({
    main: courseOf(before, line),
    others: [],
    answeredPlies: line.length,
  });
  const [played, best] = [branch(playedLine), branch(evaluation.line)];
  const reason = reasonFor(compare(before, { loss: ply.loss, played, best, answers: NO_ANSWERS }));
  return {
    ply,
    move,
    line: evaluation.line,
    reply: playedLine.slice(1),
    reason: reason.name === 'line' ? resultReason(ply, netHeadStart(before.turn, extra)) : reason,
  };
};
