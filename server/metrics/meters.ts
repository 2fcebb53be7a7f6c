import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECOND_MILLISECONDS = 1_000;
/** Histogram buckets in seconds, from imperceptible to obvious. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Histogram buckets in seconds for waiting in the lobby. */
const WAITING = [1, 2.5, 5, 10, 20, 40, 80, 160, 320];

/** The current state of the process. */
export interface Condition {
  readonly status: string;
  readonly storage: string;
  readonly redis?: string;
  readonly tables: number;
  readonly connections: number;
}

/** The Prometheus metrics of a process, in addition to the usual ones of Node. */
export class Meters {
  readonly #registry = new Registry();
  readonly #plies = new Histogram({
    name: 'flipside_ply_seconds',
    help: 'Time from receiving a ply until it was sent to everybody at the table, or refused.',
    buckets: BUCKETS,
    registers: [this.#registry],
  });
  readonly #queries = new Histogram({
    name: 'flipside_storage_seconds',
    help: 'Duration of storage queries.',
    buckets: BUCKETS,
    labelNames: ['outcome'] as const,
    registers: [this.#registry],
  });
  readonly #refusals = new Counter({
    name: 'flipside_refusals_total',
    help: 'Refused requests and connections, by the limit that was exceeded.',
    labelNames: ['reason'] as const,
    registers: [this.#registry],
  });
  readonly #matches = {
    begin: new Counter({
      name: 'flipside_matches_begun_total',
      help: 'Matches begun by this process.',
      registers: [this.#registry],
    }),
    end: new Counter({
      name: 'flipside_matches_finished_total',
      help: 'Matches finished by this process.',
      registers: [this.#registry],
    }),
  };
  readonly #returns = new Counter({
    name: 'flipside_returns_total',
    help: 'Players who returned to their seat.',
    registers: [this.#registry],
  });
  readonly #waiting = new Gauge({
    name: 'flipside_waiting',
    help: 'People waiting in the lobby.',
    registers: [this.#registry],
  });
  readonly #pairing = new Histogram({
    name: 'flipside_pairing_seconds',
    help: 'Waiting time in the lobby of people who were paired.',
    buckets: WAITING,
    registers: [this.#registry],
  });
  /** Counts the events of games. */
  readonly tally = {
    stored: (changes: readonly { readonly type: string }[]): void => {
      for (const { type } of changes) if (type === 'begin' || type === 'end') this.#matches[type].inc();
    },
    returned: (): void => this.#returns.inc(),
    paired: (waited: readonly number[]): void => {
      for (const milliseconds of waited) this.#pairing.observe(milliseconds / SECOND_MILLISECONDS);
    },
    waits: (change: number): void => this.#waiting.inc(change),
  };
  #condition: () => Condition | undefined = () => undefined;

  /** `version` is the version of Flipside. */
  constructor(version = 'unknown') {
    collectDefaultMetrics({ register: this.#registry });
    new Gauge({
      name: 'flipside_build_info',
      help: 'Always 1: the version of Flipside and of Node.',
      labelNames: ['version', 'node'] as const,
      registers: [this.#registry],
    }).set({ version, node: process.version }, 1);
    this.#gauge('flipside_tables', 'Tables that this process holds.', ({ tables }) => tables);
    this.#gauge('flipside_connections', 'Connections to rooms.', ({ connections }) => connections);
    this.#gauge('flipside_ready', '1 if the process is ready.', ({ status }) => Number(status === 'ready'));
    this.#gauge('flipside_storage_ready', '1 if the storage has answered recently.', ({ storage }) =>
      Number(storage === 'ready'),
    );
    this.#gauge('flipside_redis_ready', '1 if Redis has answered recently, or is not needed.', ({ redis }) =>
      Number(redis !== 'failing'),
    );
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** Connects the gauges to the state that they report. */
  watch(condition: () => Condition): void {
    this.#condition = condition;
  }

  ply(milliseconds: number): void {
    this.#plies.observe(milliseconds / SECOND_MILLISECONDS);
  }

  query(milliseconds: number, outcome: 'done' | 'failed'): void {
    this.#queries.observe({ outcome }, milliseconds / SECOND_MILLISECONDS);
  }

  refusal(reason: string): void {
    this.#refusals.inc({ reason });
  }

  read(): Promise<string> {
    return this.#registry.metrics();
  }

  #gauge(name: string, help: string, read: (condition: Condition) => number): void {
    const current = (): Condition | undefined => this.#condition();
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        const condition = current();
        if (condition !== undefined) this.set(read(condition));
      },
    });
  }
}
