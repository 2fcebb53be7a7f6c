import { readFileSync } from 'node:fs';
import { type OthelloPosition, STANDARD_START } from '../../src/game/othello/position.ts';
import { makeTranscript, parseTranscript, replay, type Transcript } from '../../src/game/transcript.ts';
import { type OpeningName, OpeningNames } from '../../src/openings/names.ts';
import { UsageError } from '../program/commandLine.ts';

const FILE = new URL('../../public/assets/openings.json', import.meta.url);

/** A named position, and one transcript that leads to it. */
interface NamedLine extends OpeningName {
  readonly transcript: string;
  readonly ply: number;
}

export const readNames = (): OpeningNames => {
  const names = OpeningNames.read(JSON.parse(readFileSync(FILE, 'utf8')));
  if (names === undefined) throw new UsageError('The names of openings cannot be read.');
  return names;
};

const lineOf = (transcript: Transcript, name: OpeningName): NamedLine => ({
  transcript: makeTranscript(transcript),
  ply: transcript.length,
  ...name,
});

const positionsOf = (transcript: Transcript): readonly OthelloPosition[] => {
  const replayed = replay(STANDARD_START, transcript);
  if (replayed.type === 'legal') return replayed.positions;
  throw new UsageError(`The transcript is not legal: ply ${replayed.ply + 1} cannot be played.`);
};

/** The named positions in a game; undefined if the text is not a transcript. */
export const namesAlong = (text: string): readonly NamedLine[] | undefined => {
  const transcript = parseTranscript(text);
  if (transcript === undefined) return undefined;
  const names = readNames();
  return positionsOf(transcript).flatMap((position, ply) => {
    const name = names.at(position);
    return name === undefined ? [] : [lineOf(transcript.slice(0, ply), name)];
  });
};

/** The openings whose name contains the text, ignoring case. */
export const namesLike = (text: string): readonly NamedLine[] => {
  const sought = text.toLowerCase();
  const found = readNames().all.filter(({ name }) =>
    Object.values(name).some(one => one.toLowerCase().includes(sought)),
  );
  if (found.length === 0)
    throw new UsageError(`"${text}" is neither a transcript nor part of the name of an opening.`);
  return found.map(({ transcript, name }) => lineOf(transcript, name));
};
