import { readFileSync } from 'node:fs';
import { canonicalKey } from '../../src/game/othello/canonical.ts';
import { type OthelloPosition, play, STANDARD_START } from '../../src/game/othello/position.ts';
import { makeTranscript } from '../../src/game/transcript.ts';
import { GAMES_HEAD } from '../../src/openings/games.ts';
import type { CountedPosition } from './countPositions.ts';
import type { TournamentGame } from './tournamentGames.ts';

/** Games of players who have played much come first, of equal ones the latest. */
const byFame = (games: readonly TournamentGame[]): readonly TournamentGame[] => {
  const played = new Map<number, number>();
  for (const { black, white } of games)
    for (const player of [black, white]) played.set(player, (played.get(player) ?? 0) + 1);
  const fame = ({ black, white }: TournamentGame): number =>
    black === 0 || white === 0 ? 0 : Math.min(played.get(black) ?? 0, played.get(white) ?? 0);
  return [...games].sort((one, other) => fame(other) - fame(one) || other.year - one.year);
};

/** The keys of the positions of a game that are in the book. */
const keysOf = ({ transcript }: TournamentGame, isKnown: (key: string) => boolean): readonly string[] => {
  const keys: string[] = [];
  let position: OthelloPosition | undefined = STANDARD_START;
  for (const move of transcript) {
    position = move === 'pass' ? undefined : play(position, move);
    const key = position && canonicalKey(position);
    if (position === undefined || key === undefined || !isKnown(key)) break;
    keys.push(key);
  }
  return keys;
};

/** So many games that every position of the book has at least `each` of them, in order of their moves. */
const chosenGames = (
  games: readonly TournamentGame[],
  positions: readonly CountedPosition[],
  each: number,
): readonly TournamentGame[] => {
  const kept = new Map(positions.map(({ key }) => [key, 0]));
  const chosen: TournamentGame[] = [];
  for (const game of byFame(games)) {
    const keys = keysOf(game, key => kept.has(key));
    if (keys.every(key => (kept.get(key) ?? 0) >= each)) continue;
    chosen.push(game);
    for (const key of keys) kept.set(key, (kept.get(key) ?? 0) + 1);
  }
  const order = new Map(games.map((game, index) => [game, index]));
  return chosen.sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
};

const playersIn = (path: string): ReadonlyMap<number, string> =>
  new Map(
    readFileSync(path, 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map(line => {
        const [id, name = ''] = line.split('\t');
        return [Number(id), name];
      }),
  );

interface GamesSource {
  readonly games: readonly TournamentGame[];
  readonly positions: readonly CountedPosition[];
  /** The file with the names of the players. */
  readonly players: string;
  readonly each: number;
}

/** The file of games, unpacked: `src/openings/games.ts` reads it. */
export const makeGames = ({ games, positions, players: path, each }: GamesSource): string => {
  const chosen = chosenGames(games, positions, each);
  const names = playersIn(path);
  const ids = [...new Set(chosen.flatMap(({ black, white }) => [black, white]))];
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const lines = chosen.map(({ year, black, white, blackScore, transcript }) =>
    [year, numbers.get(black), numbers.get(white), blackScore, makeTranscript(transcript)].join(' '),
  );
  return [GAMES_HEAD, ids.map(id => names.get(id) ?? '???').join('\t'), ...lines, ''].join('\n');
};
