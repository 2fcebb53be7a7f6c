import { legalMoves, type Position, play } from '../../game/position.ts';
import { type PositionKey, positionKey } from '../../game/positionKey.ts';
import type { Square } from '../../game/square.ts';
import type { BookMove, BookPosition } from '../../openings/book.ts';
import { isStandard } from '../../openings/code.ts';
import type { Results } from '../../store/library/tally.ts';
import { selectPosition } from '../../store/selectors.ts';
import type { PlayContext } from '../context.ts';

interface Continuation {
  readonly squares: Square[];
  readonly key: PositionKey;
}

/** The positions after each move. On a symmetric board several moves lead to the same one. */
const continuationsOf = (position: Position): readonly Continuation[] => {
  const found = new Map<string, Continuation>();
  for (const square of legalMoves(position)) {
    const next = play(position, square);
    const key = next && positionKey(next);
    if (key === undefined) continue;
    const known = found.get(`${key}`);
    if (known === undefined) found.set(`${key}`, { squares: [square], key });
    else known.squares.push(square);
  }
  return [...found.values()];
};

/** In the format of the book, but without a value. */
const shownAs = ({ firstYear = 0, lastYear = 0, ...results }: Results): BookPosition => ({
  ...results,
  index: -1,
  own: undefined,
  firstYear,
  lastYear,
  value: undefined,
});

/** Counts the moves played in the current position in the library's games, while the openings tab is open. */
export const createOwnGames = ({
  stores,
  library: { thread },
}: PlayContext): { readonly follow: () => void } => {
  const { openings, match, study, library } = stores;
  /** The latest count, or the one in progress. */
  let counted: { readonly position: Position; readonly entries: number } | undefined;

  const count = async (position: Position): Promise<void> => {
    const mine = { position, entries: library.getState().count };
    counted = mine;
    const moves = continuationsOf(position);
    const outcome = await thread.call('tally', positionKey(position), moves);
    if (counted !== mine || outcome.type === 'failed') return;
    const { here, moves: after } = outcome.value;
    const played = moves.flatMap(({ squares }, index): readonly BookMove[] => {
      const results = after[index];
      if (results === undefined || results.games === 0) return [];
      return [{ squares, games: results.games, value: undefined, after: shownAs(results) }];
    });
    openings.setState({
      inLibrary: { position, here: shownAs(here), moves: played.toSorted((a, b) => b.games - a.games) },
    });
  };

  return {
    follow: () => {
      const { state, count: entries } = library.getState();
      const position = selectPosition(match.getState());
      const isSeen = study.getState().tab === 'openings' && stores.app.getState().screen === 'board';
      if (!isSeen || state !== 'ready' || entries === 0 || !isStandard(position)) return;
      if (counted?.position !== position || counted.entries !== entries) void count(position);
    },
  };
};
