// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { allByRole, byRole, said, write } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const page = sharePage({ screen: 'menu' });

const submit = (element: HTMLElement): void => void (element as HTMLInputElement).form?.requestSubmit();

test('one button invites a friend, another looks for an opponent', () => {
  byRole('button', 'Play a friend').click();
  byRole('button', 'Create the link').click();
  byRole('button', 'Find an opponent').click();
  byRole('button', 'Search').click();
  expect(page.play.online.playFriend).toHaveBeenCalledOnce();
  expect(page.play.online.findOpponent).toHaveBeenCalledOnce();
});

test('what matters only for online games is asked for there, not in the menu', () => {
  byRole('button', 'More').click();
  expect(allByRole('textbox', 'Name')).toHaveLength(0);
  expect(allByRole('combobox', 'Clock')).toHaveLength(0);
});

test('an invalid board size must be corrected before a friend is invited', () => {
  write(byRole('combobox', 'Board'), 'custom');
  write(byRole('spinbutton', 'Rows'), '99');
  byRole('button', 'Play a friend').click();
  expect(allByRole('dialog')).toHaveLength(0);
  expect(document.activeElement).toBe(byRole('spinbutton', 'Rows'));
  byRole('button', 'Join by code').click();
  expect(allByRole('dialog')).toHaveLength(1);
});

test.each([
  ['KTXRAM', 'KTXRAM'],
  [' ktx-ram ', 'KTXRAM'],
  ['ＫＴＸＲＡＭ', 'KTXRAM'],
  ['https://play.example/flipside/?table=KTXRAM', 'KTXRAM'],
  ['https://play.example/?table=%E3%81%95%E3%81%8F%E3%82%89%E3%82%82%E3%81%A1', 'さくらもち'],
  ['blue whale', 'BLUEWHALE'],
  ['172.16.1.150', '172.16.1.150'],
  ['банан', 'БАНАН'],
])('the code or word in %j leads to its table', (typed, code) => {
  byRole('button', 'Join by code').click();
  const field = byRole('textbox', 'Code');
  write(field, typed);
  submit(field);
  expect(page.play.online.join).toHaveBeenCalledWith(code);
  expect(allByRole('dialog')).toHaveLength(0);
});

test('text that is neither code nor word is refused in one sentence, which goes once it is corrected', () => {
  byRole('button', 'Join by code').click();
  const field = byRole('textbox', 'Code');
  /** What a reader hears of the field. */
  const described = (): string =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map(id => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  expect(described()).toMatch(/^Ask your friend for the code\..* If you come first: /);
  write(field, 'KTX!AM');
  submit(field);
  expect(page.play.online.join).not.toHaveBeenCalled();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelector('#code-refused')?.textContent).toBe(
    'Use 4 to 24 letters, digits, dots or hyphens: a code such as KTXRAMB, or a word.',
  );
  expect(described()).toMatch(/^Use 4 to 24 letters/);
  write(field, 'KTXRA');
  expect(document.querySelector('#code-refused')?.textContent).toBe('');
});

test('the menu shows and announces why there is no online play, and the notice can be dismissed', () => {
  page.stores.online.setState({ connection: { type: 'ended', trouble: 'noServer' } });
  expect(byRole('region', 'Notices').textContent).toContain('Online play needs a Flipside server');
  expect(said().at(-1)).toContain('Online play needs a Flipside server');
  byRole('button', 'Dismiss').click();
  expect(page.play.online.cancel).toHaveBeenCalledOnce();
});
