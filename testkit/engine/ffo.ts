import { readFileSync } from 'node:fs';
import { readObfLine } from '../../cli/formats/boardText.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { fromRoot } from '../../tools/paths.ts';

/** An endgame problem published by the French Othello Federation, with the exact scores of its moves. */
export interface FfoProblem {
  readonly number: number;
  readonly position: OthelloPosition;
  /** Moves with scores, `g8:18`, best first. */
  readonly moves: readonly string[];
  /** For the side to move. */
  readonly score: number;
}

const parse = (line: string, index: number): FfoProblem => {
  const reading = readObfLine(line);
  if (reading.type !== 'position') throw new Error(`Not a problem: ${line}`);
  const moves = (line.split('%')[0] ?? '')
    .split(';')
    .slice(1)
    .map(move => move.trim().toLowerCase().replace(':+', ':'))
    .filter(move => move !== '');
  return { number: index + 1, position: reading.position, moves, score: Number(moves[0]?.split(':')[1]) };
};

export const ffoProblems: readonly FfoProblem[] = readFileSync(fromRoot('data', 'ffo.obf'), 'utf8')
  .trimEnd()
  .split('\n')
  .map(parse);
