import type { ByColor, Color } from '../../game/color.ts';
import type { GameName } from '../../game/games.ts';
import { ownIn, tableOf } from '../../game/record.ts';
import type { ComputerSeat } from '../../game/seat.ts';
import { withoutIsolates } from '../../i18n/blanks.ts';
import { type LibraryEntry, ownColorIn } from './entry.ts';

/** The page's texts for searching and sorting, as plain data for the worker. */
export interface Vocabulary {
  /** For `Intl`. */
  readonly locale: string;
  readonly you: string;
  /** The name of a study without a game. */
  readonly study: string;
  readonly games: Readonly<Record<GameName, string>>;
  readonly colors: Readonly<Record<GameName, ByColor<string>>>;
  /** By `computerKey`. */
  readonly computers: Readonly<Record<string, string>>;
  /** By the code of their position. */
  readonly openings: Readonly<Record<string, string>>;
}

/** Identifies a computer player. */
export const computerKey = ({ opponent, level, fits }: ComputerSeat): string =>
  fits === undefined ? `${opponent} ${level}` : opponent;

/** A property in a form shared by many entries: its kind, a colon and its value. */
export type Term = string;

const listed = (kind: 'openings' | 'tags', all: readonly string[]): Term => `${kind}:${all.join('\n')}`;
const written = (text: string | undefined): Term => `text:${text ?? ''}`;

/** A player's name; a color for people without a name. */
const nameOf = (entry: LibraryEntry, color: Color): Term => {
  const seat = entry.players?.[color];
  if (seat?.type === 'computer') return `computer:${computerKey(seat)}`;
  if (seat?.type === 'remote' && seat.name !== undefined) return written(seat.name);
  const isAlone = seat?.type === 'human' && ownColorIn(entry) !== undefined;
  return isAlone ? 'you:' : `color:${color} ${entry.game}`;
};

const titleOf = ({ title, players, kind, game }: LibraryEntry): Term => {
  if (title !== undefined || players !== undefined) return written(title);
  return kind === 'study' ? 'study:' : `game:${game}`;
};

const opponentOf = (entry: LibraryEntry): Term => {
  if (entry.players === undefined) return written('');
  return nameOf(entry, ownColorIn(entry) === 'white' ? 'black' : 'white');
};

/** The searchable fields. */
export const TERMS = {
  title: titleOf,
  black: entry => nameOf(entry, 'black'),
  white: entry => nameOf(entry, 'white'),
  opponent: opponentOf,
  game: ({ game }) => `game:${game}`,
  event: ({ event }) => written(event),
  place: ({ place }) => written(place),
  date: ({ date }) => written(date),
  openings: ({ openings }) => listed('openings', openings?.codes ?? []),
  tags: ({ tags }) => listed('tags', tags),
} as const satisfies Readonly<Record<string, (entry: LibraryEntry) => Term>>;
export type TermField = keyof typeof TERMS;
export const TERM_FIELDS = Object.keys(TERMS) as readonly TermField[];

/** The value after the colon of a term. */
export const restOf = (term: Term): string => term.slice(term.indexOf(':') + 1);

/** The parts of a term with several values. */
export const partsOf = (term: Term): readonly string[] => {
  const rest = restOf(term);
  return rest === '' ? [] : rest.split('\n');
};

const colorIn = (rest: string, { colors }: Vocabulary): string => {
  const [color, game] = rest.split(' ') as [Color, GameName];
  return colors[game][color];
};

/** Formats a kind of term; `tags` maps tag ids to names. */
type Spoken = (rest: string, vocabulary: Vocabulary, tags: ReadonlyMap<string, string>) => string;

const SPOKEN = tableOf<Spoken>({
  text: rest => rest,
  you: (_, { you }) => you,
  study: (_, { study }) => study,
  game: (rest, { games }) => games[rest as GameName],
  color: colorIn,
  computer: (rest, { computers }) => ownIn(computers, rest) ?? rest,
  openings: (rest, { openings }) =>
    rest
      .split('\n')
      .map(code => ownIn(openings, code) ?? '')
      .join('\n'),
  tags: (rest, _, tags) =>
    rest
      .split('\n')
      .map(id => tags.get(id) ?? '')
      .join('\n'),
});

/** A term in the page's language. */
export const spoken = (
  term: Term,
  vocabulary: Vocabulary,
  tags: ReadonlyMap<string, string> = new Map(),
): string => {
  const kind = term.slice(0, term.indexOf(':'));
  return withoutIsolates(SPOKEN.get(kind)?.(restOf(term), vocabulary, tags) ?? '');
};
