import { createHash } from 'node:crypto';

/** What is kept of a secret, be it of a browser or of a seat. Secrets are long and random, so nothing slower is needed to keep them hidden. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
