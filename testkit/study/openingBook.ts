import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { OpeningBook } from '../../src/openings/book.ts';
import { fromRoot } from '../../tools/paths.ts';

/** The shipped book. */
export const book = OpeningBook.read(
  gunzipSync(readFileSync(fromRoot('public', 'assets', 'openings.book'))),
)!;
