// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { opponentsOf } from '../../../src/game/seat.ts';
import { en } from '../../../src/i18n/en/index.ts';
import { allByRole, byRole, write } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

const page = sharePage({ screen: 'menu' });

test('Black is chosen at first, and White can be chosen', () => {
  expect(byRole('radiogroup', 'You play').querySelectorAll('input')).toHaveLength(5);
  expect((byRole('radio', 'Black') as HTMLInputElement).checked).toBe(true);
  byRole('radio', 'White').click();
  expect(page.play.set).toHaveBeenCalledWith('side', 'white');
});

test('the opponent is chosen in a combobox, and its level if it has levels', () => {
  const options = [...byRole('combobox', 'Opponent').querySelectorAll('option')];
  const names = opponentsOf('othello').map(name => en.opponent[name]);
  expect(options.map(({ textContent }) => textContent?.trim())).toEqual(names);
  expect(allByRole('slider', 'Level')).toHaveLength(1);
  write(byRole('combobox', 'Opponent'), 'bitboard');
  expect(page.play.set).toHaveBeenCalledWith('opponent', 'bitboard');
  expect(allByRole('slider', 'Level')).toHaveLength(0);
});

const description = (element: Element): string =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

test('a character says how it plays, and that Anti-Othello reverses its taste', () => {
  page.stores.settings.setState({ opponent: 'lennie' });
  expect(description(byRole('combobox', 'Opponent'))).toMatch(/^Carefree\. .*no further\.$/);
  page.stores.settings.setState({ game: 'anti' });
  expect(description(byRole('combobox', 'Opponent'))).toMatch(/tastes are reversed\.$/);
});

test('an opponent has its own levels, one of which is chosen at first', () => {
  for (const [opponent, ...levels] of [
    ['flipside', '0', '12', '3'],
    ['minimax', '1', '9', '5'],
  ] as const) {
    page.stores.settings.setState({ opponent });
    const { min, max, value } = byRole('slider', 'Level') as HTMLInputElement;
    expect([min, max, value]).toEqual(levels);
  }
  write(byRole('slider', 'Level'), '7');
  expect(page.play.setLevel).toHaveBeenCalledWith(7);
});

test('a level of Flipside has a name and says what to expect', () => {
  page.stores.settings.setState({ levels: { ...page.stores.settings.getState().levels, flipside: 1 } });
  const slider = byRole('slider', 'Level');
  expect(slider.getAttribute('aria-valuetext')).toBe('1, First game');
  const about = document.getElementById(slider.getAttribute('aria-describedby') ?? '');
  expect(about?.textContent).toContain('First game: ');
  page.stores.settings.setState({ opponent: 'minimax' });
  expect(slider.getAttribute('aria-valuetext')).toBe('5');
  expect(document.getElementById('level-about')).toBeNull();
});

test('below level 1 Flipside fits the person, and says about which level it plays', () => {
  const slider = byRole('slider', 'Level') as HTMLInputElement;
  write(slider, '0');
  expect(page.play.set).toHaveBeenCalledWith('fitsMe', true);
  const { fit } = page.stores.settings.getState();
  page.stores.settings.setState({ fitsMe: true, fit: { ...fit, at: 3.4 } });
  expect([slider.value, slider.getAttribute('aria-valuetext')]).toEqual(['0', 'Fits me']);
  expect(description(slider)).toMatch(/^Fits me: .*About level 3 today/);
  expect(document.querySelector('.record')).toBeNull();
  for (const side of ['none', 'both'] as const) {
    page.stores.settings.setState({ side });
    expect(allByRole('slider', 'Level').map(one => one.getAttribute('aria-valuetext'))).not.toContain(
      'Fits me',
    );
  }
});

test('in Connect Four Flipside fits the person as well, at a place of its own', () => {
  page.stores.settings.setState({ game: 'connect4' });
  const slider = byRole('slider', 'Level') as HTMLInputElement;
  expect([slider.min, slider.value]).toEqual(['0', '3']);
  write(slider, '0');
  expect(page.play.set).toHaveBeenCalledWith('solverFitsMe', true);
  const { fit } = page.stores.settings.getState();
  page.stores.settings.setState({ solverFitsMe: true, solverFit: { ...fit, at: 2 } });
  expect(slider.getAttribute('aria-valuetext')).toBe('Fits me');
  expect(description(slider)).toMatch(/^Fits me: .*About level 2 today/);
});

test('the lessons of Othello are offered to a newcomer, but not beside Connect Four', () => {
  const offers = () => allByRole('link', 'New to Othello? Learn it in five minutes.').length;
  page.stores.settings.setState({ tips: true });
  expect(offers()).toBe(1);
  page.stores.settings.setState({ game: 'connect4' });
  expect(offers()).toBe(0);
  page.stores.settings.setState({ game: 'anti' });
  expect(offers()).toBe(1);
});

test('the thinking time is chosen at full strength only', () => {
  expect(allByRole('radiogroup', 'Thinking time')).toHaveLength(0);
  page.stores.settings.setState({ levels: { ...page.stores.settings.getState().levels, flipside: 12 } });
  expect((byRole('radio', '1 s') as HTMLInputElement).checked).toBe(true);
  byRole('radio', '0.5 s').click();
  expect(page.play.set).toHaveBeenCalledWith('thinkingSeconds', 0.5);
  page.stores.settings.setState({ opponent: 'bitboard' });
  expect(allByRole('radiogroup', 'Thinking time')).toHaveLength(0);
});

test('several cores are used if there are several, unless that is switched off; else the switch says why', () => {
  page.stores.app.setState({ screen: 'you' });
  byRole('button', 'Settings').click();
  const cores = () => byRole('switch', 'Use all processor cores') as HTMLInputElement;
  expect([cores().checked, cores().disabled]).toEqual([false, true]);
  expect(description(cores())).toContain('one core');
  byRole('button', 'Close').click();
  page.stores.app.setState({ cores: 4 });
  byRole('button', 'Settings').click();
  expect([cores().checked, cores().disabled]).toEqual([true, false]);
  cores().click();
  expect(page.play.set).toHaveBeenCalledWith('severalCores', false);
});

test("a change of language changes all words at once, and the page's language", async () => {
  page.stores.app.setState({ screen: 'you' });
  byRole('button', 'Settings').click();
  write(byRole('combobox', 'Language'), 'ja');
  await until(() => expect(allByRole('heading', 'あなた')).toHaveLength(1));
  expect(allByRole('dialog', '設定')).toHaveLength(1);
  expect(document.documentElement.lang).toBe('ja');
  page.play.set('language', 'en');
});

test('a setting is chosen in the dialog, which closes by its button', () => {
  page.stores.app.setState({ screen: 'you' });
  byRole('button', 'Settings').click();
  byRole('radio', 'Slow').click();
  expect(page.play.set).toHaveBeenCalledWith('animation', 'slow');
  byRole('switch', 'Sound').click();
  expect(page.play.set).toHaveBeenCalledWith('sound', false);
  byRole('button', 'Close').click();
  expect(allByRole('dialog')).toHaveLength(0);
});

test('the appearance is that of the system or the chosen one', () => {
  const appearance = () => document.documentElement.dataset.appearance;
  expect(appearance()).toBe('light');
  page.stores.app.setState({ systemDark: true });
  expect(appearance()).toBe('dark');
  page.stores.settings.setState({ appearance: 'light' });
  expect(appearance()).toBe('light');
});

test('a sentence says what the computer player lacks', () => {
  page.stores.app.setState({ missing: ['worker'] });
  expect(byRole('alert').textContent).toContain('web workers');
});
