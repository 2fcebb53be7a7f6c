import { legalMovesFor, type OthelloPosition, play } from '../../game/othello/position.ts';
import { makeSquare, type Square } from '../../game/square.ts';
import { edgeNeighbors, isStableReply, newReplies, type Setting, settingOf } from '../review/setting.ts';
import { regionOf } from '../stability.ts';
import { type Compared, FAR, type Finder, inAll } from './compared.ts';

/** The worth of a wedge, of a stable disc on the edge, and of a spare move. */
const WEDGE = 6;
const EDGE = 5;
const TEMPO = 2.5;

const settingIn = ({ before, played, best }: Compared): Setting | undefined => {
  const [move, better] = [played.main.moves[0], best.main.moves[0]];
  return move === undefined || better === undefined ? undefined : settingOf(before, move, better);
};

/** The reply to the move, if all good replies are the same one and the move made it possible. */
const openedReply = (compared: Compared, setting: Setting): Square | undefined => {
  const reply = compared.played.main.moves[1];
  if (reply === undefined || !newReplies(setting).has(reply)) return undefined;
  return inAll(compared.played, ({ moves }) => moves[1] === reply) ? reply : undefined;
};

export const findWedge: Finder = compared => {
  const setting = settingIn(compared);
  const reply = setting && openedReply(compared, setting);
  if (setting === undefined || reply === undefined) return [];
  const neighbors = edgeNeighbors(setting.before, reply);
  const own = compared.played.main.positions[2]?.discs[setting.color];
  if (!neighbors?.every(square => own?.has(square))) return [];
  const [one, two] = neighbors;
  const facts = { reply: makeSquare(reply), between: [makeSquare(one), makeSquare(two)] } as const;
  return [{ reason: { name: 'wedge', facts }, worth: WEDGE }];
};

export const findEdge: Finder = compared => {
  const setting = settingIn(compared);
  const reply = setting && openedReply(compared, setting);
  if (setting === undefined || reply === undefined) return [];
  const isEdge = edgeNeighbors(setting.before, reply) !== undefined && isStableReply(setting, reply);
  return isEdge ? [{ reason: { name: 'edge', facts: { reply: makeSquare(reply) } }, worth: EDGE }] : [];
};

/** The positions after the best move and every reply to it. */
const afterReplies = ({ afterBest, other }: Setting): readonly OthelloPosition[] => {
  const replies = [...legalMovesFor(afterBest, other)];
  if (replies.length === 0) return [afterBest];
  return replies.flatMap(reply => play({ ...afterBest, turn: other }, reply) ?? []);
};

/** A spare move used too early: the best move would have kept it available. */
export const findTempo: Finder = compared => {
  const setting = settingIn(compared);
  if (setting === undefined) return [];
  const { before, afterBest, other, color, move } = setting;
  const isOthers = [before, afterBest].some(position => legalMovesFor(position, other).has(move));
  const isKept = afterReplies(setting).every(position => legalMovesFor(position, color).has(move));
  return isKept && !isOthers ? [{ reason: { name: 'tempo', facts: {} }, worth: TEMPO }] : [];
};

/** The size of a region that one side keeps to itself. */
const OWN_REGION = { least: 2, most: 7 } as const;
/** Two moves that the opponent had to do without. */
const LET_IN = 2 * TEMPO;

/** The opponent soon plays in a region that only the mover had access to. */
export const findLetIn: Finder = compared => {
  const setting = settingIn(compared);
  if (setting === undefined) return [];
  const { before, after, afterBest, color, other } = setting;
  return [...newReplies(setting)].flatMap(reply => {
    const region = regionOf(after, reply);
    const isOwn =
      region.size >= OWN_REGION.least &&
      region.size <= OWN_REGION.most &&
      legalMovesFor(before, color).intersects(region) &&
      [before, afterBest].every(position => !legalMovesFor(position, other).intersects(region));
    const isUsed = inAll(compared.played, ({ moves, positions }) =>
      moves.slice(0, FAR).some((square, ply) => region.has(square) && positions[ply]?.turn === other),
    );
    if (!isOwn || !isUsed) return [];
    const facts = { reply: makeSquare(reply), region: region.size };
    return [{ reason: { name: 'letIn', facts }, worth: LET_IN }];
  });
};
