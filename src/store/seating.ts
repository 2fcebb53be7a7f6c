import { COLORS, type Color, opposite } from '../game/color.ts';
import { allowsHeadStart, type HeadStart, type Setup } from '../game/games.ts';
import {
  type ComputerSeat,
  canFit,
  type FittingOpponent,
  fittedSeat,
  isFitted,
  isHuman,
  isLevel,
  type LocalSeat,
  type LocalSeats,
  type Opponent,
  opponentsOf,
  type Seat,
  type Seats,
} from '../game/seat.ts';
import type { Shape } from '../game/shape.ts';
import { HEAD_START_CHOICES, type HeadStartChoice, type Settings, type Side } from './settingsStore.ts';
import type { Study } from './studyStore.ts';

const HUMAN: LocalSeat = { type: 'human' };

/** The settings of each opponent that can fit the person: whether it does, and how it plays then. */
export const FIT_SETTINGS = {
  flipside: { wanted: 'fitsMe', fit: 'fit' },
  solver: { wanted: 'solverFitsMe', fit: 'solverFit' },
} as const satisfies Readonly<Record<FittingOpponent, object>>;

type FitsMe = Readonly<Partial<Record<(typeof FIT_SETTINGS)[FittingOpponent]['wanted'], boolean>>>;

/** The setting of whether this opponent fits the person; none if it cannot. */
export const fitting = (opponent: Opponent, isWanted: boolean): FitsMe =>
  canFit(opponent) ? { [FIT_SETTINGS[opponent].wanted]: isWanted } : {};

/** A side that no longer needs a random draw. */
export type SettledSide = Exclude<Side, 'random'>;

/** The chosen opponent, or the first that plays the chosen game. */
const playingOpponent = ({ game }: Pick<Settings, 'game'>, wanted: Opponent): Opponent => {
  const players = opponentsOf(game);
  return players.includes(wanted) ? wanted : (players[0] ?? wanted);
};

export const selectOpponent = (settings: Settings): Opponent => playingOpponent(settings, settings.opponent);

const opponentSeat = (settings: Settings): LocalSeat => {
  const opponent = selectOpponent(settings);
  return { type: 'computer', opponent, level: settings.levels[opponent] };
};

/** The partner that fits the person, as it has become by now; undefined if this opponent cannot. */
export const selectFittedSeat = (settings: Settings, opponent: Opponent): ComputerSeat | undefined =>
  canFit(opponent) ? fittedSeat(opponent, settings[FIT_SETTINGS[opponent].fit].at) : undefined;

/** Whether a person plays alone against an opponent that can fit them. */
export const selectMayFit = (settings: Settings): boolean =>
  !['both', 'none'].includes(settings.side) && canFit(selectOpponent(settings));

/** The chosen opponent, if it is to fit the person. */
const selectPartner = (settings: Settings): ComputerSeat | undefined => {
  const opponent = selectOpponent(settings);
  const isWanted = selectMayFit(settings) && canFit(opponent) && settings[FIT_SETTINGS[opponent].wanted];
  return isWanted ? selectFittedSeat(settings, opponent) : undefined;
};

/** Whether the chosen opponent plays so that it fits the person. */
export const selectFitsMe = (settings: Settings): boolean => selectPartner(settings) !== undefined;

const rivalSeat = (settings: Settings): LocalSeat => selectPartner(settings) ?? opponentSeat(settings);

/** The players of the next game: a partner that fits the person has learned since. */
export const refitted = ({ black, white }: Seats, settings: Settings): Seats => {
  const again = (seat: Seat): Seat =>
    (seat.type === 'computer' && isFitted(seat) && selectFittedSeat(settings, seat.opponent)) || seat;
  return { black: again(black), white: again(white) };
};

const secondSeat = (settings: Settings): LocalSeat => {
  const { opponent, level } = settings.second;
  const playing = playingOpponent(settings, opponent);
  return {
    type: 'computer',
    opponent: playing,
    level: playing === opponent ? level : settings.levels[playing],
  };
};

/** Who sits where, once the person's side is settled. */
export const seatsOf = (settings: Settings, side: SettledSide): LocalSeats => {
  switch (side) {
    case 'black':
      return { black: HUMAN, white: rivalSeat(settings) };
    case 'white':
      return { black: rivalSeat(settings), white: HUMAN };
    case 'both':
      return { black: HUMAN, white: HUMAN };
    default:
      return { black: secondSeat(settings), white: opponentSeat(settings) };
  }
};

