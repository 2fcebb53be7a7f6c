// @vitest-environment jsdom
import { afterEach, test, vi } from 'vitest';
import { keysOf } from '../../../src/game/record.ts';
import { expectSoundReferences } from '../../../testkit/ui/references.ts';
import { SHOWN } from '../../../testkit/ui/shown/all.ts';
import { openAtNoon } from '../../../testkit/ui/shown/shown.ts';

afterEach(() => void vi.useRealTimers());

test.each(keysOf(SHOWN))(
  'on the pages of %s all references are valid and every control has a name',
  async part => {
    for (const shown of SHOWN[part]) {
      const { close } = await openAtNoon(shown);
      expectSoundReferences(shown[0]);
      close();
    }
  },
);
