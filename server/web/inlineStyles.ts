import { createHash } from 'node:crypto';
import type { InlineStyles } from './headers.ts';

const STYLE = /<style>(.*?)<\/style>/gs;

/** The style elements of a page, as sources of a policy that allows these and no others. */
export const stylesWithin = (page: string): InlineStyles =>
  [...page.matchAll(STYLE)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
