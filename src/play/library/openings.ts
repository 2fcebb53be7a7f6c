import { startOf } from '../../game/games.ts';
import { makeTranscript, readMoves } from '../../game/transcript.ts';
import { isStandard } from '../../openings/code.ts';
import type { GameToLearn } from '../../openings/gameLines.ts';
import { type LibraryEntry, ownColorIn, setupOfEntry } from '../../store/library/entry.ts';
import { fetchedValue } from '../../store/openingsStore.ts';
import type { PlayContext } from '../context.ts';

const RADIX = 36;

/** Sends the positions of named openings to the library's worker once they are loaded. */
export const followNames = ({ stores: { library, openings }, library: { thread } }: PlayContext): void => {
  const tell = (): void => {
    const names = fetchedValue(openings.getState().names);
    if (names === undefined || library.getState().state !== 'ready') return;
    const named = names.all.map(
      ({ transcript, code }) => [makeTranscript(transcript), code.toString(RADIX)] as const,
    );
    void thread.call('name', { mark: names.mark, openings: named });
  };
  library.subscribe(({ state }, before) => {
    if (state !== before.state) tell();
  });
  openings.subscribe(({ names }, before) => {
    if (names !== before.names) tell();
  });
};

/** Maximum number of games learned at once; the latest ones are used. */
export const MOST_GAMES = 60;

/** The side to learn: the person's, or in other games the winner's, or else Black. */
const sideOf = (entry: LibraryEntry): GameToLearn['color'] =>
  ownColorIn(entry) ?? (entry.result?.winner === 'white' ? 'white' : 'black');

/** The games with an opening to learn: Othello from the usual start. */
export const gamesToLearn = (entries: readonly LibraryEntry[]): readonly GameToLearn[] =>
  entries
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))
    .slice(0, MOST_GAMES)
    .flatMap(entry => {
      const setup = setupOfEntry(entry);
      const start = setup && startOf(setup);
      if (start === undefined || !isStandard(start) || setup?.start !== undefined) return [];
      const transcript = readMoves(start, entry.line);
      return transcript === undefined ? [] : [{ transcript, color: sideOf(entry) }];
    });
