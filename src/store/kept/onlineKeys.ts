import * as v from 'valibot';
import { secret, text } from '../../net/contract/texts.ts';
import { tryToKeep } from './browserStorage.ts';
import { readJson } from './storedText.ts';

const IDENTITY = 'flipside.identity';
const SEATS = 'flipside.seats';
/** The oldest seats beyond this number are forgotten. */
const KEPT_SEATS = 50;
const SECRET_BYTES = 16;

const keptSeats = v.array(v.object({ code: text.code, token: secret }));
type Seats = v.InferOutput<typeof keptSeats>;

/** Fills an array with bytes that nobody can guess. */
export type RandomBytes = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

const asBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * The secrets by which the server recognizes this browser: its identity, and the tokens of its seats. No link contains
 * them. If the browser stores nothing they last as long as the page.
 */
export class OnlineKeys {
  readonly #storage: Storage;
  readonly #randomBytes: RandomBytes;
  #identity: string | undefined;
  /** The seats of this visit, in case the browser does not keep them. */
  #visited: Seats = [];

  constructor(storage: Storage, randomBytes: RandomBytes) {
    this.#storage = storage;
    this.#randomBytes = randomBytes;
  }

  /** Whether this browser has ever played online. */
  get isKnown(): boolean {
    return this.#keptIdentity !== undefined;
  }

  get identity(): string {
    this.#identity = this.#keptIdentity ?? this.#newIdentity();
    return this.#identity;
  }

  token(code: string): string | undefined {
    return [...this.#keptSeats, ...this.#visited].findLast(seat => seat.code === code)?.token;
  }

  keep(code: string, token: string): void {
    const isOther = (seat: Seats[number]): boolean => seat.code !== code;
    this.#visited = [...this.#visited.filter(isOther), { code, token }];
    const seats = [...this.#keptSeats.filter(isOther), { code, token }].slice(-KEPT_SEATS);
    tryToKeep(this.#storage, SEATS, JSON.stringify(seats));
  }

  /** Gives this browser a new identity. */
  forget(): void {
    this.#identity = undefined;
    this.#visited = [];
    for (const key of [IDENTITY, SEATS]) this.#storage.removeItem(key);
  }

  get #keptIdentity(): string | undefined {
    const read = v.safeParse(secret, this.#storage.getItem(IDENTITY));
    return read.success ? read.output : this.#identity;
  }

  #newIdentity(): string {
    const identity = asBase64Url(this.#randomBytes(new Uint8Array(SECRET_BYTES)));
    tryToKeep(this.#storage, IDENTITY, identity);
    return identity;
  }

  /** Entries that cannot be read are ignored. */
  get #keptSeats(): Seats {
    const read = v.safeParse(keptSeats, readJson(this.#storage.getItem(SEATS) ?? '[]'));
    return read.success ? read.output.slice(-KEPT_SEATS) : [];
  }
}
