import { STANDARD_START } from '../../src/game/othello/position.ts';
import { readTranscript } from '../formats/transcriptText.ts';
import { isFinished, type Move, makeMoveName } from '../formats/turns.ts';
import { makePlace, readInputLines } from '../program/inputFile.ts';
import { UsageError } from '../program/usageError.ts';

export interface Opening {
  readonly name: string;
  readonly moves: readonly Move[];
}

const readOpening = (text: string, place: string): Opening => {
  const reading = readTranscript(text, STANDARD_START);
  if (reading.type === 'unreadable') throw new UsageError(`${place}: ${reading.sentence}`);
  const { turns, end } = reading.game;
  if (isFinished(end)) throw new UsageError(`${place}: The game is over after this opening.`);
  const moves = turns.map(({ move }) => move).filter(move => move !== 'pass');
  return { name: moves.map(makeMoveName).join(''), moves };
};

/** One transcript a line; empty lines and what follows `%` or `#` are skipped. */
export const readOpenings = (path: string): readonly Opening[] => {
  const openings = readInputLines(path).flatMap((line, index) => {
    const text = line.replace(/[%#].*/s, '').trim();
    return text === '' ? [] : [readOpening(text, makePlace(path, index + 1))];
  });
  if (openings.length === 0) throw new UsageError(`${path} has no openings.`);
  return openings;
};
