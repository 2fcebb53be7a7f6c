import { COLORS, type Color } from '../../game/color.ts';
import { GAMES, HEAD_STARTS, isShowable, type Setup, startOf } from '../../game/games.ts';
import { parseShapeText } from '../../game/shape.ts';
import { parseStartText } from '../../game/start.ts';
import { readMoves, replayOf, type Transcript } from '../../game/transcript.ts';
import {
  annotated,
  COMMENT_LENGTH,
  type GameTree,
  hasPath,
  MOVE_MARKS,
  treeOf,
  withLine,
} from '../../game/tree.ts';
import { type Found, failed, found } from '../found.ts';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find(one => one === value);

/** Far more than anybody tries in one game. */
const MOST_LINES = 2000;

const headStartOf = (value: unknown): Setup['headStart'] => {
  if (!isObject(value)) return undefined;
  const color: Color | undefined = oneOf(COLORS, value.color);
  const kind = oneOf(HEAD_STARTS, value.kind);
  return color === undefined || kind === undefined ? undefined : { color, kind, count: Number(value.count) };
};

const setupOf = (stored: Fields): Setup | undefined => {
  const game = oneOf(GAMES, stored.game ?? 'othello');
  const shape = parseShapeText(textOf(stored.size) ?? '8x8');
  const start = textOf(stored.start);
  const byHand = start === undefined ? undefined : parseStartText(start);
  if (game === undefined || shape === undefined || (start !== undefined && byHand === undefined))
    return undefined;
  const headStart = headStartOf(stored.headStart);
  const freePassing = stored.freePassing === true;
  const setup: Setup = { game, shape, headStart, freePassing, ...(byHand && { start: byHand }) };
  return isShowable(setup) ? setup : undefined;
};

/** Whether parsed JSON is a study or a match as the page stores it. */
export const isStudy = (value: unknown): boolean =>
  isObject(value) && 'version' in value && ('lines' in value || 'transcript' in value);

const linesIn = (setup: Setup, stored: Fields): readonly Transcript[] | undefined => {
  const texts =
    'lines' in stored
      ? listOf(stored.lines)
      : [`${textOf(stored.transcript) ?? ''}${textOf(stored.undone) ?? ''}`];
  const lines = texts.map(line => readMoves(startOf(setup), textOf(line) ?? '?'));
  const isLegal = (line: Transcript | undefined): line is Transcript =>
    line !== undefined && replayOf(setup, line).type === 'legal';
  return lines.length <= MOST_LINES && lines.every(isLegal) ? lines : undefined;
};

const withNotes = (tree: GameTree, stored: Fields): GameTree =>
  listOf(stored.notes)
    .filter(isObject)
    .reduce((noted: GameTree, { at, comment, mark }) => {
      const path = readMoves(startOf(tree.setup), textOf(at) ?? '') ?? [];
      const words = textOf(comment)?.slice(0, COMMENT_LENGTH);
      const sign = oneOf(MOVE_MARKS, mark);
      return annotated(noted, path, { ...(words && { comment: words }), ...(sign && { mark: sign }) });
    }, tree);

/** Reads a study or a match as the page stores it, from parsed JSON. */
export const readStudy = (value: unknown): Found => {
  if (!isObject(value)) return failed('study', { reason: 'brokenFile' });
  const setup = setupOf(value);
  const lines = setup && linesIn(setup, value);
  if (setup === undefined || lines === undefined) return failed('study', { reason: 'brokenFile' });
  const tree = withNotes(lines.reduce(withLine, treeOf(setup, [])), value);
  const at = readMoves(startOf(setup), textOf(value.at) ?? '') ?? [];
  return found('study', [{ tree, ...(at.length > 0 && hasPath(tree, at) && { at }) }]);
};