/** Who sits where; undefined while the side is still to be drawn. */
export const selectSeats = (settings: Settings): LocalSeats | undefined =>
  settings.side === 'random' ? undefined : seatsOf(settings, settings.side);

const sideOf = (seats: LocalSeats): SettledSide => {
  if (isHuman(seats, 'black')) return isHuman(seats, 'white') ? 'both' : 'black';
  return isHuman(seats, 'white') ? 'white' : 'none';
};

const isSameSeat = (a: LocalSeat, b: LocalSeat): boolean =>
  a.type === 'computer' && b.type === 'computer' && a.opponent === b.opponent && a.level === b.level;

const secondOf = (settings: Settings, black: LocalSeat): Settings['second'] =>
  black.type === 'human' || isSameSeat(black, secondSeat(settings))
    ? settings.second
    : { opponent: black.opponent, level: black.level };

type Seating = Pick<Settings, 'side' | 'opponent' | 'levels' | 'second' | 'fitsMe' | 'solverFitsMe'>;

/**
 * The settings that give these seats, the reverse of `seatsOf`. An opponent chosen for another game, and replaced in this
 * one, stays chosen there.
 */
export const seatingOf = (settings: Settings, seats: LocalSeats): Seating => {
  const { opponent, levels, second, fitsMe, solverFitsMe } = settings;
  const side = sideOf(seats);
  const computer = seats.white.type === 'computer' ? seats.white : seats.black;
  const kept = { opponent, levels, second, fitsMe, solverFitsMe };
  if (computer.type === 'human') return { ...kept, side };
  const isSame = computer.opponent === selectOpponent(settings);
  return {
    ...kept,
    side,
    opponent: isSame ? opponent : computer.opponent,
    levels: isFitted(computer) ? levels : { ...levels, [computer.opponent]: computer.level },
    ...(side === 'none' ? {} : fitting(computer.opponent, isFitted(computer))),
    second: side === 'none' ? secondOf(settings, seats.black) : second,
  };
};

/** The seats after one of them has changed; if the side was random, the other seat fits the new one. */
export const reseated = (settings: Settings, color: Color, seat: LocalSeat): LocalSeats => {
  const drawn = seatsOf(settings, seat.type === 'human' ? color : opposite(color));
  return { ...(selectSeats(settings) ?? drawn), [color]: seat };
};

/** A computer at the level last chosen for it. */
export const computerSeat = ({ levels }: Settings, opponent: Opponent): LocalSeat => ({
  type: 'computer',
  opponent,
  level: isLevel(opponent, levels[opponent]) ? levels[opponent] : 1,
});

const isCorners = (name: HeadStartChoice): boolean => name.startsWith('corners');

/** The head starts possible in a game on a board of this shape; only `none` where the game allows none. */
export const headStartsOf = (setup: Pick<Setup, 'game' | 'shape'>): readonly HeadStartChoice[] => {
  const [corners, discs] = [allowsHeadStart(setup, 'corners'), allowsHeadStart(setup, 'discs')];
  return HEAD_START_CHOICES.filter(name => name === 'none' || (isCorners(name) ? corners : discs));
};

const WRITTEN = /^(corners|discs)(\d+)$/;

/** The head start goes to the person if one plays, else to Black. */
export const headStartOf = (
  { game, headStart }: Settings,
  shape: Shape,
  seats: LocalSeats,
): HeadStart | undefined => {
  const [, kind, count] = WRITTEN.exec(headStart) ?? [];
  if (kind === undefined || !headStartsOf({ game, shape }).includes(headStart)) return undefined;
  const color = sideOf(seats) === 'white' ? 'white' : 'black';
  return { color, kind: kind === 'corners' ? 'corners' : 'discs', count: Number(count) };
};

/** The computer against which a position of a studied game is played again: the one of that game, else Flipside as chosen. */
export const sparringSeat = (settings: Settings, { tree, origin }: Study, own: Color): LocalSeat => {
  const others = [...COLORS].sort((a, b) => Number(a === own) - Number(b === own));
  const seats = others.map(color => origin?.players[color]);
  const [first = 'flipside'] = opponentsOf(tree.setup.game);
  return seats.find(seat => seat?.type === 'computer') ?? computerSeat(settings, first);
};
