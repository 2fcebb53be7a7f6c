import type { Connection, OnlineState, OnlineStore, Trouble } from '../store/onlineStore.ts';

/** What the address of the page says of online play; it stays as it is while one is on the way. */
type Part = readonly ['table' | 'match', string] | 'none' | 'unknown';

/** After these there may be a way with the next reload. */
const MAY_PASS: readonly Trouble[] = ['unreachable', 'tooMany', 'serverMoves'];

/** Who could not be led there may find a server with the next reload. */
const isOnTheWay = (connection: Connection): boolean =>
  connection.type === 'connecting' ||
  connection.type === 'reconnecting' ||
  (connection.type === 'ended' && MAY_PASS.includes(connection.trouble));

/** The word by which somebody is waited for, or was and may be once more. */
const wordOf = (connection: Connection): string | undefined => {
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

/** The address of the page with another part. */
const addressWith = (part: Exclude<Part, 'unknown'>): string => {
  const url = new URL(location.href);
  url.searchParams.delete('table');
  url.searchParams.delete('match');
  if (part !== 'none') url.searchParams.set(...part);
  return url.href;
};

/** Keeps the table or the replayed match in the address of the page, so that a reload comes back there. */
export const followTable = (online: OnlineStore): (() => void) => {
  const write = (): void => {
    const part = partOf(online.getState());
    const address = part === 'unknown' ? location.href : addressWith(part);
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
