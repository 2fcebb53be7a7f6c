// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { actionsOfControls } from '../../../testkit/ui/actions.ts';
import { SHOWN } from '../../../testkit/ui/shown/all.ts';

afterEach(() => void vi.useRealTimers());

test.each(['places', 'dialogs'] as const)(
  'the effects of the controls on the pages of %s match their outline',
  async part => {
    const told = await actionsOfControls(SHOWN[part]);
    await expect(told).toMatchFileSnapshot(`../../../data/outlines/actions on ${part}.txt`);
  },
);
