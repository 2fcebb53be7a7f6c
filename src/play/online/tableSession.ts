import { assertNever } from '../../game/assertNever.ts';
import type { MoveRequest, Refusal } from '../../game/match.ts';
import { Connection, type Ending } from '../../net/connection.ts';
import type { PageKind, PagePayload } from '../../net/contract/fromPage.ts';
import type { ServerMessage } from '../../net/contract/fromServer.ts';
import { PATIENCE } from '../../net/contract/limits.ts';
import type { TableState } from '../../net/contract/tableState.ts';
import type { Call, Dial } from '../../net/room.ts';
import type { PlayContext } from '../context.ts';
import type { Mention } from '../passingWords.ts';
import { isAwaiting, type MeetingGoal } from './meeting.ts';
import type { OnlineBoard, SendMove } from './pendingMoves.ts';
import { nameOf } from './requests.ts';

type Opening = Extract<Call, { readonly kind: 'open' }>;
/** What leads to a table: its code, a table to open, or a word under which to meet another player. */
export type Goal =
  | { readonly code: string; readonly unknown?: () => void }
  | { readonly opening: Opening }
  | MeetingGoal;

const CONNECTED = { type: 'connected' } as const;

/** A visit to one table. */
export interface TableVisit {
  say<Kind extends PageKind>(kind: Kind, payload: PagePayload<Kind>): void;
  submit(request: MoveRequest): Refusal | undefined;
  /** The network has gone or come back, or the page was asleep. */
  check(): void;
  drop(): void;
  /** Reports whether anybody can see the page. */
  attend(): void;
  leave(): void;
}

interface VisitParts {
  readonly context: PlayContext;
  readonly board: OnlineBoard;
  readonly mention: Mention;
  readonly ended: (why: Ending) => void;
}

export const visitTable = ({ context, board, mention, ended }: VisitParts, goal: Goal): TableVisit => {
  const { stores, clock, keys, random } = context;
  const { online, app, settings } = stores;
  let code = 'code' in goal ? goal.code : undefined;
  /** Set while meeting by a word, until both are there. */
  let meeting = 'meeting' in goal ? goal : undefined;
  /** Whether the connection has just been made and no state has come yet. */
  let isFresh = true;

  const call = (): Call => {
    if (meeting !== undefined) return meeting.meeting;
    if (code === undefined && 'opening' in goal) return goal.opening;
    const at = { code: code ?? '' };
    const token = keys.token(at.code);
    if (token === undefined && online.getState().table?.you === 'watcher') return { kind: 'watch', ...at };
    return {
      kind: 'sit',
      ...at,
      identity: keys.identity,
      ...nameOf(settings.getState()),
      ...(token && { token }),
    };
  };

  const send: SendMove = (kind, move) => connection.send(kind, move);

  const attend = (): void => connection.send('attend', { isHere: app.getState().visible });

  /** Sends again what the server may not have received. */
  const begin = (): void => {
    isFresh = false;
    board.sendAgain(send);
    if (!app.getState().visible) attend();
  };

  /** Since when the player has been waiting for a friend. */
  const invitedAt = (table: TableState): number | undefined =>
    isAwaiting(table) ? (online.getState().invitedAt ?? clock.now()) : undefined;

  const told = ({ kind: _, ...table }: TableState & { readonly kind: 'state' }): void => {
    if (meeting !== undefined && isAwaiting(table)) {
      meeting.waits(true);
      return;
    }
    meeting?.met(table);
    meeting = undefined;
    online.setState({ table, toldAt: clock.now(), connection: CONNECTED, invitedAt: invitedAt(table) });
    board.show(table);
    if (isFresh) begin();
  };

  const refused = (message: ServerMessage<'refused'>): void => {
    const { table } = online.getState();
    const isMove = message.message === 'play' || message.message === 'pass';
    const isSaid = isMove && table !== undefined && board.takeBack(table, message);
    if (!isSaid && message.message !== 'attend') mention('refusal', message.refusal);
  };

  /** A player's own greetings are always shown; those of the other can be muted. */
  const greeted = ({ by, greeting }: ServerMessage<'greeting'>): void => {
    const isMuted = settings.getState().greetingsMuted && online.getState().table?.you !== by;
    if (!isMuted) mention('greeting', { by, greeting });
  };

  const heard = (message: ServerMessage): void => {
    switch (message.kind) {
      case 'welcome':
        code = message.code;
        if (message.token !== undefined) keys.keep(message.code, message.token);
        return;
      case 'state':
        told(message);
        return;
      case 'greeting':
        greeted(message);
        return;
      case 'answered':
        mention('answer', message);
        return;
      case 'refused':
        refused(message);
        return;
      case 'found':
      case 'goodbye':
      case 'pong':
        return;
      default:
        assertNever(message);
    }
  };

  const lost = (): void => {
    isFresh = true;
    meeting?.waits(false);
    if (online.getState().connection.type !== 'connected') return;
    online.setState({ connection: { type: 'reconnecting', since: clock.now() } });
  };

  const over = (trouble: Ending): void => {
    if (meeting !== undefined) meeting.failed(trouble);
    else if (trouble === 'unknownTable' && 'unknown' in goal) goal.unknown?.();
    else ended(trouble);
  };

  const dial: Dial = async (call, listener) => {
    const dialed = await context.wire.dial(call, listener);
    meeting?.tried(dialed);
    return dialed;
  };

  const follower = { heard, lost, ended: over };
  const isAwaited = meeting !== undefined || (code !== undefined && keys.token(code) !== undefined);
  const connection = new Connection({
    dial,
    time: clock,
    random,
    call,
    isAwaited,
    every: () => meeting && PATIENCE.meetingTry,
    follower,
  });
  return {
    say: (kind, payload) => connection.send(kind, payload),
    submit: request => {
      if (online.getState().connection.type === 'ended') return 'stale';
      return board.submit(request, send);
    },
    check: () => connection.check(),
    drop: () => connection.drop(),
    attend,
    leave: () => {
      board.clear();
      connection.leave();
    },
  };
};
