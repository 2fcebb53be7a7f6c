import { newSecret } from '../../server/process/secrets.ts';
import { COLORS, type Color } from '../../src/game/color.ts';
import { STANDARD_SETUP, startOf } from '../../src/game/games.ts';
import { legalMoves, type Position, play } from '../../src/game/position.ts';
import { pick } from '../../src/game/random.ts';
import { makeSquare, type Square, type SquareName } from '../../src/game/square.ts';
import { writeSetup } from '../../src/net/contract/settings.ts';
import { LightPage, type Received } from './lightPage.ts';

const LETTERS_A_PLY = 2;

/** One ply of a random game. */
interface DrawnPly {
  readonly color: Color;
  readonly square: SquareName;
}

/** A complete random game of Othello. */
export const drawGame = (random: () => number): readonly DrawnPly[] => {
  const plies: DrawnPly[] = [];
  let position: Position | undefined = startOf(STANDARD_SETUP);
  while (position !== undefined && !legalMoves(position).isEmpty()) {
    const square: Square = pick(random, [...legalMoves(position)]);
    plies.push({ color: position.turn, square: makeSquare(square) });
    position = play(position, square);
  }
  return plies;
};

interface PlayClock {
  readonly initialSeconds: number;
  readonly incrementSeconds: number;
}

/** The part of a match's state that is checked. */
interface Seen {
  readonly id: string;
  readonly moves: string;
  readonly remaining?: Readonly<Record<Color, number>>;
  readonly running?: Color;
}

interface Chair {
  readonly identity: string;
  page: LightPage | undefined;
  token: string | undefined;
  seen: Seen | undefined;
  /** The transcript so far; the page must never receive a shorter one. */
  least: string;
}

interface Waiting {
  readonly ply: number;
  readonly done: () => void;
  readonly fail: (error: Error) => void;
}

/** Two pages that play each other, in whichever process the table is. */
export class LivePlay {
  readonly plies: readonly DrawnPly[];
  readonly #chairs: Readonly<Record<Color, Chair>>;
  readonly #clock: PlayClock | undefined;
  #code = '';
  #longest = '';
  #lost = 0;
  #waiting: Waiting | undefined;

  constructor(plies: readonly DrawnPly[], clock?: PlayClock) {
    this.plies = plies;
    this.#clock = clock;
    const chair = (): Chair => ({
      identity: newSecret(),
      page: undefined,
      token: undefined,
      seen: undefined,
      least: '',
    });
    this.#chairs = { black: chair(), white: chair() };
  }

  get code(): string {
    return this.#code;
  }

  /** The last match state that the side received. */
  seenBy(color: Color): Seen | undefined {
    return this.#chairs[color].seen;
  }

  /** The number of plies that a side received and later lost. */
  get lostPlies(): number {
    return this.#lost;
  }

  /** Everything sent to a side so far: two letters per ply. */
  get confirmed(): string {
    return this.#longest;
  }

  /** The number of plies that both sides have received. */
  get ply(): number {
    return Math.min(...COLORS.map(color => (this.seenBy(color)?.moves.length ?? 0) / LETTERS_A_PLY));
  }

  get isOver(): boolean {
    return this.ply >= this.plies.length;
  }

  /** Black opens the table at one host, White sits down at another. */
  async begin(blackHost: string, whiteHost: string): Promise<void> {
    const { identity } = this.#chairs.black;
    const clock =
      this.#clock === undefined ? { kind: 'none' as const } : { kind: 'increment' as const, ...this.#clock };
    const wish = { setup: writeSetup(STANDARD_SETUP), clock, color: 'black', identity } as const;
    await this.#welcome('black', await LightPage.enter(blackHost, 'open', wish));
    await Promise.all([this.#received(0), this.sit('white', whiteHost)]);
  }

  /** Sits down, or returns to the seat. */
  async sit(color: Color, host: string): Promise<void> {
    const { identity, token } = this.#chairs[color];
    const wish = { code: this.#code, identity, ...(token !== undefined && { token }) };
    await this.#welcome(color, await LightPage.enter(host, 'sit', wish));
  }

  /** Plays the next ply. Resolves when both sides have received it, rejects when one loses the connection. */
  async playNext(): Promise<void> {
    const { ply } = this;
    const drawn = this.plies[ply];
    if (drawn === undefined) throw new Error('the game is over');
    if (!this.areConnected) throw new Error('a player is not connected');
    const received = this.#received(ply + 1);
    this.#chairs[drawn.color].page?.say('play', { match: 1, ply, square: drawn.square });
    await received;
  }

  ping(color: Color): void {
    this.#chairs[color].page?.say('ping', { sent: performance.now() });
  }

  get areConnected(): boolean {
    return COLORS.every(color => this.isConnected(color));
  }

  isConnected(color: Color): boolean {
    return this.#chairs[color].page !== undefined;
  }

  close(): void {
    for (const color of COLORS) this.#chairs[color].page?.close();
  }

  async #welcome(color: Color, page: LightPage): Promise<void> {
    const chair = this.#chairs[color];
    chair.page = page;
    chair.least = this.#longest;
    page.on('message', message => this.#receive(chair, message));
    page.on('closed', (code, reason) => {
      if (chair.page !== page) return;
      chair.page = undefined;
      this.#lose(new Error(`${reason} (${code})`));
    });
    const { code, token } = await page.next('welcome');
    this.#code = String(code);
    if (typeof token === 'string') chair.token = token;
  }

  #receive(chair: Chair, { kind, payload }: Received): void {
    if (kind !== 'state' || payload.match === undefined) return;
    chair.seen = payload.match as Seen;
    this.#compare(chair, chair.seen);
    const waiting = this.#waiting;
    if (waiting === undefined || this.ply < waiting.ply || !this.#haveBothSeen) return;
    this.#waiting = undefined;
    waiting.done();
  }

  /** Checks that no move disappears, since nobody takes anything back here. */
  #compare(chair: Chair, { moves }: Seen): void {
    if (!moves.startsWith(chair.least)) this.#lost += 1;
    chair.least = moves;
    if (moves.length > this.#longest.length) this.#longest = moves;
  }

  get #haveBothSeen(): boolean {
    return COLORS.every(color => this.seenBy(color) !== undefined);
  }

  #lose(error: Error): void {
    this.#waiting?.fail(error);
    this.#waiting = undefined;
  }

  #received(ply: number): Promise<void> {
    return new Promise((done, fail) => {
      this.#waiting = { ply, done, fail };
    });
  }
}
