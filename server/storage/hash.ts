import { createHash } from 'node:crypto';

/** Secrets of browsers and seats are stored as hashes. They are long and random, so a fast hash is enough. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
