import { expect, test } from 'vitest';
import { openStorage } from '../../../src/store/kept/browserStorage.ts';
import { OnlineKeys } from '../../../src/store/kept/onlineKeys.ts';
import { fullStorage, memoryStorage } from '../../../testkit/play/playRoom.ts';

let drawn = 0;
/** Returns different bytes for each call. */
const keysOf = (storage: Storage): OnlineKeys => new OnlineKeys(storage, bytes => bytes.fill(drawn++));

const TOKEN = 'a-token-of-22-letters--';
const OTHER = 'b-token-of-22-letters--';
const letters = (n: number): string => [n >> 4, n & 15].map(part => 'ABCDEFGHJKMNPQRT'[part]).join('');
const codeOf = (n: number): string => `${letters(n)}XXXX`;

test('a browser creates its identity of 128 bits once, and keeps it', () => {
  const storage = memoryStorage();
  const keys = keysOf(storage);
  expect(keys.isKnown).toBe(false);
  const { identity } = keys;
  expect(identity).toMatch(/^[\w-]{22}$/);
  expect(keys.identity).toBe(identity);
  expect(keysOf(storage)).toMatchObject({ identity, isKnown: true });
});

test('any random bits make a secret that the server accepts', () => {
  const keys = new OnlineKeys(memoryStorage(), bytes => bytes.fill(255));
  expect(keys.identity).toBe(`${'_'.repeat(21)}w`);
});

test('a token leads back to the seat at its table', () => {
  const storage = memoryStorage();
  keysOf(storage).keep('ABCDEF', TOKEN);
  keysOf(storage).keep('GHJKMN', OTHER);
  expect([keysOf(storage).token('ABCDEF'), keysOf(storage).token('GHJKMN')]).toEqual([TOKEN, OTHER]);
  keysOf(storage).keep('ABCDEF', OTHER);
  expect(keysOf(storage).token('ABCDEF')).toBe(OTHER);
  expect(keysOf(storage).token('TTTTTT')).toBeUndefined();
});

test('the oldest seats are dropped', () => {
  const storage = memoryStorage();
  const keys = keysOf(storage);
  for (let n = 0; n < 80; n++) keys.keep(codeOf(n), TOKEN);
  expect(keysOf(storage).token(codeOf(29))).toBeUndefined();
  expect(keysOf(storage).token(codeOf(30))).toBe(TOKEN);
});

test.each(['', '{', 'null', '[1]', '[{"code":"ABCDEF","token":"x"}]'])(
  'unreadable entries (%s) count as missing',
  text => {
    const storage = memoryStorage();
    storage.setItem('flipside.seats', text);
    storage.setItem('flipside.identity', text);
    const keys = keysOf(storage);
    expect([keys.isKnown, keys.token('ABCDEF')]).toEqual([false, undefined]);
    keys.keep('ABCDEF', TOKEN);
    expect(keysOf(storage).token('ABCDEF')).toBe(TOKEN);
  },
);

test.each([
  ['is full', fullStorage()],
  [
    'is refused',
    openStorage(() => {
      throw new Error('refused');
    }).storage,
  ],
])('with a storage that %s one can still play during this visit', (_, storage) => {
  const keys = keysOf(storage);
  const { identity } = keys;
  keys.keep('ABCDEF', TOKEN);
  expect([keys.identity, keys.token('ABCDEF')]).toEqual([identity, TOKEN]);
});
