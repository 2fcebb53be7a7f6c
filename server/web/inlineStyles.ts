import { createHash } from 'node:crypto';
import type { InlineStyles } from './headers.ts';

const STYLE = /<style>(.*?)<\/style>/gs;

/** The inline styles of a page, as hashes for a policy that allows no others. */
export const stylesWithin = (page: string): InlineStyles =>
  [...page.matchAll(STYLE)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
