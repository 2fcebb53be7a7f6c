// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { allByRole, byRole, press, write } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

const page = sharePage({ screen: 'menu' });

test('the thinking time is offered at full strength only', () => {
  expect(allByRole('radiogroup', 'Thinking time')).toHaveLength(0);
  page.stores.settings.setState({ levels: { ...page.stores.settings.getState().levels, flipside: 12 } });
  expect((byRole('radio', '1 s') as HTMLInputElement).checked).toBe(true);
  byRole('radio', '0.5 s').click();
  expect(page.play.set).toHaveBeenCalledWith('thinkingSeconds', 0.5);
  page.stores.settings.setState({ opponent: 'bitboard' });
  expect(allByRole('radiogroup', 'Thinking time')).toHaveLength(0);
});

test("a change of language changes all texts at once, and the page's language", async () => {
  page.stores.app.setState({ screen: 'you' });
  byRole('button', 'Settings').click();
  write(byRole('combobox', 'Language'), 'ja');
  await until(() => expect(allByRole('heading', 'マイページ')).toHaveLength(1));
  expect(allByRole('dialog', '設定')).toHaveLength(1);
  expect(document.documentElement.lang).toBe('ja');
  // Without a choice the page uses the browser's language, also when that changes.
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'ja']);
  page.play.set('language', 'system');
  await until(() => expect(document.documentElement.lang).toBe('de'));
  languages.mockReturnValue(['en-US']);
  window.dispatchEvent(new Event('languagechange'));
  await until(() => expect(document.documentElement.lang).toBe('en'));
  page.play.set('language', 'en');
  languages.mockRestore();
});

test("the page is marked for keyboard use and for the person's settings", () => {
  const { dataset } = document.documentElement;
  for (const [act, mark] of [
    [() => press('Shift', document.body), undefined],
    [() => press('a', document.body), 'keys'],
    [() => window.dispatchEvent(new Event('pointerdown')), undefined],
  ] as const) {
    act();
    expect(dataset.input).toBe(mark);
  }
  const marks = () => [dataset.view, dataset.hand, dataset.motion];
  page.stores.app.setState({ reducedMotion: false });
  expect(marks()).toEqual(['near', 'right', 'some']);
  page.stores.settings.setState({ farView: true, hand: 'left', animation: 'off' });
  expect(marks()).toEqual(['far', 'left', 'none']);
});

test('the appearance follows the system or the setting', () => {
  const appearance = () => document.documentElement.dataset.appearance;
  expect(appearance()).toBe('light');
  page.stores.app.setState({ systemDark: true });
  expect(appearance()).toBe('dark');
  page.stores.settings.setState({ appearance: 'light' });
  expect(appearance()).toBe('light');
});
