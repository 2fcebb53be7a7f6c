import * as v from 'valibot';
import { secret, text } from '../../net/contract/texts.ts';
import { tryToKeep } from './browserStorage.ts';
import { type Kept, kept, storedForm } from './kept.ts';

const IDENTITY = 'flipside.identity';
/** Maximum number of stored seats; the oldest are dropped. */
const KEPT_SEATS = 50;
const SECRET_BYTES = 16;

const list = v.array(v.object({ code: text.code, token: secret }));
type Seats = v.InferOutput<typeof list>;

const SEATS = storedForm({
  name: 'seats',
  version: undefined,
  fields: { list },
  fallback: [],
  read: (stored): Seats => stored.list,
  write: seats => ({ list: seats.slice(-KEPT_SEATS) }),
  ids: ['code'],
});

/** Fills an array with cryptographically secure random bytes. */
export type RandomBytes = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

const asBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * The secrets by which the server recognizes this browser: its identity, and the tokens of its seats. Links never contain them.
 * Without storage they last as long as the page.
 */
export class OnlineKeys {
  readonly #storage: Storage;
  readonly #randomBytes: RandomBytes;
  readonly #seats: Kept<Seats>;
  #identity: string | undefined;
  /** The seats of this visit, in case storage fails. */
  #visited: Seats = [];

  constructor(storage: Storage, randomBytes: RandomBytes) {
    this.#storage = storage;
    this.#randomBytes = randomBytes;
    this.#seats = kept(storage, SEATS);
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
    return [...this.#seats.load(), ...this.#visited].findLast(seat => seat.code === code)?.token;
  }

  keep(code: string, token: string): void {
    const isOther = (seat: Seats[number]): boolean => seat.code !== code;
    this.#visited = [...this.#visited.filter(isOther), { code, token }];
    this.#seats.save([...this.#seats.load().filter(isOther), { code, token }]);
  }

  /** Creates a new identity. */
  forget(): void {
    this.#identity = undefined;
    this.#visited = [];
    this.#storage.removeItem(IDENTITY);
    this.#seats.forget();
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
}
