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

/** What a link with a game leads to: the game as its sender saw it, or the question for a better move in a position. */
export interface SharedGame {
  readonly type: 'study' | 'find';
  readonly record: GameRecord;
}

/** How a fragment begins that asks for a better move, in place of the name that a game has. */
const FIND = 'find=';
const GAME = 'g=';

/** How a fragment begins that holds a study with its chapters. */
const STUDY = 's=';

const bare = (fragment: string): string => fragment.replace(/^#/, '');

/** What a fragment asks for; undefined if it has no game. */
export const readShared = (fragment: string): SharedGame | Failure | undefined => {
  const text = bare(fragment);
  const asks = text.startsWith(FIND);
  const game = asks ? GAME + text.slice(FIND.length) : text;
  if (!isLink(game)) return undefined;
  const read = readLink(game, MOST_LINK_MOVES);
  if (read.type === 'unreadable') return read.failure;
  return { type: asks ? 'find' : 'study', record: read.value };
};

/** The letters of a study in a fragment; undefined if it has none. They are unpacked later, by what few visits need. */
export const packedStudyIn = (fragment: string): string | undefined => {
  const text = bare(fragment);
  return text.startsWith(STUDY) ? text.slice(STUDY.length) : undefined;
};

/** A link to a study that the server keeps under a short name. */
export const shortStudyLink = (name: string, address: string): string => `${pageAt(address)}?study=${name}`;

/** A link that shows a whole study, of which `packed` has the letters. */
export const linkToStudy = (packed: string, address: string): string =>
  `${pageAt(address)}#${STUDY}${packed}`;

/** The address of a page, without what it was opened for. */
const pageAt = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
};

/** A link that shows the game as it is seen now, on the page that is open at `address`. */
export const linkToGame = (record: GameRecord, address: string): string =>
  `${pageAt(address)}#${writeLink(record)}`;

const findFragment = (record: GameRecord): string => FIND + writeLink(record).slice(GAME.length);

/** A link that asks for a better move in the position that the record stands at. */
export const linkToFind = (record: GameRecord, address: string): string =>
  `${pageAt(address)}#${findFragment(record)}`;

/** The question of a link; undefined where the game is over. */
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
  'stores' | 'study' | 'exercise' | 'offline' | 'openMenu' | 'openColors' | 'draftLook'
>;

/** Puts the game of a link on the board; a question that has no answer is only looked at. */
export const openShared = (
  { study, exercise }: Pick<Opener, 'study' | 'exercise'>,
  { type, record }: SharedGame,
): void => {
  const asked = type === 'find' ? findExercise(record) : undefined;
  if (asked === undefined) study.lookAt(record);
  else exercise.start(asked, { again: { type: 'find', fragment: findFragment(record) } });
};

/** Opens what a fragment asks for, unless a question keeps the person; false if it has no game, theme or code. */
export const openLink = (play: Opener, fragment: string, isKept: () => boolean): boolean => {
  const theme = readThemeLink(fragment);
  if (theme !== undefined) {
    if (theme.type === 'refused' || !isKept()) openTheme(play, theme);
    return true;
  }
  const code = readHandoverLink(fragment);
  if (code !== undefined) {
    if (!isKept()) play.offline.receiveCode(code);
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

/** What `?moves=f5d6…` asks for: a transcript to be studied. Undefined if the address has none. */
export const readMovesPart = (parameters: URLSearchParams): SharedGame | Failure | undefined => {
  const text = parameters.get('moves');
  if (text === null) return undefined;
  const { records, failures } = isColumnText(text) ? readColumns(text) : readTranscripts(text);
  const [[record], [failure]] = [records, failures];
  if (failure !== undefined) return failure;
  return record === undefined ? { reason: 'noGame' } : { type: 'study', record };
};
