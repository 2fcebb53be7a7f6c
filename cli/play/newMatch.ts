import { readFileSync } from 'node:fs';
import { drawnFor, GAMES, givenPliesOf } from '../../src/game/games.ts';
import { drawSeed, type Match } from '../../src/game/match.ts';
import { LEVELS, OPPONENTS, type Opponent } from '../../src/game/seat.ts';
import { drawOpening } from '../../src/game/xot.ts';
import { readAddress } from '../../src/play/links/readAddress.ts';
import { planOf } from '../../src/play/local/matchPlan.ts';
import type { AddressRefusal } from '../../src/store/appStore.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../src/store/settingsStore.ts';
import { type CommandLine, type OptionSpecs, UsageError } from '../program/commandLine.ts';

/** Such as `othello (default), reversi or connect4.` */
const oneOf = ([usual, ...others]: readonly string[]): string =>
  `${usual} (default), ${others.slice(0, -1).join(', ')} or ${others.at(-1)}.`;

/** `solver` is also called `flipside`. */
const NAMED_OPPONENTS = OPPONENTS.filter(opponent => opponent !== 'solver');

const levelsOf = (opponent: Opponent): string | undefined => {
  const range = LEVELS[opponent];
  return range && `${range.min} to ${range.max}`;
};

/** Such as `1 to 9 for minimax`, for each opponent with levels. */
const LEVELLED = NAMED_OPPONENTS.flatMap(name => {
  const levels = levelsOf(name);
  if (levels === undefined) return [];
  return `${levels} for ${name}${name === 'flipside' ? ` (${levelsOf('solver')} in Connect Four)` : ''}`;
});

/** The parts of a link to the page, parsed by the same code. */
export const SETUP_OPTIONS = {
  game: { placeholder: 'NAME', help: oneOf(GAMES) },
  size: {
    placeholder: 'WxH',
    help: 'Columns and rows from 2 to 8, as in 7x4, of octagon and blocked from 4; xot and connect4 have only one size each.',
  },
  start: { placeholder: 'open', help: 'With an empty centre: the same as --game reversi.' },
  you: {
    placeholder: 'SIDE',
    help: 'black (default), white, random, both for two people, or none to watch; in Connect Four red and yellow too.',
  },
  opponent: { placeholder: 'NAME', help: oneOf(NAMED_OPPONENTS) },
  level: { placeholder: 'N', help: `${LEVELLED.join(', ')}.` },
} as const satisfies OptionSpecs;

/** Free passing: a value in a link, a switch here. */
export const FREE_PASSING = 'free-passing';

const sentenceOf = ({ reason, value, accepted }: AddressRefusal): string => {
  if (reason === 'passing') return 'Nobody can pass in this game: leave --free-passing out.';
  if (reason === 'onlySize')
    return `The option --size is "${value}", but this game is played on ${accepted} only.`;
  return `The option --${reason} is "${value}", but has to be ${accepted.includes(',') ? 'one of ' : ''}${accepted}.`;
};

/** The size as two words, width and height, or as an option. */
const sizeOf = (line: CommandLine): string | undefined => {
  if (line.rest.length === 0) return line.text('size');
  const words = line.rest.join(' ');
  if (line.has('size')) throw new UsageError(`The size is given twice, as "${words}" and as --size.`);
  if (/^[2-8] [2-8]$/.test(words)) return words.replace(' ', 'x');
  throw new UsageError(`"${words}" is not a size: give a width and a height from 2 to 8, as in 7 4.`);
};

/** Parses the game and its players; the defaults are those of the page's menu. */
export const readSettings = (line: CommandLine): Settings => {
  const parameters = new URLSearchParams();
  for (const name of Object.keys(SETUP_OPTIONS)) {
    const value = name === 'size' ? sizeOf(line) : line.text(name);
    if (value !== undefined) parameters.set(name, value);
  }
  if (line.has(FREE_PASSING)) parameters.set('passing', 'free');
  const address = readAddress(`?${parameters}`, DEFAULT_SETTINGS);
  if (address.type === 'refused') throw new UsageError(sentenceOf(address.refusal));
  if (address.type !== 'game') return DEFAULT_SETTINGS;
  // The page ignores invalid parts with a notice; here they are errors.
  if (address.leftOut !== undefined) throw new UsageError(sentenceOf(address.leftOut));
  return address.settings;
};

const OPENINGS = new URL('../../public/assets/xot.txt', import.meta.url);

const readOpenings = (): readonly string[] => readFileSync(OPENINGS, 'utf8').trimEnd().split('\n');

/** A match with these settings; `random` decides side, seed and opening. */
export const newMatch = (settings: Settings, random: () => number): Match => {
  const plan = planOf(settings, random);
  const seed = drawSeed(random);
  const setup = drawnFor(plan.setup, seed);
  const opening =
    givenPliesOf(setup.game) > 0 ? (drawOpening(readOpenings(), seed, setup.headStart) ?? []) : [];
  return { id: '', setup, seats: plan.seats, transcript: opening, given: opening.length, undone: [], seed };
};
