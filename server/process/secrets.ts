import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { SEEDS } from '../../src/game/match.ts';
import { LIMITS } from '../../src/net/contract/limits.ts';
import { CODE_ALPHABET } from '../../src/net/contract/texts.ts';

/** Secrets of browsers and seats are stored as hashes. They are long and random, so a fast hash is enough. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const SECRET_BYTES = 16;
const TAG_LETTERS = 16;
/** A key that exists only while this process runs. */
const TAG_KEY = randomBytes(2 * SECRET_BYTES);

/** A keyed hash of an address: the same while the process runs, and not traceable to the address. */
export const tagOf = (address: string): string =>
  createHmac('sha256', TAG_KEY).update(address).digest('base64url').slice(0, TAG_LETTERS);

/** 128 bits as text: a token or the id of a table. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** How many new codes to try. There are 2.5 billion codes, so collisions are rare. */
export const CODES_TO_TRY = 5;

export const newCode = (): string =>
  Array.from({ length: LIMITS.codeLetters }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');

export const newSeed = (): number => randomInt(SEEDS);
