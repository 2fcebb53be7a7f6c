import { GameRecord } from '../../../cli/formats/gameRecord.ts';
import { readTranscript } from '../../../cli/formats/transcriptText.ts';
import { makeMoveName } from '../../../cli/formats/turns.ts';
import type { Color } from '../../../src/game/color.ts';
import { STANDARD_START } from '../../../src/game/othello/position.ts';
import { readTable } from '../../../testkit/game/positions.ts';

export interface NamedTurn {
  readonly color: Color;
  /** A square, or `pass`. */
  readonly name: string;
}

/** A game with explicit passes. */
export interface NamedGame {
  readonly transcript: string;
  readonly turns: readonly NamedTurn[];
}

/** A game of `data/games-special.tsv`. */
export const specialGame = (id: string): NamedGame => {
  const transcript = readTable('games-special.tsv').find(row => row[0] === id)?.[2] ?? '';
  const reading = readTranscript(transcript, STANDARD_START);
  if (reading.type !== 'read') throw new Error(`No game ${id}`);
  const record = new GameRecord(STANDARD_START);
  for (const move of reading.value) record.play(move);
  const turns = record.moves.map((move, index) => ({
    color: record.positions[index]?.turn ?? 'black',
    name: makeMoveName(move),
  }));
  return { transcript, turns };
};

/** The turns without passes. */
export const movesOf = ({ turns }: NamedGame): readonly NamedTurn[] =>
  turns.filter(({ name }) => name !== 'pass');
