// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { notify } from '../../../src/ui/online/invitations.ts';
import { FULL_TABLE } from '../../../testkit/ui/onlineTable.ts';
import { allByRole, byRole, write } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

const page = sharePage({ screen: 'menu' });

const submit = (element: HTMLElement): void => void (element as HTMLInputElement).form?.requestSubmit();

test('an invalid board size must be corrected before a game online', () => {
  write(byRole('combobox', 'Board'), 'custom');
  write(byRole('spinbutton', 'Rows'), '99');
  byRole('button', 'Online').click();
  expect(allByRole('dialog')).toHaveLength(0);
  expect(document.activeElement).toBe(byRole('spinbutton', 'Rows'));
  write(byRole('spinbutton', 'Rows'), '8');
  byRole('button', 'Online').click();
  expect(allByRole('dialog')).toHaveLength(1);
});

test('Online has three answers', () => {
  for (const [way, dialog] of [
    ['Play a friend', 'Invite a friend'],
    ['Find an opponent', 'Find an opponent'],
    ['Join by code', 'Join by code'],
  ] as const) {
    byRole('button', 'Online').click();
    expect(byRole('dialog', 'Online').querySelectorAll('.online-way')).toHaveLength(3);
    byRole('button', way).click();
    expect(allByRole('dialog')).toEqual([byRole('dialog', dialog)]);
    byRole('button', 'Close').click();
  }
});

test('below them is the way to a class or club', () => {
  byRole('button', 'Online').click();
  byRole('link', 'Class and club').click();
  expect(page.play.openPlace).toHaveBeenCalledExactlyOnceWith('club');
  expect(allByRole('dialog')).toHaveLength(0);
});

const goOnline = (way: string): void => {
  byRole('button', 'Online').click();
  byRole('button', way).click();
};

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
  goOnline('Join by code');
  const field = byRole('textbox', 'Code');
  write(field, typed);
  submit(field);
  expect(page.play.online.join).toHaveBeenCalledWith(code);
  expect(allByRole('dialog')).toHaveLength(0);
});

test('text that is neither code nor word is refused in one sentence, which disappears once it is corrected', () => {
  goOnline('Join by code');
  const field = byRole('textbox', 'Code');
  /** The field's accessible description. */
  const described = (): string =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map(id => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  expect(described()).toMatch(/^Ask your friend for the code\..* You'll set up the table: /);
  for (const [side, says] of [
    ['black', ', you play Black, '],
    ['white', ', you play White, '],
    ['random', undefined],
  ] as const) {
    page.stores.settings.setState({ side });
    expect(/, you play \w+, /.exec(described())?.[0]).toBe(says);
  }
  write(field, 'KTX!AM');
  submit(field);
  expect(page.play.online.join).not.toHaveBeenCalled();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelector('#code-refused')?.textContent).toBe(
    'Use 4 to 40 letters, digits, dots or hyphens: a code such as KTXRAMB, or a word.',
  );
  expect(described()).toMatch(/^Use 4 to 40 letters/);
  write(field, 'KTXRA');
  expect(document.querySelector('#code-refused')?.textContent).toBe('');
});

test('each table left open shows its state, and pressing it returns there', async () => {
  const { setup } = FULL_TABLE;
  const table = (code: string, more: object) => ({ code, setup, hasCome: false, ...more });
  page.stores.online.setState({
    invitations: [
      table('AWAIT', {}),
      table('COME', { hasCome: true }),
      table('UNDER', { hasCome: true, isUnderWay: true, against: 'Ben' }),
    ] as never,
  });
  await until(() => expect(document.querySelectorAll('.invitation')).toHaveLength(3));
  const rows = [...document.querySelectorAll('.invitation')];
  const texts = rows.map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());
  expect(texts).toEqual([
    'Waiting for your friend… Othello 8x8 Show the link',
    'Your friend is here. Othello 8x8 Go to the table',
    'Your game goes on. Ben · Othello 8x8 Go to the table',
  ]);
  expect(rows.map(row => row.querySelector('button')?.className)).toEqual([
    'secondary',
    'primary',
    'primary',
  ]);
  rows[1]?.querySelector('button')?.click();
  expect(page.play.online.join).toHaveBeenCalledWith('COME');
});

test.each<[NotificationPermission, boolean, boolean]>([
  ['default', true, false],
  ['granted', false, true],
  ['denied', false, false],
])(
  'with the permission %s the system notifies the person of a friend, or not',
  async (permission, mayAsk, tells) => {
    const told = vi.fn();
    const requestPermission = vi.fn(async () => permission);
    vi.stubGlobal(
      'Notification',
      Object.assign(
        function (this: unknown, ...told_: unknown[]) {
          told(...told_);
        },
        { permission, requestPermission },
      ),
    );
    page.stores.online.setState({
      invitations: [{ code: 'A', setup: FULL_TABLE.setup, hasCome: false }] as never,
    });
    await until(() => expect(document.querySelectorAll('.invitation')).toHaveLength(1));
    const buttons = [...document.querySelectorAll<HTMLElement>('.invitation .quiet-button')];
    for (const button of buttons) button.click();
    expect([buttons.length, requestPermission.mock.calls.length]).toEqual(mayAsk ? [1, 1] : [0, 0]);
    await notify('Flipside', 'Your friend is here.');
    expect(told.mock.calls).toEqual(tells ? [['Flipside', { body: 'Your friend is here.' }]] : []);
    vi.unstubAllGlobals();
  },
);
