import * as v from 'valibot';
import {
  allowsFreePassing,
  GAMES,
  type GameName,
  hasSize,
  leastSideOf,
  onlyShapeOf,
  rulesOf,
} from '../../game/games.ts';
import { fromEntries, tableOf } from '../../game/record.ts';
import type { Rules } from '../../game/rules.ts';
import { isLevel, LEVELS, OPPONENTS, type Opponent, opponentsOf } from '../../game/seat.ts';
import { MAX_SIDE, MIN_SIDE, makeSize, parseSize } from '../../game/shape.ts';
import type { AddressRefusal } from '../../store/appStore.ts';
import { fitting, selectOpponent } from '../../store/seating.ts';
import { wholeWithin } from '../../store/settings/choices.ts';
import {
  CLOCK_CHOICES,
  CUSTOM_INCREMENT,
  CUSTOM_MINUTES,
  DEFAULT_SETTINGS,
  type Settings,
  SIDES,
  type Side,
} from '../../store/settingsStore.ts';
import { ADDRESS_PARTS, type AddressPart } from './addressNames.ts';

export type Written = Readonly<Partial<Record<AddressPart, string>>>;

/** How many letters of an invalid value are shown. */
const LONGEST_SHOWN = 24;
/** How many characters of it are read: one letter may consist of many. */
const LONGEST_READ = 500;

/** Without invisible characters and those that change the text direction around them. */
const shown = (text: string): string => {
  const letters = [
    ...text
      .slice(0, LONGEST_READ)
      .replace(/[\p{C}\p{Z}\p{M}]+/gu, ' ')
      .trim(),
  ];
  return letters.length > LONGEST_SHOWN ? `${letters.slice(0, LONGEST_SHOWN).join('')}…` : letters.join('');
};

type Reason = AddressRefusal['reason'];

export const refuse = (
  reason: Reason,
  value: string,
  accepted: string | readonly string[],
): AddressRefusal => ({
  reason,
  value: shown(value),
  accepted: typeof accepted === 'string' ? accepted : accepted.join(', '),
});

const valuesOf = (parameters: URLSearchParams, part: AddressPart): readonly string[] => [
  ...new Set(parameters.getAll(part).map(value => value.trim().toLowerCase())),
];

export const readParts = (parameters: URLSearchParams): Written =>
  fromEntries(
    ADDRESS_PARTS.flatMap(part =>
      valuesOf(parameters, part).map((value): [AddressPart, string] => [part, value]),
    ),
  );

/** In addresses the strongest opponent is called Flipside in all games. */
const addressName = (opponent: Opponent): string => (opponent === 'solver' ? 'flipside' : opponent);

const opponentNamed = (game: GameName, name: string | undefined): Opponent | undefined =>
  opponentsOf(game).find(opponent => addressName(opponent) === name);

/** Whether the game has this board size. */
const fitsGame = (game: GameName, size: string | undefined): boolean => {
  const shape = size === undefined ? undefined : parseSize(size);
  return shape === undefined || hasSize(game, shape);
};

/** An address without a game uses the chosen one if all its parameters fit that game. */
const unnamedGame = (chosen: GameName, { size, opponent, passing }: Written): GameName => {
  const seats = opponent === undefined || opponentNamed(chosen, opponent) !== undefined;
  const passes = passing !== 'free' || allowsFreePassing(chosen);
  return seats && passes && fitsGame(chosen, size) ? chosen : 'othello';
};

const gameOf = (written: Written, { game: chosen }: Settings): GameName => {
  if (written.start !== undefined) return 'reversi';
  return GAMES.find(game => game === written.game) ?? unnamedGame(chosen, written);
};

/** A game's own names for its sides, besides Black and White. */
const OWN_COLORS: Readonly<Record<Rules, Readonly<Record<string, Side>>>> = {
  othello: {},
  reversi: {},
  anti: {},
  connect4: { red: 'black', yellow: 'white' },
};

const sideNames = (game: GameName): readonly string[] => {
  const own = OWN_COLORS[rulesOf(game)];
  return [...Object.keys(own), ...SIDES.filter(side => !Object.values(own).includes(side))];
};

const sideNamed = (game: GameName, name: string): Side | undefined => {
  const own = OWN_COLORS[rulesOf(game)];
  const color = Object.hasOwn(own, name) ? own[name] : undefined;
  return color ?? SIDES.find(side => side === name);
};

const levelRange = (opponent: Opponent): { min: number; max: number } =>
  LEVELS[opponent] ?? { min: 1, max: 1 };

const levelNamed = (opponent: Opponent, name: string): number | undefined =>
  /^\d{1,3}$/.test(name) && isLevel(opponent, Number(name)) ? Number(name) : undefined;

/** Whether a side may pass although it could move. */
const PASSINGS = tableOf<boolean>({ forced: false, free: true });
/** `none`, or minutes and seconds per move as in `5+3`; forms encode the plus as a space. */
const clockNamed = (text: string): Pick<Settings, 'clock' | 'customClock'> | undefined => {
  const { customClock } = DEFAULT_SETTINGS;
  const [, minutes, increment] = (/^(\d{1,3})[+ ](\d{1,3})$/.exec(text) ?? []).map(Number);
  const clock = CLOCK_CHOICES.find(
    choice => choice === (minutes === undefined ? text : `${minutes}+${increment}`),
  );
  if (clock !== undefined && clock !== 'custom') return { clock, customClock };
  const isCustom =
    minutes !== undefined &&
    increment !== undefined &&
    v.is(wholeWithin(CUSTOM_MINUTES), minutes) &&
    v.is(wholeWithin(CUSTOM_INCREMENT), increment);
  return isCustom ? { clock: 'custom', customClock: { minutes, increment } } : undefined;
};

