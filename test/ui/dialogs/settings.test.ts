// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS, type SettingName } from '../../../src/store/settingsStore.ts';
import { allByRole, byRole, write } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'you' });
beforeEach(() => {
  byRole('button', 'Settings').click();
});

const groups = (): readonly HTMLDetailsElement[] => [
  ...byRole('dialog', 'Settings').querySelectorAll<HTMLDetailsElement>('details.settings'),
];
const isOpen = (): readonly boolean[] => groups().map(({ open }) => open);

const seek = (text: string): void => write(byRole('searchbox', 'Find a setting'), text);
const switches = (): readonly (string | null)[] =>
  allByRole('switch').map(one => one.closest('label')?.textContent?.trim() ?? null);

test('there are four groups, the first one open, and each title toggles its group', () => {
  expect(isOpen()).toEqual([true, false, false, false]);
  const titles = groups().map(one => one.querySelector('summary'));
  titles[2]?.click();
  titles[0]?.click();
  expect(isOpen()).toEqual([false, false, true, false]);
});

test('settings that few people look for are folded away in their group, and a search finds them', () => {
  const folded = (label: string) =>
    allByRole('switch')
      .find(one => one.closest('label')?.textContent?.includes(label))
      ?.closest('.more-settings');
  expect(folded('Computer replies at once')).toBeNull();
  expect(folded('Characters as in 2003')).toBeInstanceOf(HTMLDetailsElement);
  seek('2003');
  expect(folded('Characters as in 2003')).toBeNull();
});

test('a search finds settings whose name or explanation has all the words, ignoring case', () => {
  seek('  CORES Use ');
  expect(switches()).toEqual(['Use all processor cores']);
  expect(isOpen()).toEqual([true]);
  seek('Reducing');
  expect(byRole('dialog', 'Settings').textContent).toContain('No setting has these words.');
  seek('');
  expect(isOpen()).toEqual([true, false, false, false]);
});

test('accents need not be typed: "espanol" finds the language', () => {
  seek('espanol');
  expect(groups().map(one => one.querySelectorAll('select, input').length)).toEqual([1]);
  expect(byRole('combobox', 'Language')).toBeDefined();
});

/** Settings changed elsewhere, one line per place. */
const ELSEWHERE: readonly SettingName[] = [
  ...(['game', 'size', 'side', 'opponent', 'second', 'levels', 'fitsMe', 'solverFitsMe'] as const),
  ...(['headStart', 'freePassing', 'passByHand', 'thinkingSeconds'] as const),
  ...(['name', 'clock', 'customClock', 'rated', 'greetingsMuted'] as const),
  ...(['theme', 'colors', 'material', 'discStyle'] as const),
  ...(['analysisDepth', 'analysisLines', 'analysisSeconds', 'analysisTable', 'analysisThreads'] as const),
  ...(['graphBy', 'watchSpeed', 'keys'] as const),
  ...(['beginner', 'tips', 'coachOffered', 'farOffered', 'fit', 'fitLearned', 'solverFit'] as const),
];

test('every setting has a control here, unless it is changed elsewhere', () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: {}, vibrate: () => true }));
  page.stores.app.setState({ cores: 4, charging: true });
  seek('');
  for (const control of byRole('dialog', 'Settings').querySelectorAll('input, select'))
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  vi.unstubAllGlobals();
  const here = new Set(page.play.set.mock.calls.map(([name]) => name));
  const names = Object.keys(DEFAULT_SETTINGS) as SettingName[];
  expect(names.filter(name => !here.has(name)).sort()).toEqual([...ELSEWHERE].sort());
});

test('the offline cache shows its state, and can be completed', () => {
  const offline = (state: object, hasUpdate = false): string => {
    page.stores.app.setState({
      offline: { kept: 3_000_000, total: 9_000_000, ...state } as never,
      hasUpdate,
    });
    seek('network');
    return (
      byRole('dialog', 'Settings')
        .querySelector('.settings-fields')
        ?.textContent?.replace(/\s+/g, ' ')
        .trim() ?? ''
    );
  };
  const press = (name: string): void => byRole('button', name).click();
  const [update, part] = ['A new version is ready. Reload', '3 MB of 9 MB'];
  expect([offline({ type: 'none' }), offline({ type: 'none' }, true)]).toEqual(['', update]);
  expect(offline({ type: 'partly' })).toBe(
    `Kept on this device for playing without a network: ${part}. Fetch the rest`,
  );
  press('Fetch the rest');
  expect(page.play.offline.fetchRest).toHaveBeenCalledOnce();
  expect(offline({ type: 'fetching' })).toBe(
    `Fetching everything for playing without a network: ${part}. Stop`,
  );
  expect(document.querySelector('progress')?.max).toBe(9_000_000);
  press('Stop');
  expect(page.play.offline.stopFetching).toHaveBeenCalledOnce();
  expect(offline({ type: 'ready' }, true)).toBe(
    `Everything for playing without a network: 9 MB, ready. ${update}`,
  );
  press('Reload');
  expect(page.play.offline.takeUpdate).toHaveBeenCalledOnce();
});

test('thresholds out of order are refused, and the last valid ones return', () => {
  seek('blunder');
  const field = (name: string): HTMLInputElement =>
    document.querySelector(`#limit-${name}`) as HTMLInputElement;
  const limits = page.stores.settings.getState().chanceThresholds;
  for (const [name, value, isFine] of [
    ['mistake', limits.blunder, true],
    ['mistake', limits.blunder + 1, false],
    ['inaccuracy', limits.mistake, true],
    ['inaccuracy', 1.5, false],
    ['inaccuracy', 0, false],
    ['blunder', 1000, false],
  ] as const) {
    page.play.set('chanceThresholds', limits);
    write(field(name), String(value));
    expect([field(name).ariaInvalid, page.stores.settings.getState().chanceThresholds[name]]).toEqual([
      String(!isFine),
      isFine ? value : limits[name],
    ]);
    write(field(name), field(name).value, 'change');
    expect([field(name).ariaInvalid, field(name).value]).toEqual([
      'false',
      String(isFine ? value : limits[name]),
    ]);
  }
});
