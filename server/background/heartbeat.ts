import type { SteadyClock } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import type { Holding } from '../storage/holding.ts';
import type { ErrorReporter } from './errorReporter.ts';

const BEAT_MILLISECONDS = 1_000;
/** The lease: other processes may take over this one's tables after this long without a heartbeat. */
export const LEASE_MILLISECONDS = 5_000;
/** The connections to the storage are replaced after this long without an answer, repeatedly. */
const LOST_MILLISECONDS = 10_000;
/** Tolerated error of leases and stored times. NTP corrects smaller errors without setting the clock. */
const MOST_LAG_MILLISECONDS = 1_000;

export interface HeartbeatOptions {
  readonly log: Log;
  readonly errors: ErrorReporter;
  readonly clock: SteadyClock;
  /** Called when the lease has expired: other processes may have taken over the tables, which were held until `heldUntil`. */
  readonly lapse: (heldUntil: number) => Promise<void>;
  /** Whether tables may be released now to correct the time; otherwise the correction waits until there are none. */
  readonly mayPutAway: () => boolean;
  /** Called when the storage has answered. */
  readonly onBeat: () => void;
  /** Replaces the connections to the storage. */
  readonly renew: () => void;
}

/** Renews this process's lease in the storage. */
export class Heartbeat {
  readonly #holding: Pick<Holding, 'beat'>;
  readonly #options: HeartbeatOptions;
  #lastBeat = 0;
  #lastRenewal = 0;
  #isBeating = false;
  #hasLapsed = false;
  #hasFailed = false;
  #timer: NodeJS.Timeout | undefined;

  private constructor(holding: Pick<Holding, 'beat'>, options: HeartbeatOptions) {
    this.#holding = holding;
    this.#options = options;
  }

  /** Stores the first heartbeat before any table is held. */
  static async start(holding: Pick<Holding, 'beat'>, options: HeartbeatOptions): Promise<Heartbeat> {
    const heartbeat = new Heartbeat(holding, options);
    await heartbeat.#beat();
    heartbeat.#timer = setInterval(() => void heartbeat.#beatAgain(), BEAT_MILLISECONDS);
    return heartbeat;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Whether the storage has answered recently. */
  get isHealthy(): boolean {
    return this.#options.clock.now() - this.#lastBeat < LEASE_MILLISECONDS;
  }

  async #beat(): Promise<void> {
    const { clock, log, onBeat } = this.#options;
    const now = clock.now();
    await this.#holding.beat(now + LEASE_MILLISECONDS);
    this.#lastBeat = now;
    this.#hasLapsed = false;
    if (this.#hasFailed) log.info('the storage answers again');
    this.#hasFailed = false;
    onBeat();
  }

  async #beatAgain(): Promise<void> {
    this.#lapseIfLate();
    if (this.#isBeating) return;
    this.#isBeating = true;
    try {
      await this.#followMachine();
      await this.#beat();
    } catch (error) {
      this.#hasFailed = true;
      this.#options.errors.report('the storage does not answer', error);
      this.#renewIfLost();
    }
    this.#isBeating = false;
  }

  #renewIfLost(): void {
    const { clock, renew } = this.#options;
    if (clock.now() - Math.max(this.#lastBeat, this.#lastRenewal) < LOST_MILLISECONDS) return;
    this.#lastRenewal = clock.now();
    renew();
  }

  #lapseIfLate(): void {
    if (this.isHealthy || this.#hasLapsed) return;
    const { log, lapse } = this.#options;
    this.#hasLapsed = true;
    log.error('the heartbeat was late: all tables are released');
    void lapse(this.#lastBeat);
  }

  /** Adopts the machine's clock after it was set or the machine slept, since other processes use it. */
  async #followMachine(): Promise<void> {
    const { clock, log, lapse, mayPutAway } = this.#options;
    const { lag } = clock;
    if (Math.abs(lag) <= MOST_LAG_MILLISECONDS || !mayPutAway()) return;
    log.warn({ lag }, "the machine's clock was set: its time is adopted");
    await lapse(clock.now());
    clock.follow();
    this.#lastBeat += lag;
    this.#lastRenewal += lag;
  }
}
