// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { CUSTOM_INCREMENT, CUSTOM_MINUTES, type Settings } from '../../../src/store/settingsStore.ts';
import { allByRole, byRole, write } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'menu' });

const set = (settings: Partial<Settings>): void => page.stores.settings.setState(settings);
const goOnline = (way: string): void => {
  byRole('button', 'Online').click();
  byRole('button', way).click();
};
const invite = (): void => goOnline('Play a friend');
const search = (): void => goOnline('Find an opponent');
const rated = (): HTMLInputElement => byRole('switch') as HTMLInputElement;
const aboutRated = (): string | null | undefined => document.querySelector('#rated-about')?.textContent;

test('a custom clock has minutes and seconds, and an invalid one must be corrected', () => {
  set({ clock: 'custom' });
  search();
  const [minutes, increment] = document.querySelectorAll<HTMLInputElement>('.custom-clock input');
  write(minutes!, '7');
  write(increment!, '12');
  expect(page.stores.settings.getState().customClock).toEqual({ minutes: 7, increment: 12 });
  write(minutes!, '0');
  expect(page.stores.settings.getState().customClock).toEqual({ minutes: 7, increment: 12 });
  expect(minutes!.getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelector('#clock-refused')?.textContent).not.toBe('');
  byRole('button', 'Search').click();
  expect(page.play.online.findOpponent).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(minutes);
  for (const [field, least, most] of [
    [minutes!, CUSTOM_MINUTES.min, CUSTOM_MINUTES.max],
    [increment!, CUSTOM_INCREMENT.min, CUSTOM_INCREMENT.max],
  ] as const)
    for (const [time, isRefused] of [
      [least - 1, true],
      [most + 1, true],
      [least, false],
      [most, false],
    ] as const) {
      write(field, `${time}`);
      expect(field.getAttribute('aria-invalid')).toBe(isRefused ? 'true' : null);
      expect(document.querySelector('#clock-refused')?.textContent).toMatch(isRefused ? /./ : /^$/);
    }
  byRole('button', 'Search').click();
  expect(page.play.online.findOpponent).toHaveBeenCalledOnce();
});

test('a name is accepted when typing is finished, and an invalid one must be corrected', () => {
  invite();
  const name = byRole('textbox', 'Name') as HTMLInputElement;
  write(name, 'Anna', 'change');
  expect(page.play.online.rename).toHaveBeenCalledWith('Anna');
  page.play.online.rename.mockReturnValue(false);
  write(name, 'x'.repeat(99), 'change');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelector('#name-refused')?.textContent).toContain('24');
  expect(name.value).toBe('x'.repeat(99));
  byRole('button', 'Create the link').click();
  expect(page.play.online.playFriend).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(name);
  page.play.online.rename.mockReturnValue(true);
  write(name, 'Anna', 'change');
  expect(name.hasAttribute('aria-invalid')).toBe(false);
  byRole('button', 'Create the link').click();
  expect(page.play.online.playFriend).toHaveBeenCalledOnce();
  expect(allByRole('dialog')).toHaveLength(0);
});

test('an unfinished name stays in its field whatever else is chosen', () => {
  invite();
  const name = byRole('textbox', 'Name') as HTMLInputElement;
  write(name, 'Ann');
  write(byRole('combobox', 'Clock'), '5+0');
  expect(name.value).toBe('Ann');
  expect(page.play.online.rename).not.toHaveBeenCalled();
  byRole('button', 'Create the link').click();
  expect(page.play.online.rename).toHaveBeenCalledExactlyOnceWith('Ann');
});

test('a game with a friend is casual by default, one with anybody is rated', () => {
  set({ clock: '5+0' });
  invite();
  expect([rated().checked, aboutRated()]).toEqual([false, 'Casual: ratings stay the same.']);
  rated().click();
  expect(aboutRated()).toBe('The result changes both ratings.');
  byRole('button', 'Close').click();
  search();
  expect(rated().checked).toBe(true);
  rated().click();
  expect(page.stores.settings.getState().rated).toEqual({ friend: true, anybody: false });
});

/** Why a game cannot be rated, and the text for it. */
const UNRATED = [
  [{ size: '4x4' }, 'Not rated: only the 8x8 board is.'],
  [{ game: 'octagon' }, 'Not rated: boards with blocked squares never are.'],
  [{ headStart: 'corners1' }, 'Not rated: games with a head start never are.'],
  [{ freePassing: true }, 'Not rated: games with free passing never are.'],
  [{ clock: 'none' }, 'Not rated: rated games need a clock.'],
] as const;

test('some games can only be casual, and the reason is given', () => {
  const before = page.stores.settings.getState();
  invite();
  for (const [settings, why] of UNRATED) {
    set({ ...before, rated: { friend: true, anybody: true }, clock: '5+0', ...settings });
    expect([rated().checked, rated().disabled, aboutRated()]).toEqual([false, true, why]);
    expect(rated().getAttribute('aria-describedby')).toBe('rated-about');
  }
});

test('a handicap plays no part in a game with anybody', () => {
  set({ headStart: 'corners1', clock: '5+0' });
  search();
  expect([rated().checked, rated().disabled]).toEqual([true, false]);
});

test('joining by a code or a word asks for a name too', () => {
  goOnline('Join by code');
  write(byRole('textbox', 'Code'), 'KTXRAM');
  const name = byRole('textbox', 'Name') as HTMLInputElement;
  page.play.online.rename.mockReturnValue(false);
  name.value = 'x'.repeat(99);
  name.form?.requestSubmit();
  expect(page.play.online.join).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(name);
  page.play.online.rename.mockReturnValue(true);
  name.value = 'Ben';
  name.form?.requestSubmit();
  expect(page.play.online.rename).toHaveBeenLastCalledWith('Ben');
  expect(page.play.online.join).toHaveBeenCalledWith('KTXRAM');
});
