// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { openPage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

let page: ReturnType<typeof openPage>;

afterEach(() => page.close());

test('a link that cannot be read says what is wrong in it, without lines and columns', async () => {
  page = openPage({ screen: 'menu' });
  const place = { unit: 'character', line: 1, column: 33 } as const;
  const failure = { reason: 'illegalMove', place, found: 'f6', move: 17 } as const;
  page.stores.app.setState({ notices: [{ id: 1, name: 'badLink', failure }] });
  await until(() =>
    expect(document.querySelector('.toast p')?.textContent).toBe('Move 17, f6, is not legal.'),
  );
});
