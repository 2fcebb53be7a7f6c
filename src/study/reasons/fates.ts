import { legalMovesFor, type OthelloPosition, play } from '../../game/othello/position.ts';
import { cornersOf } from '../../game/shape.ts';
import { makeSquare, type Square, type SquareName } from '../../game/square.ts';
import { type ScoredReply, scoreOf } from '../review/answers.ts';
import { type Compared, inAll, plyOf, winsByDiscs } from './compared.ts';
import type { Fate } from './reason.ts';

/** Plies within which a side must get to a square to be first. */
const SOON = 4;
/** Maximum number of squares named. */
const MOST_OPENED = 4;

/** The mover's choices after a reply. */
const choicesAfter = ({ color }: Compared, position: OthelloPosition | undefined, answer: Square) => {
  const after = position && play(position, answer);
  return after && legalMovesFor(after, color);
};

/** The mover's good answers to a reply after the best move that are impossible after the played move. */
const repliesTo = (compared: Compared, answer: Square): readonly Square[] => {
  const { answers, played } = compared;
  const possible = choicesAfter(compared, played.main.positions[1], answer);
  const good = answers.met.get(answer) ?? [];
  return good.filter(square => square !== played.main.moves[0] && possible?.has(square) === false);
};

/** The squares that a reply opens to the mover after the best move but not after the played move. */
const openedBy = (compared: Compared, afterBest: OthelloPosition, answer: Square): readonly Square[] => {
  const [after] = compared.played.main.positions.slice(1);
  const [possible, later] = [after, afterBest].map(position => choicesAfter(compared, position, answer));
  if (possible === undefined || later === undefined) return [];
  return [...later.diff(legalMovesFor(afterBest, compared.color)).diff(possible)];
};

/** Whether the mover gets to a square first after the best move, whatever the opponent does. */
const isFirst = ({ best, color }: Compared, square: Square): boolean =>
  inAll(best, course => (plyOf(course, color, square) ?? Number.POSITIVE_INFINITY) <= SOON);

/** What happens to a strong reply after the best move; undefined if unknown. */
export const fateOf = (compared: Compared, { square, score }: ScoredReply): Fate | undefined => {
  const afterBest = compared.best.main.positions[1];
  if (afterBest === undefined) return undefined;
  const reply = makeSquare(square);
  if (isFirst(compared, square)) return { name: 'first', replies: [reply] };
  if (!legalMovesFor(afterBest, compared.other).has(square)) return { name: 'gone', replies: [reply] };
  const replies = repliesTo(compared, square);
  const corner = replies.find(one => winsByDiscs(compared) && cornersOf(afterBest.shape).has(one));
  if (corner !== undefined) return { name: 'metByCorner', reply, corner: makeSquare(corner) };
  if (replies.length > 0) return { name: 'met', reply, squares: replies.map(makeSquare) };
  const opened = openedBy(compared, afterBest, square);
  if (opened.length > 0 && opened.length <= MOST_OPENED)
    return { name: 'opens', reply, squares: opened.map(makeSquare) };
  const later = scoreOf(compared.answers.toBest, square);
  return later === undefined ? undefined : { name: 'less', reply, discs: score - later };
};

const mostTelling = (fates: readonly Fate[]): readonly Fate[] => {
  const telling = fates.filter(({ name }, index) => index === 0 || name !== 'less');
  if (telling.every(({ name }) => name === 'less')) return [];
  const of = (name: 'gone' | 'first') => telling.flatMap(fate => (fate.name === name ? fate.replies : []));
  const together = (['first', 'gone'] as const)
    .map(name => ({ name, replies: of(name) }))
    .filter(({ replies }) => replies.length > 0);
  return [...together, ...telling.filter(({ name }) => name !== 'gone' && name !== 'first')];
};

const repliesOf = (fate: Fate): readonly SquareName[] => ('replies' in fate ? fate.replies : [fate.reply]);

/**
 * The fates to mention for the strong replies, the most telling ones. The amount by which a reply is weaker
 * is given only for the best one; replies without a telling fate are grouped as weaker.
 */
export const toldOf = (fates: readonly Fate[], answers: readonly SquareName[]): readonly Fate[] => {
  const told = mostTelling(fates);
  const weaker = answers.filter(reply => !told.flatMap(repliesOf).includes(reply));
  return told.length === 0 || weaker.length === 0 ? told : [...told, { name: 'weaker', replies: weaker }];
};
