import { readFileSync } from 'node:fs';
import { type OthelloPosition, play, STANDARD_START } from '../../src/game/othello/position.ts';
import { makeTranscript } from '../../src/game/transcript.ts';
import type { OpeningBook } from '../../src/openings/book.ts';
import { GAMES_HEAD } from '../../src/openings/games.ts';
import type { TournamentGame } from './tournamentGames.ts';

/** Sorts games of the most active players first, then the latest. */
const byFame = (games: readonly TournamentGame[]): readonly TournamentGame[] => {
  const played = new Map<number, number>();
  for (const { black, white } of games)
    for (const player of [black, white]) played.set(player, (played.get(player) ?? 0) + 1);
  const fame = ({ black, white }: TournamentGame): number =>
    black === 0 || white === 0 ? 0 : Math.min(played.get(black) ?? 0, played.get(white) ?? 0);
  return [...games].sort((one, other) => fame(other) - fame(one) || other.year - one.year);
};

/** The indices in the book of a game's positions. */
const placesOf = ({ transcript }: TournamentGame, book: OpeningBook): readonly number[] => {
  const places: number[] = [];
  let position: OthelloPosition | undefined = STANDARD_START;
  for (const move of transcript) {
    position = move === 'pass' ? undefined : play(position, move);
    const here = position && book.at(position);
    if (position === undefined || here === undefined) break;
    places.push(here.index);
  }
  return places;
};

interface GamesSource {
  readonly games: readonly TournamentGame[];
  readonly book: OpeningBook;
  /** The file with the names of the players. */
  readonly players: string;
  /** How many games between the most active players to consider. */
  readonly from: number;
  /** How many to take for each position that has games. */
  readonly each: number;
}

/** The games to consider, sorted by their moves. */
const chosenGames = ({ games, book, from, each }: GamesSource): readonly TournamentGame[] => {
  const kept = new Uint8Array(book.size);
  const chosen = new Set<TournamentGame>();
  for (const game of byFame(games).slice(0, from)) {
    const places = placesOf(game, book);
    if (places.every(place => (kept[place] as number) >= each)) continue;
    chosen.add(game);
    for (const place of places) kept[place] = Math.min(each, (kept[place] as number) + 1);
  }
  return games.filter(game => chosen.has(game));
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

/** The unpacked file of games, as read by `src/openings/games.ts`. */
export const makeGames = (source: GamesSource): string => {
  const chosen = chosenGames(source);
  const names = playersIn(source.players);
  const ids = [...new Set(chosen.flatMap(({ black, white }) => [black, white]))];
  const numbers = new Map(ids.map((id, number) => [id, number]));
  const lines = chosen.map(({ year, black, white, blackScore, transcript }) =>
    [year, numbers.get(black), numbers.get(white), blackScore, makeTranscript(transcript)].join(' '),
  );
  return [GAMES_HEAD, ids.map(id => names.get(id) ?? '???').join('\t'), ...lines, ''].join('\n');
};
