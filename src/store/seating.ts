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

/** The settings for each opponent that can adapt to the person: whether it does, and its current strength. */
export const FIT_SETTINGS = {
  flipside: { wanted: 'fitsMe', fit: 'fit' },
  solver: { wanted: 'solverFitsMe', fit: 'solverFit' },
} as const satisfies Readonly<Record<FittingOpponent, object>>;

type FitsMe = Readonly<Partial<Record<(typeof FIT_SETTINGS)[FittingOpponent]['wanted'], boolean>>>;

/** The setting that turns adapting on or off for this opponent; empty if it cannot adapt. */
export const fitting = (opponent: Opponent, isWanted: boolean): FitsMe =>
  canFit(opponent) ? { [FIT_SETTINGS[opponent].wanted]: isWanted } : {};

/** A side that needs no random draw. */
export type SettledSide = Exclude<Side, 'random'>;

/** The wanted opponent if it plays the chosen game, or else the first that does. */
const playingOpponent = ({ game }: Pick<Settings, 'game'>, wanted: Opponent): Opponent => {
  const players = opponentsOf(game);
  return players.includes(wanted) ? wanted : (players[0] ?? wanted);
};

export const selectOpponent = (settings: Settings): Opponent => playingOpponent(settings, settings.opponent);

const opponentSeat = (settings: Settings): LocalSeat => {
  const opponent = selectOpponent(settings);
  return { type: 'computer', opponent, level: settings.levels[opponent] };
};

/** The adaptive partner at its current strength; undefined if this opponent cannot adapt. */
export const selectFittedSeat = (settings: Settings, opponent: Opponent): ComputerSeat | undefined =>
  canFit(opponent) ? fittedSeat(opponent, settings[FIT_SETTINGS[opponent].fit].at) : undefined;

/** Whether a person plays alone against an opponent that can adapt. */
export const selectMayFit = (settings: Settings): boolean =>
  !['both', 'none'].includes(settings.side) && canFit(selectOpponent(settings));

/** The chosen opponent, if it adapts to the person. */
const selectPartner = (settings: Settings): ComputerSeat | undefined => {
  const opponent = selectOpponent(settings);
  const isWanted = selectMayFit(settings) && canFit(opponent) && settings[FIT_SETTINGS[opponent].wanted];
  return isWanted ? selectFittedSeat(settings, opponent) : undefined;
};

/** Whether the chosen opponent adapts to the person. */
export const selectFitsMe = (settings: Settings): boolean => selectPartner(settings) !== undefined;

const rivalSeat = (settings: Settings): LocalSeat => selectPartner(settings) ?? opponentSeat(settings);

/** The players of the next game: an adaptive partner has learned since the last one. */
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

/** The seats for a side that is not random. */
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

/** The seats; undefined while the side is still to be drawn. */
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
 * The settings for these seats, the reverse of `seatsOf`. An opponent chosen for another game, and replaced in this one, stays
 * chosen there.
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

/** The seats after one of them has changed; if the side was random, the other seat is adjusted. */
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

/** The head starts possible in a game on a board of this shape; only `none` if the game has none. */
export const headStartsOf = (setup: Pick<Setup, 'game' | 'shape'>): readonly HeadStartChoice[] => {
  const [corners, discs] = [allowsHeadStart(setup, 'corners'), allowsHeadStart(setup, 'discs')];
  return HEAD_START_CHOICES.filter(name => name === 'none' || (isCorners(name) ? corners : discs));
};

const WRITTEN = /^(corners|discs)(\d+)$/;

/** The head start goes to the person if one plays, otherwise to Black. */
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

/** The computer for playing on from a studied position: that of the studied game, or else Flipside with the current settings. */
export const sparringSeat = (settings: Settings, { tree, origin }: Study, own: Color): LocalSeat => {
  const others = [...COLORS].sort((a, b) => Number(a === own) - Number(b === own));
  const seats = others.map(color => origin?.players[color]);
  const [first = 'flipside'] = opponentsOf(tree.setup.game);
  return seats.find(seat => seat?.type === 'computer') ?? computerSeat(settings, first);
};
