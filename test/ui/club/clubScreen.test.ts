// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { parseSquare, type SquareName } from '../../../src/game/square.ts';
import type { ClubState } from '../../../src/net/contract/club.ts';
import { QUESTION, ROUND, SLIDE } from '../../../testkit/ui/clubs.ts';
import { allByRole, byRole, press as pressKey, said } from '../../../testkit/ui/queries.ts';
import {
  calls,
  D6,
  described,
  drawnOn,
  F4,
  inRound,
  main,
  openClub,
  page,
  press,
  show,
  textsOf,
} from './clubPage.ts';

openClub();

const send = (name: 'Enter' | 'Open and lead'): void => byRole('button', name).click();
const word = (): HTMLInputElement => byRole('textbox', 'Word') as HTMLInputElement;
const alert = (): string => document.querySelector('#club-refused')?.textContent ?? '';

test('the form enters or opens a club, and reports missing fields', () => {
  word().value = 'owls';
  send('Enter');
  expect([calls.enter.mock.calls, calls.host.mock.calls]).toEqual([[['owls']], []]);
  send('Open and lead');
  expect(calls.host.mock.calls).toEqual([['owls']]);
  expect(alert()).toBe('');
  calls.enter.mockReturnValueOnce(false);
  send('Enter');
  expect([alert(), document.activeElement]).toEqual([
    'Use 4 to 40 letters, digits, dots or hyphens.',
    word(),
  ]);
  page.stores.settings.setState({ name: '' });
  send('Enter');
  expect([alert(), document.activeElement?.id]).toEqual([
    'Enter a name, so that the others know who you are.',
    'name',
  ]);
  send('Open and lead');
  expect([calls.enter.mock.calls.length, calls.host.mock.calls.length]).toEqual([2, 2]);
  page.play.online.rename.mockReturnValue(false);
  document.querySelector<HTMLInputElement>('#name')!.value = '?';
  send('Open and lead');
  expect(calls.host).toHaveBeenCalledTimes(2);
  page.stores.club.setState({ connection: { type: 'connecting' } });
  expect(byRole('button', 'Enter')).toHaveProperty('disabled', true);
  expect(main()).toContain('Connecting…');
});

test('a pupil reads the question before the answer, with the way out right below', () => {
  show({ you: 4, slide: { ...SLIDE, text: 'Where would you play?' }, question: { ...QUESTION, own: D6 } });
  expect(textsOf('.club-words > *')).toEqual([
    'Where would you play?',
    'Your turn: which square would you play?',
    'Your answer: d6. You can still change it.',
    'Leave',
  ]);
});

test.each<[string, Partial<ClubState>, readonly unknown[], readonly string[], readonly string[]]>([
  ['a position', { slide: SLIDE }, [1, 1, 0, ''], ['a1 marked'], ['Where?']],
  ['a question', { slide: SLIDE, question: QUESTION }, [1, 1, 0, ''], ['a1 marked'], ['Your turn']],
  [
    'their own answer',
    { slide: SLIDE, question: { ...QUESTION, own: D6 } },
    [1, 1, 1, ''],
    ['a1 marked', 'd6 chosen'],
    ['Your answer: d6.'],
  ],
  [
    'a wrong answer',
    {
      slide: SLIDE,
      question: { ...QUESTION, isOpen: false, own: F4, best: [D6], counts: [{ square: F4, count: 2 }] },
    },
    [1, 1, 1, '2'],
    ['a1 marked', 'f4 chosen by 2 people', 'd6 chosen'],
    ['Best: d6', 'You chose f4.'],
  ],
  [
    'a right answer',
    { slide: SLIDE, question: { ...QUESTION, isOpen: false, own: D6, best: [D6] } },
    [1, 1, 1, ''],
    ['a1 marked', 'd6 chosen'],
    ['You found it.'],
  ],
])('a member sees %s', (_, club, drawn, says, texts) => {
  show(club);
  expect(drawnOn()).toEqual(drawn);
  expect(described().toSorted()).toEqual(says.toSorted());
  for (const text of texts) expect(main()).toContain(text);
  press('d6');
  press('a8');
  const isAsked = club.question?.isOpen === true;
  expect(calls.answer.mock.calls).toEqual(isAsked ? [[D6]] : []);
  expect(document.querySelectorAll('.club-cell.playable')).toHaveLength(isAsked ? 3 : 0);
});

