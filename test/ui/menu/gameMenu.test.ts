// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Notice } from '../../../src/store/appStore.ts';
import { seatsOf } from '../../../src/store/seating.ts';
import { allByRole, byRole, write } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

const page = sharePage({ screen: 'menu' });

const list = (name: string): HTMLSelectElement => byRole('combobox', name) as HTMLSelectElement;
const optionsOf = (name: string): readonly string[] =>
  [...list(name).options].map(({ textContent }) => textContent?.trim() ?? '');
const settings = () => page.stores.settings.getState();
const openMore = (): void => {
  const more = byRole('button', 'More');
  if (more.getAttribute('aria-expanded') === 'false') more.click();
};

test('sizes are chosen in a combobox, the usual one first and any other at the end', () => {
  expect([optionsOf('Board')[0], optionsOf('Board').at(-1)]).toEqual(['8x8', 'Custom']);
  write(list('Board'), '7x4');
  expect(settings().size).toBe('7x4');
});

test('two numbers set any size', () => {
  expect(allByRole('spinbutton')).toHaveLength(0);
  write(list('Board'), 'custom');
  write(byRole('spinbutton', 'Columns'), '3');
  write(byRole('spinbutton', 'Rows'), '5');
  expect(settings().size).toBe('3x5');
  expect(list('Board').value).toBe('custom');
});

test('an invalid number of columns is refused in one sentence with the range, and nothing is lost', () => {
  page.stores.settings.setState({ size: '6x6' });
  write(list('Board'), 'custom');
  for (const text of ['1', '9', '-4', '3.5', '', '08']) {
    write(byRole('spinbutton', 'Columns'), text);
    expect(byRole('alert').textContent).toBe('Use whole numbers from 2 to 8. The board stays 6x6.');
    expect(byRole('spinbutton', 'Columns').getAttribute('aria-describedby')).toBe(byRole('alert').id);
    byRole('button', 'Play').click();
    expect(page.play.startMatch).not.toHaveBeenCalled();
    expect([settings().size, document.activeElement]).toEqual(['6x6', byRole('spinbutton', 'Columns')]);
    write(byRole('spinbutton', 'Columns'), '4');
    expect([byRole('alert').textContent, settings().size]).toEqual(['', '4x6']);
    write(byRole('spinbutton', 'Columns'), '6');
  }
});

test('the two fields follow a size chosen elsewhere', () => {
  write(list('Board'), 'custom');
  write(byRole('spinbutton', 'Columns'), '3');
  page.stores.settings.setState({ size: '6x5' });
  expect(allByRole('spinbutton').map(field => (field as HTMLInputElement).value)).toEqual(['6', '5']);
});

test('a person plays one color, either, both or none', () => {
  const radios = [...byRole('radiogroup', 'You play').querySelectorAll('input')];
  expect(radios.map(radio => radio.getAttribute('aria-label'))).toEqual([
    'Black',
    'White',
    'Random',
    'Two players',
    'Watch',
  ]);
  byRole('radio', 'Two players').click();
  expect(settings().side).toBe('both');
  expect(allByRole('radiogroup', 'Opponent')).toHaveLength(0);
});

test('in Connect Four the sides are red and yellow', () => {
  page.stores.settings.setState({ game: 'connect4' });
  expect(allByRole('radio', 'Red')).toHaveLength(1);
  expect(allByRole('radio', 'Black')).toHaveLength(0);
  byRole('radio', 'Watch').click();
  expect(allByRole('slider', 'Yellow level')).toHaveLength(1);
});

test('More unfolds rarely used choices, and exposes its state', () => {
  page.reopen();
  const more = byRole('button', 'More');
  expect([more.getAttribute('aria-expanded'), allByRole('combobox', 'Head start')]).toEqual(['false', []]);
  more.click();
  expect(more.getAttribute('aria-expanded')).toBe('true');
  byRole('switch', 'Confirm passes').click();
  expect(page.play.set).toHaveBeenCalledWith('passByHand', true);
});

test('the opponent is chosen by its face and name, and its level beside it', () => {
  const faces = [...byRole('radiogroup', 'Opponent').querySelectorAll('.option')];
  expect(faces.map(face => face.textContent?.trim())).toEqual([
    ...['Flipside', 'Minimax', 'Bitboard', 'Lennie', 'Mike', 'Anita'],
    ...['Claire', 'Jack', 'Adam', 'Donald', 'Arthur'],
  ]);
  expect(faces.every(face => face.querySelector('svg.portrait') !== null)).toBe(true);
  byRole('radio', 'Minimax').click();
  write(byRole('slider', 'Level') as HTMLInputElement, '9');
  expect(settings().opponent).toBe('minimax');
  expect(page.play.setLevel).toHaveBeenLastCalledWith(9);
  byRole('radio', 'Jack').click();
  expect(allByRole('slider', 'Level')).toHaveLength(0);
  expect(document.querySelector('.opponent-about')?.textContent).toContain('Very aggressive');
});

test('a handicap is offered if the game and the board allow it', () => {
  openMore();
  expect(optionsOf('Head start')).toHaveLength(9);
  write(list('Head start'), 'corners2');
  expect(settings().headStart).toBe('corners2');
  page.stores.settings.setState({ size: '3x3' });
  expect([optionsOf('Head start').length, list('Head start').value]).toEqual([5, 'none']);
  page.stores.settings.setState({ game: 'anti' });
  expect(allByRole('combobox', 'Head start')).toHaveLength(0);
});

test('when computers play each other, each side has its faces and its level', () => {
  byRole('radio', 'Watch').click();
  byRole('radiogroup', 'Black player').querySelector<HTMLElement>('[value=flipside]')?.click();
  byRole('radiogroup', 'White player').querySelector<HTMLElement>('[value=flipside]')?.click();
  write(byRole('slider', 'Black level') as HTMLInputElement, '7');
  write(byRole('slider', 'White level') as HTMLInputElement, '2');
  const { black, white } = seatsOf(settings(), 'none');
  expect([black, white]).toMatchObject([
    { opponent: 'flipside', level: 7 },
    { opponent: 'flipside', level: 2 },
  ]);
  byRole('radiogroup', 'White player').querySelector<HTMLElement>('[value=lennie]')?.click();
  expect(allByRole('slider', 'White level')).toHaveLength(0);
});

test.each<[Omit<Notice, 'id'>, string]>([
  [
    { name: 'address', refusal: { reason: 'size', value: '1x9', accepted: '2x2–8x8' } },
    'There is no "1x9" board. Use whole numbers from 2 to 8, such as 7x4.',
  ],
  [
    {
      name: 'badLink',
      failure: {
        reason: 'illegalMove',
        place: { unit: 'character', line: 1, column: 33 },
        found: 'f6',
        move: 17,
      },
    },
    'Move 17, f6, is not legal.',
  ],
])('a sentence explains why an address opened no game: %o', async (notice, sentence) => {
  page.stores.app.setState({ notices: [{ id: 1, ...notice }] });
  await until(() => expect(byRole('region', 'Notices').querySelector('p')?.textContent).toBe(sentence));
  expect(document.querySelector('.announcer')?.textContent).toContain(sentence);
});
