import { expect, test } from 'vitest';
import { writeLink } from '../../../src/formats/link/link.ts';
import { recordOf } from '../../../src/formats/record.ts';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { makeTranscript, parseTranscript } from '../../../src/game/transcript.ts';
import { lineThrough } from '../../../src/game/tree.ts';
import { readAddress, withoutGame } from '../../../src/play/links/readAddress.ts';
import { DEFAULT_SETTINGS } from '../../../src/store/settingsStore.ts';

const linesAt = (search: string, fragment = ''): string | undefined => {
  const address = readAddress(search, DEFAULT_SETTINGS, fragment);
  return address.type === 'shared' ? makeTranscript(lineThrough(address.shared.record.tree, [])) : undefined;
};

test('a game in the address is opened', () => {
  const link = writeLink(recordOf(STANDARD_SETUP, parseTranscript('f5d6c3') ?? []));
  expect(linesAt('', `#${link}`)).toBe('f5d6c3');
  expect(linesAt('?moves=F5d6')).toBe('f5d6');
  expect(withoutGame('?moves=f5d6&x=1')).toBe('?x=1');
});

test('a game in the address that cannot be read is refused', () => {
  for (const [search, fragment] of [
    ['?moves=f5f5', ''],
    ['?moves=hello', ''],
    ['', '#g=1abc'],
  ] as const)
    expect(readAddress(search, DEFAULT_SETTINGS, fragment).type).toBe('badLink');
});
