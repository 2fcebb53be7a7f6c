import type { Color } from '../game/color.ts';
import { turnedSquare } from '../game/othello/canonical.ts';
import { type OthelloPosition, play, STANDARD_START } from '../game/othello/position.ts';
import { parseSquare, type Square } from '../game/square.ts';
import { makeTranscript, type Transcript } from '../game/transcript.ts';
import type { OpeningBook } from './book.ts';

/** A game whose opening the person wants to learn, for one side. */
export interface GameToLearn {
  readonly transcript: Transcript;
  readonly color: Color;
}

/** Maximum length of a line, in plies: later moves are no longer the opening. */
const MOST_PLIES = 20;
/** Minimum length: a shorter line has nothing to ask. */
const LEAST_PLIES = 4;
/** A position counts as known if at least this many tournament games reached it. */
const LEAST_GAMES = 2;

const FIRST = parseSquare('f5');
const TURNINGS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** The game in the orientation of game records, beginning with f5. */
const asRecorded = (transcript: Transcript): Transcript =>
  TURNINGS.map(turning =>
    transcript.map(move => (move === 'pass' ? move : turnedSquare(move, turning))),
  ).find(([first]) => first === FIRST) ?? transcript;

/** The opening moves of a game that tournament games know. */
const knownPart = (book: OpeningBook, transcript: Transcript): readonly Square[] => {
  const line: Square[] = [];
  let position: OthelloPosition = STANDARD_START;
  for (const move of transcript.slice(0, MOST_PLIES)) {
    const next: OthelloPosition | undefined = move === 'pass' ? undefined : play(position, move);
    if (move === 'pass' || next === undefined || (book.at(next)?.games ?? 0) < LEAST_GAMES) break;
    line.push(move);
    position = next;
  }
  return line;
};

/** The openings of the games without duplicates; a line that begins another line is left out. */
export const linesOfGames = (book: OpeningBook, games: readonly GameToLearn[]): readonly GameToLearn[] => {
  const lines = new Map<string, GameToLearn>();
  for (const { transcript, color } of games) {
    const line = knownPart(book, asRecorded(transcript));
    if (line.length >= LEAST_PLIES)
      lines.set(`${color} ${makeTranscript(line)}`, { transcript: line, color });
  }
  const keys = [...lines.keys()];
  return [...lines].flatMap(([key, line]) =>
    keys.some(other => other !== key && other.startsWith(key)) ? [] : [line],
  );
};
