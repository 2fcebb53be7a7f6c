import { type Color, opposite } from '../../src/game/color.ts';
import { judgeMove, type MoveRequest } from '../../src/game/match.ts';
import type { PageMessage } from '../../src/net/contract/fromPage.ts';
import type { NetRefusal } from '../../src/net/contract/words.ts';
import { afterPly } from './clocks.ts';
import { settle } from './flag.ts';
import { attendedBy, claimTime, nudge } from './nudge.ts';
import { answer, ask, offersAfterPly, type SeatContext } from './offers.ts';
import { finished, finishedByRules, isUnderWay, plyOf } from './onlineMatch.ts';
import { joined, type Outcome, outcome } from './outcome.ts';
import { attend, leave } from './seating.ts';
import {
  presenceAt,
  type Table,
  type World,
  withClocksReady,
  withMatch,
  withMatchEndedBy,
  withPresence,
} from './table.ts';

type MatchMessage = PageMessage<'play' | 'pass' | 'resign' | 'ask' | 'answer' | 'claim' | 'nudge' | 'stay'>;
/** The messages a player at a table may send. The room handles sitting down, watching and pings. */
export type TableMessage = MatchMessage | PageMessage<'leave' | 'greet' | 'attend'>;

type Verdict = Outcome | NetRefusal;

const requestOf = (color: Color, message: PageMessage<'play' | 'pass'>): MoveRequest => {
  const { kind, ply } = message;
  return kind === 'pass'
    ? { type: 'pass', ply, color }
    : { type: 'play', ply, color, square: message.square };
};

const move = ({ table, match, seat, world }: SeatContext, message: PageMessage<'play' | 'pass'>): Verdict => {
  const { now } = world;
  const verdict = judgeMove(match.game, requestOf(seat, message));
  if (verdict.type === 'refused') return verdict.refusal;
  const clocks = match.clocks && afterPly(match.clocks, seat, { now, settings: table.clock });
  const next = finishedByRules({ ...match, game: verdict.match, clocks }, now);
  const offers = offersAfterPly(table.offers, seat);
  const played = withMatch(
    { ...table, offers, quietSince: now, nudgedAt: undefined, nudges: undefined },
    next,
  );
  return outcome(table, withClocksReady(withPresence(played, seat, { is: 'here' }), now));
};

const resign = ({ table, match, seat, world }: SeatContext): Outcome => {
  const result = { winner: opposite(seat), by: 'resignation' } as const;
  return outcome(table, withMatchEndedBy(table, seat, finished(match, result, world.now)));
};

const claim = (context: SeatContext): Verdict => {
  const { table, match, seat, world } = context;
  const from = claimTime(table, seat);
  if (from === undefined) return 'otherIsThere';
  if (from > world.now) return 'graceRuns';
  return outcome(table, withMatch(table, finished(match, { winner: seat, by: 'claim' }, world.now)));
};

/** Handles messages that are only valid during a match. */
const decideUnderWay = (
  context: SeatContext,
  message: Exclude<MatchMessage, PageMessage<'ask' | 'answer'>>,
): Verdict => {
  const { table, match, seat, world } = context;
  if (!isUnderWay(match)) return 'gameOver';
  switch (message.kind) {
    case 'play':
    case 'pass':
      return move(context, message);
    case 'claim':
      return claim(context);
    case 'resign':
      return resign(context);
    case 'nudge':
      return message.ply === plyOf(match) ? nudge(table, seat, world.now) : 'stale';
    case 'stay':
      return outcome(table, table);
  }
};

const decideInMatch = (context: SeatContext, message: MatchMessage): Verdict => {
  if (message.match !== context.match.number) return 'stale';
  switch (message.kind) {
    case 'ask':
      return ask(context, message);
    case 'answer':
      return answer(context, message);
    default:
      return decideUnderWay(context, message);
  }
};

const decide = ({ table, seat, world }: Omit<SeatContext, 'match'>, message: TableMessage): Verdict => {
  const { now } = world;
  switch (message.kind) {
    case 'leave':
      return leave(table, seat, now);
    case 'attend':
      return attend(table, seat, { isHere: message.isHere, now });
    case 'greet':
      return outcome(table, table, { kind: 'greeting', by: seat, greeting: message.greeting });
    default:
      return table.match === undefined
        ? 'notBegun'
        : decideInMatch({ table, match: table.match, seat, world }, message);
  }
};

const isAt = (table: Table, seat: Color): boolean =>
  table.seats[seat] !== undefined && presenceAt(table, seat) !== 'gone';

/** A message and the seat of its sender; spectators have none. */
export interface Sent {
  readonly seat: Color | undefined;
  readonly message: TableMessage;
}

/** Messages that do not prove that the player is active. */
const SILENT: readonly TableMessage['kind'][] = ['attend', 'leave'];

/** Handles a message: returns the next table, or a refusal. */
export const handleMessage = (table: Table, { seat, message }: Sent, world: World): Outcome => {
  const settled = settle(table, world.now);
  if (seat === undefined || !isAt(settled.table, seat)) return { ...settled, refusal: 'watching' };
  const { table: before } = settled;
  const attended = SILENT.includes(message.kind) ? before : attendedBy(before, seat, world.now);
  const decision = decide({ table: attended, seat, world }, message);
  if (typeof decision === 'string') return { ...settled, refusal: decision };
  return joined(joined(settled, outcome(before, attended)), decision);
};
