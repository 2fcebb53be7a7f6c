// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { allByRole, byRole, openRoom, said, teachDialogs } from '../../../testkit/ui/uiRoom.ts';

let room: ReturnType<typeof openRoom>;
beforeAll(teachDialogs);
beforeEach(() => {
  room = openRoom({ screen: 'menu' });
});
afterEach(() => room.close());

const write = (element: HTMLElement, value: string, type: 'input' | 'change' = 'input'): void => {
  (element as HTMLInputElement).value = value;
  element.dispatchEvent(new Event(type, { bubbles: true }));
};

const submit = (element: HTMLElement): void => void (element as HTMLInputElement).form?.requestSubmit();

test('one button opens a game for a friend, another looks for an opponent', () => {
  byRole('button', 'Play a friend').click();
  byRole('button', 'Find an opponent').click();
  expect(room.play.online.playFriend).toHaveBeenCalledOnce();
  expect(room.play.online.findOpponent).toHaveBeenCalledOnce();
});

test('an invalid board size must be corrected before a friend is invited', () => {
  write(byRole('combobox', 'Board'), 'custom', 'change');
  write(byRole('spinbutton', 'Rows'), '99');
  byRole('button', 'Play a friend').click();
  expect(room.play.online.playFriend).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(byRole('spinbutton', 'Rows'));
  byRole('button', 'My games').click();
  expect(room.play.online.loadGames).toHaveBeenCalledOnce();
});

const openMore = (): void => byRole('button', 'More').click();

test('there is no clock at first, and several can be chosen', () => {
  openMore();
  const clock = byRole('combobox', 'Clock') as HTMLSelectElement;
  expect([...clock.options].map(({ text }) => text.trim())).toEqual([
    'No clock',
    '1+0',
    '5+0',
    '10+5',
    'Custom',
  ]);
  expect(clock.value).toBe('none');
  write(clock, '10+5', 'change');
  expect(room.play.set).toHaveBeenCalledWith('clock', '10+5');
  expect(allByRole('spinbutton')).toHaveLength(0);
});

test('the settings of online games are shown where such a game is started', () => {
  const friend = byRole('button', 'Play a friend');
  expect(friend.hasAttribute('aria-describedby')).toBe(false);
  room.stores.settings.setState({ clock: '10+5' });
  expect(friend.textContent).toContain('10+5');
  const about = document.getElementById(friend.getAttribute('aria-describedby') ?? '');
  expect(about?.textContent).toBe('10 minutes plus 5 seconds per move');
  expect(byRole('button', 'My games').textContent).not.toContain('10+5');
});

test('a custom clock has minutes and seconds, and an invalid one is refused in one sentence', () => {
  openMore();
  write(byRole('combobox', 'Clock'), 'custom', 'change');
  write(byRole('spinbutton', 'Minutes'), '7');
  write(byRole('spinbutton', 'Extra seconds per move'), '12');
  expect(room.stores.settings.getState().customClock).toEqual({ minutes: 7, increment: 12 });
  write(byRole('spinbutton', 'Minutes'), '0');
  expect(room.stores.settings.getState().customClock).toEqual({ minutes: 7, increment: 12 });
  expect(byRole('spinbutton', 'Minutes').getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelector('#clock-refused')?.textContent).toContain('1 to 180 minutes');
  openMore();
  byRole('button', 'Find an opponent').click();
  expect(room.play.online.findOpponent).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(byRole('spinbutton', 'Minutes'));
});

test('an unfinished custom clock does not block a game on this machine', () => {
  openMore();
  write(byRole('combobox', 'Clock'), 'custom', 'change');
  write(byRole('spinbutton', 'Minutes'), '');
  byRole('button', 'Play').click();
  expect(room.play.startMatch).toHaveBeenCalledOnce();
});

test('a name is accepted when it is finished, and an invalid one stays for correction', () => {
  openMore();
  const name = byRole('textbox', 'Name') as HTMLInputElement;
  write(name, 'Anna', 'change');
  expect(room.play.online.rename).toHaveBeenCalledWith('Anna');
  room.play.online.rename.mockReturnValueOnce(false);
  write(name, 'x'.repeat(99), 'change');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelector('#name-refused')?.textContent).toContain('up to 24 visible characters');
  expect(name.value).toBe('x'.repeat(99));
  write(name, 'Anna', 'change');
  expect(name.hasAttribute('aria-invalid')).toBe(false);
});

test.each([
  ['KTXRAM', 'KTXRAM'],
  [' ktx-ram ', 'KTXRAM'],
  ['ＫＴＸＲＡＭ', 'KTXRAM'],
  ['https://play.example/flipside/?table=KTXRAM', 'KTXRAM'],
  ['https://play.example/?table=%E3%81%95%E3%81%8F%E3%82%89%E3%82%82%E3%81%A1', 'さくらもち'],
  ['blue whale', 'BLUEWHALE'],
  ['банан', 'БАНАН'],
])('the code or word in %j leads to its table', (typed, code) => {
  byRole('button', 'Join by code').click();
  const field = byRole('textbox', 'Code');
  write(field, typed);
  submit(field);
  expect(room.play.online.join).toHaveBeenCalledWith(code);
  expect(allByRole('dialog')).toHaveLength(0);
});

test('text that is neither code nor word is refused in one sentence, which goes once it is corrected', () => {
  byRole('button', 'Join by code').click();
  const field = byRole('textbox', 'Code');
  write(field, 'KTX5AM');
  submit(field);
  expect(room.play.online.join).not.toHaveBeenCalled();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelector('#code-refused')?.textContent).toBe(
    'Use 4 to 24 letters only: a code such as KTXRAMB, or a word.',
  );
  write(field, 'KTXRA');
  expect(document.querySelector('#code-refused')?.textContent).toBe('');
});

test('the menu shows and announces why there is no online play, and the notice can be dismissed', () => {
  room.stores.online.setState({ connection: { type: 'ended', trouble: 'noServer' } });
  expect(byRole('region', 'Notices').textContent).toContain('Online play needs a Flipside server');
  expect(said().at(-1)).toContain('Online play needs a Flipside server');
  byRole('button', 'Dismiss').click();
  expect(room.play.online.cancel).toHaveBeenCalledOnce();
});
