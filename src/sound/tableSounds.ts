import type { OnlineState } from '../store/onlineStore.ts';
import { offersOfOther, otherSeat, selectNudge, selectOwnSeat } from '../store/table/tableSelectors.ts';
import { FIGURES, type FigureName, type Note } from './soundLook.ts';

/** Whether the person's own connection is up. */
const isOwnLineUp = ({ connection }: OnlineState): boolean => connection.type === 'connected';
const isOtherLineUp = (state: OnlineState): boolean => {
  const presence = otherSeat(state)?.presence;
  return presence === 'here' || presence === 'away';
};

const lineFigure = (before: OnlineState, after: OnlineState): FigureName | undefined => {
  if (before.table === undefined || after.table === undefined) return undefined;
  if (isOwnLineUp(before) !== isOwnLineUp(after)) return isOwnLineUp(after) ? 'lineFound' : 'lineLost';
  const isSameSeat = selectOwnSeat(before) === selectOwnSeat(after) && otherSeat(before) !== undefined;
  if (!isSameSeat || isOtherLineUp(before) === isOtherLineUp(after)) return undefined;
  return isOtherLineUp(after) ? 'lineFound' : 'lineLost';
};

const hasBegun = (before: OnlineState, after: OnlineState): boolean =>
  before.table !== undefined &&
  after.table?.match !== undefined &&
  after.table.match.id !== before.table.match?.id;

const isGreeted = (before: OnlineState, after: OnlineState, isMuted: boolean): boolean =>
  after.greeting !== undefined &&
  after.greeting !== before.greeting &&
  after.greeting.by !== selectOwnSeat(after) &&
  !isMuted;

const figureOf = (before: OnlineState, after: OnlineState, isMuted: boolean): FigureName | undefined => {
  if (hasBegun(before, after)) return 'began';
  const line = lineFigure(before, after);
  if (line !== undefined) return line;
  if (after.refusal !== undefined && after.refusal !== before.refusal) return 'refused';
  const isAsked = selectNudge(after) === 'isAsked' && selectNudge(before) !== 'isAsked';
  if (isAsked || offersOfOther(after).length > offersOfOther(before).length) return 'offered';
  return isGreeted(before, after, isMuted) ? 'greeted' : undefined;
};

/** The sound of a change of the table's state, apart from the sounds of its match. */
export const tableSoundsOf = (before: OnlineState, after: OnlineState, isMuted: boolean): readonly Note[] => {
  const figure = figureOf(before, after, isMuted);
  return figure === undefined ? [] : FIGURES[figure];
};
