import { test } from 'vitest';
import { endgameRows, expectSolved } from './endgameRows.ts';

test.each(endgameRows.filter(({ empties }) => empties > 12))('bitboard finds who wins $name', expectSolved);