test('marks and arrows are on their squares, and the arrow keys move over the squares', () => {
  show({ slide: SLIDE });
  const [, , ...size] = document
    .querySelector('.club-board svg')!
    .getAttribute('viewBox')!
    .split(' ')
    .map(Number);
  const cell = (name: SquareName) =>
    document.querySelector<HTMLElement>(`[data-square="${parseSquare(name)}"]`)!;
  const middleOf = (name: SquareName): readonly number[] => {
    const { left, top, width, height } = cell(name).style;
    const [x = 0, y = 0, across = 0, down = 0] = [left, top, width, height].map(Number.parseFloat);
    return [x + across / 2, y + down / 2].map((share, index) => (share * size[index]!) / 100);
  };
  const numbers = (selector: string, ...names: readonly string[]): readonly number[] =>
    names.flatMap(name => document.querySelector(selector)!.getAttribute(name)!.split(/[ ,]/).map(Number));
  const near = (...points: readonly number[]) => points.map(point => expect.closeTo(point, 2) as number);
  expect(numbers('.club-mark', 'cx', 'cy')).toEqual(near(...middleOf('a1')));
  expect(numbers('.club-arrow', 'x1', 'y1')).toEqual(near(...middleOf('c4')));
  const [x = 0, y = 0, ...sides] = numbers('.club-arrow-head', 'points');
  expect([x, y]).toEqual(near(...middleOf('f5')));
  const [neckX = 0, neckY = 0] = numbers('.club-arrow', 'x2', 'y2');
  // The sides of the head are half its length away from the line, one on each side.
  const [across, down] = [(y - neckY) / 2, (x - neckX) / 2];
  expect(sides).toEqual(near(neckX - across, neckY + down, neckX + across, neckY - down));
  const [fromX = 0, fromY = 0] = middleOf('c4');
  expect((x - fromX) * (neckY - fromY)).toBeCloseTo((y - fromY) * (neckX - fromX), 2);
  expect([neckX > fromX, neckX < x]).toEqual([true, true]);
  cell('d6').focus();
  for (const [key, name] of [
    ['ArrowRight', 'e6'],
    ['ArrowUp', 'e5'],
  ] as const) {
    pressKey(key);
    expect([...document.querySelectorAll('.club-cell[tabindex="0"]')]).toEqual([cell(name)]);
    expect(document.activeElement).toBe(cell(name));
  }
});

test("players, resting members and watchers see the round's boards, each with a link", () => {
  inRound(1);
  expect(textsOf('.club-game')).toEqual([
    '● Eva○ Ben 4 to 1, being played To my game',
    '● Guest 4○ Guest 5 3 to 3, a draw Watch',
    '● Guest 5○ Guest 4 2 to 2, being played',
  ]);
  byRole('button', 'Watch Guest 4 against Guest 5').click();
  expect(calls.watch.mock.calls).toEqual([['SEEN']]);
  expect(textsOf('.club-standings tbody th')).toEqual(['1 Eva', '2 Ben out', '3 Guest 4 out']);
  expect(document.querySelectorAll('.club-game.own, .club-decision, .club-standings button')).toHaveLength(1);
  expect(allByRole('button', 'Play Flipside')).toHaveLength(0);
  inRound(1, { winner: 'white' });
  const decided = 'Grey has decided this game: Ben has won.';
  expect([textsOf('.club-game')[0], said().at(-1)]).toEqual([`● Eva○ Ben ${decided}`, decided]);
  inRound(3);
  byRole('button', 'Play Flipside').click();
  expect(page.play.challenge).toHaveBeenCalledWith(expect.objectContaining({ opponent: 'flipside' }));
  show({ you: 3, games: { ...ROUND, system: 'free', isOver: true }, host: { isHere: false } });
  expect(document.querySelector('.club-wall')).toBeNull();
  expect(main()).toMatch(/The host has lost the connection.* The host has not shown anything yet\./);
});

test('screen readers hear the news, and errors are shown', () => {
  const closed = { ...QUESTION, isOpen: false };
  const steps: readonly [Partial<ClubState>, readonly string[]][] = [
    [{ slide: SLIDE }, ['Where?']],
    [{ slide: { ...SLIDE, drawn: [] } }, []],
    [{ slide: { ...SLIDE, text: '' }, question: QUESTION }, ['Your turn: which square would you play?']],
    [
      { slide: SLIDE, question: { ...QUESTION, own: D6 } },
      ['Where?', 'Your answer: d6. You can still change it.'],
    ],
    [{ slide: SLIDE, question: { ...closed, own: D6 } }, ['The answers are shown.', 'You chose d6.']],
    [{ slide: SLIDE, question: { ...QUESTION, number: 2 } }, ['Your turn: which square would you play?']],
    [
      { slide: SLIDE, question: { ...closed, number: 2, best: [D6] } },
      ['The answers are shown.', 'Best: d6'],
    ],
    [{ slide: { ...SLIDE, text: 'Now?' }, you: 'host' }, []],
  ];
  for (const [club, news] of steps) {
    const before = said().length;
    show(club);
    expect(said().slice(before)).toEqual(news);
  }
  const alert = () => document.querySelector('[role=alert]')?.textContent;
  for (const [more, text] of [
    [{ connection: { type: 'reconnecting' } }, 'Reconnecting…'],
    [{ connection: { type: 'ended', trouble: 'unreachable' } }, "The server can't be reached"],
    [{ connection: { type: 'connected' }, refusal: 'tooMany' }, 'too'],
    [{ refusal: undefined, isRestored: true }, ''],
  ] as const) {
    page.stores.club.setState(more);
    expect(alert()).toContain(text);
    expect(main().includes('The server has restarted')).toBe('isRestored' in more);
  }
});
