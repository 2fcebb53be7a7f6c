import type { OthelloPosition } from '../../src/game/othello/position.ts';
import type { Reach } from '../engine/reach.ts';
import type { Thinker } from '../engine/thinker.ts';
import type { GameRecord } from '../formats/gameRecord.ts';
import { finalScore, negated } from '../formats/scores.ts';
import { hasToPass, isFinished, passed } from '../formats/turns.ts';
import { analysisLine } from './nboardLines.ts';

interface Listener {
  readonly write: (line: string) => void;
  readonly isCalledOff: () => boolean;
}

const scoreForBlack = async (thinker: Thinker, position: OthelloPosition, reach: Reach): Promise<number> => {
  if (isFinished(position)) return finalScore(position, 'black');
  const toMove = hasToPass(position) ? passed(position) : position;
  const { score } = await thinker.think({ position: toMove, reach });
  return toMove.turn === 'black' ? score : negated(score);
};

/** Scores every position of a game for Black, from the last one back to the first. */
export const analyzeRecord = async (
  thinker: Thinker,
  { record, reach }: { readonly record: GameRecord; readonly reach: Reach },
  { write, isCalledOff }: Listener,
): Promise<void> => {
  for (const [movesMade, position] of [...record.positions.entries()].reverse()) {
    if (isCalledOff()) return;
    write(analysisLine(movesMade, await scoreForBlack(thinker, position, reach)));
  }
};
