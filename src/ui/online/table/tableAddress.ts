import { withoutGame } from '../../../play/links/addressNames.ts';
import type { ConnectionState, OnlineState, OnlineStore, Trouble } from '../../../store/onlineStore.ts';

/** The online part of the page's address. `unknown` leaves the address as it is while the page is still connecting. */
type Part = readonly ['table' | 'match', string] | 'none' | 'unknown';

/** Problems that a reload may fix. */
const MAY_PASS: readonly Trouble[] = ['unreachable', 'tooMany', 'serverMoves'];

/** Treats failures that a reload may fix as still connecting. */
const isOnTheWay = (connection: ConnectionState): boolean =>
  connection.type === 'connecting' ||
  connection.type === 'reconnecting' ||
  (connection.type === 'ended' && MAY_PASS.includes(connection.trouble));

/** The code of the invitation, or the meeting word of a current or failed wait. */
const wordOf = (connection: ConnectionState): string | undefined => {
  if (connection.type === 'invited') return connection.code;
  if (connection.type === 'meeting') return connection.word;
  return connection.type === 'ended' && connection.trouble !== 'noServer' ? connection.word : undefined;
};

const partOf = ({ table, replay, connection }: OnlineState): Part => {
  if (table !== undefined) return ['table', table.code];
  if (replay !== undefined) return ['match', replay.id];
  const word = wordOf(connection);
  if (word !== undefined) return ['table', word];
  return isOnTheWay(connection) ? 'unknown' : 'none';
};

/** The page's address with another fragment. The requested terms stay in it until the players have met. */
const addressWith = (part: Exclude<Part, 'unknown'>, isWaiting: boolean): string => {
  const url = new URL(location.href);
  if (!isWaiting) url.search = withoutGame(url.search);
  url.searchParams.delete('table');
  url.searchParams.delete('match');
  if (part !== 'none') url.searchParams.set(...part);
  return url.href;
};

/** Keeps the table or the replayed match in the page's address, so that a reload returns there. */
export const keepTableInAddress = (online: OnlineStore): (() => void) => {
  const write = (): void => {
    const state = online.getState();
    const part = partOf(state);
    const isWaiting = state.table === undefined && state.wish !== undefined;
    const address = part === 'unknown' ? location.href : addressWith(part, isWaiting);
    if (address !== location.href) history.replaceState(history.state, '', address);
  };
  write();
  const stop = online.subscribe(write);
  window.addEventListener('popstate', write);
  return () => {
    stop();
    window.removeEventListener('popstate', write);
  };
};
