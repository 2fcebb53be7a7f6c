// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createWords } from '../../../src/i18n/words.ts';
import { openTags } from '../../../src/ui/library/tagsDialog.ts';
import { openPage, teachDialogs } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

test('a tag is ticked if all the games have it, and half ticked if some do', async () => {
  teachDialogs();
  const page = openPage({ screen: 'library' });
  page.stores.library.setState({ tags: ['none', 'one', 'both'].map(name => ({ id: name, name })) });
  page.play.library.tagCounts.mockResolvedValue({ one: 1, both: 2 });
  const shell = { root: document.body, play: page.play, words: createWords(), say: () => undefined };
  void openTags(shell, ['a', 'b']);
  const ticks = (): readonly HTMLInputElement[] => [
    ...document.querySelectorAll<HTMLInputElement>('.tags-dialog [type=checkbox]'),
  ];
  await until(() => expect(ticks().map(({ disabled }) => disabled)).toEqual([false, false, false]));
  expect(ticks().map(({ checked }) => checked)).toEqual([false, false, true]);
  expect(ticks().map(({ indeterminate }) => indeterminate)).toEqual([false, true, false]);
  page.close();
});