const passingNamed = (name: string): boolean | undefined =>
  PASSINGS.has(name) ? PASSINGS.get(name) : undefined;

/** The settings from these parameters; missing ones keep the chosen value. */
const settingsOf = (written: Written, chosen: Settings): Settings => {
  const game = gameOf(written, chosen);
  const settings: Settings = {
    ...chosen,
    game,
    size: onlyShapeOf(game) === undefined ? (written.size ?? chosen.size) : chosen.size,
    side: (written.you && sideNamed(game, written.you)) || chosen.side,
    opponent: opponentNamed(game, written.opponent) ?? chosen.opponent,
    freePassing: passingNamed(written.passing ?? '') ?? chosen.freePassing,
    ...clockNamed(written.clock ?? ''),
  };
  const opponent = selectOpponent(settings);
  const level = (written.level && levelNamed(opponent, written.level)) || chosen.levels[opponent];
  const fits = written.level === undefined ? {} : fitting(opponent, false);
  return { ...settings, ...fits, levels: { ...chosen.levels, [opponent]: level } };
};

const gameRefusal = ({ game, start }: Written): AddressRefusal | undefined => {
  if (game !== undefined && !GAMES.some(one => one === game)) return refuse('game', game, GAMES);
  const isStart = start === undefined || (start === 'open' && (game ?? 'reversi') === 'reversi');
  return isStart ? undefined : refuse('start', start, 'open');
};

const sizeRefusal = ({ size }: Written, game: GameName): AddressRefusal | undefined => {
  if (size === undefined) return undefined;
  const sizesFrom = (least: number): string => `${least}x${least}–${MAX_SIDE}x${MAX_SIDE}`;
  if (parseSize(size) === undefined) return refuse('size', size, sizesFrom(MIN_SIDE));
  const only = onlyShapeOf(game);
  if (fitsGame(game, size)) return undefined;
  return refuse('onlySize', size, only === undefined ? sizesFrom(leastSideOf(game)) : makeSize(only));
};

const seatRefusal = ({ you, opponent }: Written, game: GameName): AddressRefusal | undefined => {
  if (you !== undefined && sideNamed(game, you) === undefined) return refuse('you', you, sideNames(game));
  return opponent === undefined || opponentNamed(game, opponent) !== undefined
    ? undefined
    : refuse('opponent', opponent, opponentsOf(game).map(addressName));
};

const levelRefusal = ({ level }: Written, opponent: Opponent): AddressRefusal | undefined => {
  if (level === undefined || levelNamed(opponent, level) !== undefined) return undefined;
  const { min, max } = levelRange(opponent);
  return refuse('level', level, min === max ? `${min}` : `${min}–${max}`);
};

const passingRefusal = ({ passing }: Written, game: GameName): AddressRefusal | undefined => {
  const accepted = [...PASSINGS.keys()].filter(
    name => PASSINGS.get(name) === false || allowsFreePassing(game),
  );
  return passing === undefined || accepted.includes(passing)
    ? undefined
    : refuse('passing', passing, accepted);
};

const clockRefusal = ({ clock }: Written): AddressRefusal | undefined => {
  if (clock === undefined || clockNamed(clock) !== undefined) return undefined;
  const most = `${CUSTOM_MINUTES.max}+${CUSTOM_INCREMENT.max}`;
  return refuse('clock', clock, `none, ${CUSTOM_MINUTES.min}+${CUSTOM_INCREMENT.min}–${most}`);
};

const twiceRefusal = (parameters: URLSearchParams): AddressRefusal | undefined => {
  const twice = ADDRESS_PARTS.find(part => valuesOf(parameters, part).length > 1);
  return twice && refuse('twice', valuesOf(parameters, twice).join(', '), twice);
};

/** The settings from the parameters of an address, or why they are refused. */
export const readGame = (parameters: URLSearchParams, chosen: Settings): Settings | AddressRefusal => {
  const parts = readParts(parameters);
  const settings = settingsOf(parts, chosen);
  return (
    twiceRefusal(parameters) ??
    gameRefusal(parts) ??
    sizeRefusal(parts, settings.game) ??
    seatRefusal(parts, settings.game) ??
    levelRefusal(parts, selectOpponent(settings)) ??
    passingRefusal(parts, settings.game) ??
    clockRefusal(parts) ??
    settings
  );
};

/** The parameters to ignore because of a value that only other games have; a level goes with its opponent. */
export const foreignParts = ({ reason, value }: AddressRefusal): readonly AddressPart[] | undefined => {
  const isOpponent = OPPONENTS.some(opponent => addressName(opponent) === value);
  if (reason === 'opponent') return isOpponent ? ['opponent', 'level'] : undefined;
  if (reason === 'onlySize') return ['size'];
  return reason === 'passing' && passingNamed(value) !== undefined ? ['passing'] : undefined;
};
