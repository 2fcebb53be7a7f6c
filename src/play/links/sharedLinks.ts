import type { Failure } from '../../formats/failure.ts';
import { isLink, MOST_LINK_MOVES, readLink, writeLink } from '../../formats/link/link.ts';
import type { GameRecord } from '../../formats/record.ts';
import { isColumnText, readColumns, readTranscripts } from '../../formats/text/movesText.ts';
import { isOver } from '../../game/position.ts';
import { positionAt } from '../../game/transcript.ts';
import type { Exercise } from '../../store/exerciseStore.ts';
import { notify } from '../notices.ts';
import type { Play } from '../play.ts';
import { readHandoverLink } from './fragments.ts';
import { openTheme, readThemeLink } from './themeLinks.ts';

/** Content of a link: a game as its sender saw it, or a puzzle asking for a better move in a position. */
export interface SharedGame {
  readonly type: 'study' | 'find';
  readonly record: GameRecord;
}

/** Prefix of a fragment that asks for a better move, in place of the game's name. */
const FIND = 'find=';
const GAME = 'g=';

/** Prefix of a fragment that contains a study with its chapters. */
const STUDY = 's=';

const bare = (fragment: string): string => fragment.replace(/^#/, '');

/** Parses a fragment; undefined if it has no game. */
export const readShared = (fragment: string): SharedGame | Failure | undefined => {
  const text = bare(fragment);
  const asks = text.startsWith(FIND);
  const game = asks ? GAME + text.slice(FIND.length) : text;
  if (!isLink(game)) return undefined;
  const read = readLink(game, MOST_LINK_MOVES);
  if (read.type === 'unreadable') return read.failure;
  return { type: asks ? 'find' : 'study', record: read.value };
};

/** The packed study of a fragment; undefined if it has none. Unpacking is loaded on demand, since few visits need it. */
export const packedStudyIn = (fragment: string): string | undefined => {
  const text = bare(fragment);
  return text.startsWith(STUDY) ? text.slice(STUDY.length) : undefined;
};

/** A link to a study stored on the server under a short name. */
export const shortStudyLink = (name: string, address: string): string => `${pageAt(address)}?study=${name}`;

/** A link that contains a whole packed study. */
export const linkToStudy = (packed: string, address: string): string =>
  `${pageAt(address)}#${STUDY}${packed}`;

/** The address of the page without query and fragment. */
const pageAt = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
};

/** A link to the game at its current position, on the page open at `address`. */
export const linkToGame = (record: GameRecord, address: string): string =>
  `${pageAt(address)}#${writeLink(record)}`;

const findFragment = (record: GameRecord): string => FIND + writeLink(record).slice(GAME.length);

/** A link that asks for a better move in the record's current position. */
export const linkToFind = (record: GameRecord, address: string): string =>
  `${pageAt(address)}#${findFragment(record)}`;

/** The puzzle of a link; undefined if the game is over. */
const findExercise = ({ tree: { setup }, at = [] }: GameRecord): Exercise | undefined => {
  const position = positionAt(setup, at);
  return position === undefined || isOver(position)
    ? undefined
    : {
        id: 'find',
        setup,
        given: at,
        color: position.turn,
        judge: { type: 'best' },
        instruction: 'share.findBetter',
        title: 'share.findTitle',
      };
};

type Opener = Pick<
  Play,
  'stores' | 'study' | 'exercise' | 'importing' | 'openMenu' | 'openColors' | 'draftLook'
>;

/** Puts the linked game on the board; a puzzle without a solution opens for analysis only. */
export const openShared = (
  { study, exercise }: Pick<Opener, 'study' | 'exercise'>,
  { type, record }: SharedGame,
): void => {
  const asked = type === 'find' ? findExercise(record) : undefined;
  if (asked === undefined) study.lookAt(record);
  else exercise.start(asked, { again: { type: 'find', fragment: findFragment(record) } });
};

/** Opens the content of a fragment, unless the person is asked to stay; false if it has no game, theme or code. */
export const openLink = (play: Opener, fragment: string, isKept: () => boolean): boolean => {
  const theme = readThemeLink(fragment);
  if (theme !== undefined) {
    if (theme.type === 'refused' || !isKept()) openTheme(play, theme);
    return true;
  }
  const code = readHandoverLink(fragment);
  if (code !== undefined) {
    if (!isKept()) play.importing.receiveCode(code);
    return true;
  }
  const packed = packedStudyIn(fragment);
  if (packed !== undefined) {
    if (!isKept()) void play.study.openPacked(packed);
    return true;
  }
  const shared = readShared(fragment);
  if (shared === undefined) return false;
  if ('reason' in shared) notify(play.stores.app, 'badLink', { failure: shared });
  else if (!isKept()) openShared(play, shared);
  return true;
};

/** The transcript of `?moves=f5d6…`, to be studied; undefined if the address has none. */
export const readMovesPart = (parameters: URLSearchParams): SharedGame | Failure | undefined => {
  const text = parameters.get('moves');
  if (text === null) return undefined;
  const { records, failures } = isColumnText(text) ? readColumns(text) : readTranscripts(text);
  const [[record], [failure]] = [records, failures];
  if (failure !== undefined) return failure;
  return record === undefined ? { reason: 'noGame' } : { type: 'study', record };
};
