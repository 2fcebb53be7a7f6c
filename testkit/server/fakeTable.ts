import { settle } from '../../server/match/flag.ts';
import { handleMessage, type TableMessage } from '../../server/match/messages.ts';
import type { OnlineMatch } from '../../server/match/onlineMatch.ts';
import type { News, Outcome, StoredChange } from '../../server/match/outcome.ts';
import { type Guest, lose, openTable, sitDown, takenOver, takeSeat } from '../../server/match/seating.ts';
import type { Table, World } from '../../server/match/table.ts';
import { tableStateFor } from '../../server/match/tableView.ts';
import { type Color, opposite } from '../../src/game/color.ts';
import { type GameName, type Setup, STANDARD_SETUP, startOf } from '../../src/game/games.ts';
import { positionOf } from '../../src/game/match.ts';
import { legalMoves } from '../../src/game/position.ts';
import { parseSize } from '../../src/game/shape.ts';
import { makeSquare, parseSquare, type SquareName } from '../../src/game/square.ts';
import { writeMoves } from '../../src/game/transcript.ts';
import type { ClockSettings } from '../../src/net/contract/settings.ts';
import type { TableState } from '../../src/net/contract/tableState.ts';
import type { NetRefusal, OfferName } from '../../src/net/contract/words.ts';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const NO_CLOCK: ClockSettings = { kind: 'none' };
/** XOT openings from the list in `public/assets`. */
export const OPENINGS = ['f5d6c3d3c2b2a1f4', 'f5d6c3d3c2d2c4b3', 'f5d6c3d3c2d2c4f3'];

export const clockOf = (minutes: number, incrementSeconds: number): ClockSettings => ({
  kind: 'increment',
  initialSeconds: 60 * minutes,
  incrementSeconds,
});

export const setupOf = (game: GameName, size = game === 'connect4' ? '7x6' : '8x8'): Setup => ({
  ...STANDARD_SETUP,
  game,
  shape: parseSize(size) ?? STANDARD_SETUP.shape,
});

const guest = (who: string): Guest => ({
  token: undefined,
  newToken: `token of ${who}`,
  identity: `identity of ${who}`,
  name: who,
});
export const ANNA = guest('Anna');
export const BEN = guest('Ben');
export const CARL = guest('Carl');
export const backAs = (who: Guest): Guest => ({ ...who, token: who.newToken, newToken: 'another token' });

interface FakeTableOptions {
  readonly setup?: Setup;
  readonly clock?: ClockSettings;
  readonly isRated?: boolean;
  readonly seed?: number;
  readonly opener?: Guest;
  readonly color?: Color;
}

/** A table with a clock of its own; its methods are the players' actions. */
export class FakeTable {
  now = 1_000_000;
  table: Table;
  refusal: NetRefusal | undefined;
  stored: readonly StoredChange[] = [];
  news: readonly News[] = [];

  constructor(options: FakeTableOptions = {}) {
    const { setup = STANDARD_SETUP, clock = NO_CLOCK, isRated = true, seed = 5 } = options;
    const { opener = ANNA, color = 'black' } = options;
    this.table = openTable({ id: 'table', code: 'ABCDEF', seed, setup, clock, isRated, color }).table;
    this.take(takeSeat(this.table, color, opener, this.world));
  }

  /** Anna plays Black and Ben White. */
  static ofTwo(options: FakeTableOptions = {}): FakeTable {
    const fake = new FakeTable(options);
    fake.sit(BEN);
    return fake;
  }

  get world(): World {
    return { now: this.now, openings: OPENINGS };
  }

  get match(): OnlineMatch {
    if (this.table.match === undefined) throw new Error('no match has begun');
    return this.table.match;
  }

  get sentKinds(): readonly string[] {
    return this.news.map(({ kind }) => kind);
  }

  get moves(): string {
    const { setup, transcript } = this.match.game;
    return writeMoves(startOf(setup).rules, transcript);
  }

  get result(): string {
    const result = this.match.ending?.result;
    return result === undefined ? 'none' : `${result.winner} by ${result.by}`;
  }

  get state(): TableState {
    return tableStateFor(this.table, { you: 'watcher', watchers: 0, now: this.now });
  }

  /** Seconds left for Black and White. */
  get secondsLeft(): readonly (number | undefined)[] {
    const { remaining } = this.state.match ?? {};
    return [remaining?.black, remaining?.white].map(left => left && left / SECOND);
  }

  take(outcome: Outcome): this {
    this.table = outcome.table;
    this.refusal = outcome.refusal;
    this.stored = outcome.stored;
    this.news = outcome.news;
    return this;
  }

  wait(milliseconds: number): this {
    this.now += milliseconds;
    return this;
  }

  sit(who: Guest): NetRefusal | Color {
    const seated = sitDown(this.table, who, this.world);
    if (typeof seated === 'string') return seated;
    this.take(seated);
    return seated.color;
  }

  say(seat: Color | undefined, message: TableMessage): this {
    return this.take(handleMessage(this.table, { seat, message }, this.world));
  }

  play(...squares: readonly SquareName[]): this {
    for (const square of squares) this.playAs(positionOf(this.match.game).turn, square);
    return this;
  }

  playAs(seat: Color | undefined, square: SquareName, ply = this.match.game.transcript.length): this {
    return this.say(seat, { kind: 'play', match: this.match.number, ply, square: parseSquare(square) });
  }

  /** Plays the first legal squares until the match is over. */
  playToTheEnd(): this {
    while (this.match.ending === undefined) this.playFirst();
    return this;
  }

  playFirst(): this {
    const [square] = legalMoves(positionOf(this.match.game));
    if (square === undefined) throw new Error('an unfinished match without a legal move');
    this.play(makeSquare(square));
    if (this.refusal !== undefined) throw new Error(this.refusal);
    return this;
  }

  ask(seat: Color, what: OfferName, ply = this.match.game.transcript.length): this {
    return this.say(seat, { kind: 'ask', match: this.match.number, ply, what });
  }

  answer(seat: Color, what: OfferName, agrees: boolean, ply = this.match.game.transcript.length): this {
    return this.say(seat, { kind: 'answer', match: this.match.number, ply, what, agrees });
  }

  /** `seat` makes an offer, and the opponent accepts. */
  agreeOn(what: OfferName, seat: Color = 'black'): this {
    return this.ask(seat, what).answer(opposite(seat), what, true);
  }

  resign(seat: Color | undefined, match = this.match.number): this {
    return this.say(seat, { kind: 'resign', match });
  }

  claim(seat: Color): this {
    return this.say(seat, { kind: 'claim', match: this.match.number });
  }

  nudge(seat: Color | undefined, ply = this.match.game.transcript.length): this {
    return this.say(seat, { kind: 'nudge', match: this.match.number, ply });
  }

  stay(seat: Color): this {
    return this.say(seat, { kind: 'stay', match: this.match.number });
  }

  leave(seat: Color): this {
    return this.say(seat, { kind: 'leave' });
  }

  attend(seat: Color, isHere: boolean): this {
    return this.say(seat, { kind: 'attend', isHere });
  }

  lose(seat: Color): this {
    return this.take(lose(this.table, seat, this.now));
  }

  settle(): this {
    return this.take(settle(this.table, this.now));
  }

  takeOver(heldUntil: number): this {
    return this.take(takenOver(this.table, { heldUntil, now: this.now }));
  }
}
