import type { DuelResult, Rival } from '../../game/duel.ts';
import { GAMES } from '../../game/games.ts';
import { ownIn } from '../../game/record.ts';
import { canFit, isLevel, OPPONENTS, opponentsOf } from '../../game/seat.ts';

/** A person's results against one opponent at one level. */
export type Tally = Readonly<Record<DuelResult, number>>;

/** Keyed by rival, in the format of `rivalKey`. */
export type Records = Readonly<Record<string, Tally>>;

const NO_GAMES: Tally = { won: 0, drawn: 0, lost: 0 };

/** In place of a level. */
const FITS = 'fits';

export const rivalKey = ({ game, opponent, level, fits }: Rival): string =>
  `${game}/${opponent}/${fits ? FITS : level}`;

export const selectTally = (records: Records, rival: Rival): Tally =>
  ownIn(records, rivalKey(rival)) ?? NO_GAMES;

export const rivalOf = (key: string): Rival | undefined => {
  const [name, other, level, ...rest] = key.split('/');
  const game = GAMES.find(one => one === name);
  const opponent = game && opponentsOf(game).find(one => one === other);
  if (game === undefined || opponent === undefined || rest.length > 0) return undefined;
  if (level === FITS) return canFit(opponent) ? { game, opponent, level: 0, fits: true } : undefined;
  return isLevel(opponent, Number(level)) ? { game, opponent, level: Number(level) } : undefined;
};

const byRival = (a: Rival, b: Rival): number =>
  GAMES.indexOf(a.game) - GAMES.indexOf(b.game) ||
  OPPONENTS.indexOf(a.opponent) - OPPONENTS.indexOf(b.opponent) ||
  a.level - b.level;

/** All rivals the person has played, sorted by game, opponent and level. */
export const selectTallies = (
  records: Records,
): readonly { readonly rival: Rival; readonly tally: Tally }[] =>
  Object.entries(records)
    .flatMap(([key, tally]) => {
      const rival = rivalOf(key);
      return rival === undefined ? [] : [{ rival, tally }];
    })
    .sort((a, b) => byRival(a.rival, b.rival));

/** The number of games finished against computers. */
export const gamesCounted = (records: Records): number =>
  Object.values(records).reduce((sum, { won, drawn, lost }) => sum + won + drawn + lost, 0);

/** The highest level that counts as easy; characters count as well. */
const LOW_LEVEL = 3;
/** Above this number of games a person has found the coach, or does not want it. */
const FEW_GAMES = 4;

/** Whether a new player has lost to an easy opponent. */
export const selectIsBeginner = (records: Records): boolean => {
  const tallies = Object.entries(records);
  const hasLost = tallies.some(([key, { lost }]) => lost > 0 && Number(key.split('/').at(-1)) <= LOW_LEVEL);
  return hasLost && gamesCounted(records) <= FEW_GAMES;
};
