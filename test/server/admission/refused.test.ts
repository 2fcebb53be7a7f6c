import { expect, test } from 'vitest';
import { isExpected, Refused, refusalOf } from '../../../server/admission/refused.ts';

test.each([
  ['a refusal of this process', new Refused('unknownTable'), true, 'unknownTable'],
  ['a refusal of another process, received as text', new Error('codeTaken'), true, 'codeTaken'],
  [
    'a process that stops while it creates a room',
    new Error("room 'table' not created: shutting down"),
    true,
    'serverMoves',
  ],
  ['a defect', new TypeError('code is undefined'), false, 'serverMoves'],
  ['undefined', undefined, false, 'serverMoves'],
])('%s', (_what, error, expected, reason) => {
  expect(isExpected(error)).toBe(expected);
  expect(refusalOf(error).reason).toBe(reason);
});
