import { readAddress } from '../../src/play/readAddress.ts';
import type { AddressRefusal } from '../../src/store/appStore.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../src/store/settingsStore.ts';
import type { CommandLine, OptionSpecs } from '../program/commandLine.ts';
import { UsageError } from '../program/usageError.ts';

/** The same words as in the page's address, parsed by the same code. */
export const TABLE_OPTIONS = {
  game: { placeholder: 'NAME', help: 'othello (if nothing is said), reversi, anti, xot or connect4.' },
  size: {
    placeholder: 'WxH',
    help: 'Columns and rows from 2 to 8, as in 7x4; of xot and connect4 only their own.',
  },
  start: { placeholder: 'open', help: 'With an empty centre: the same as --game reversi.' },
  you: {
    placeholder: 'SIDE',
    help: 'black (if nothing is said), white, random, both for two people, or none to watch; in Connect Four red and yellow too.',
  },
  opponent: {
    placeholder: 'NAME',
    help: 'flipside (if nothing is said), minimax, bitboard, lennie, mike, anita, claire, jack, adam, donald or arthur.',
  },
  level: { placeholder: 'N', help: 'Of flipside 1 to 12, in Connect Four 1 to 10; of minimax 1 to 9.' },
} as const satisfies OptionSpecs;

/** The house rule, which is a word in an address and a switch here. */
export const FREE_PASSING = 'free-passing';

const sentenceOf = ({ reason, value, accepted }: AddressRefusal): string => {
  if (reason === 'passing') return 'Nobody can pass in this game: leave --free-passing out.';
  if (reason === 'onlySize')
    return `The option --size is "${value}", but this game is played on ${accepted} only.`;
  return `The option --${reason} is "${value}", but has to be ${accepted.includes(',') ? 'one of ' : ''}${accepted}.`;
};

/** Reads what is played and by whom; the defaults are those of the page's menu. */
export const readTable = (line: CommandLine): Settings => {
  const parameters = new URLSearchParams();
  for (const name of Object.keys(TABLE_OPTIONS)) {
    const value = line.text(name);
    if (value !== undefined) parameters.set(name, value);
  }
  if (line.has(FREE_PASSING)) parameters.set('passing', 'free');
  const address = readAddress(`?${parameters}`, DEFAULT_SETTINGS);
  if (address.type === 'refused') throw new UsageError(sentenceOf(address.refusal));
  return address.type === 'game' ? address.settings : DEFAULT_SETTINGS;
};
