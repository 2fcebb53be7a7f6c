// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { positionOf } from '../../../src/game/match.ts';
import { parseTranscript } from '../../../src/game/transcript.ts';
import { treeOf } from '../../../src/game/tree.ts';
import { idOf } from '../../../src/play/study/lines.ts';
import { KINDS, screenName, UNITS } from '../../../src/study/course/units.ts';
import type { Memory } from '../../../src/study/exercises/memory.ts';
import { matchOf, WHITE_WINS } from '../../../testkit/ui/matches.ts';
import { byRole } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

const page = sharePage({ screen: 'menu' });

const links = (): readonly HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>('nav a')];
test('the places have links with addresses', () => {
  expect(links().map(link => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
    ['Play', '#play'],
    ['Study', '#study'],
    ['You', '#you'],
  ]);
  expect(document.querySelector('nav')?.getAttribute('aria-label')).toBe('Places');
});

test('a press leads to another place, but requests for a new tab are left to the browser', () => {
  const study = links()[1];
  const press = (init: MouseEventInit): boolean =>
    study?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })) ?? false;
  expect(press({})).toBe(false);
  expect(page.play.openPlace).toHaveBeenCalledExactlyOnceWith('study');
  document.addEventListener('click', event => event.preventDefault(), { once: true });
  press({ ctrlKey: true });
  expect(page.play.openPlace).toHaveBeenCalledOnce();
});

const study = (id: string, moves = '') => ({
  study: { id, tree: treeOf(STANDARD_SETUP, parseTranscript(moves) ?? []), origin: undefined },
  at: [],
  savedAt: 0,
});
const textOf = (element: Element | null | undefined): string | undefined =>
  element?.textContent?.replace(/\s+/g, ' ').trim();
const minis = (): readonly HTMLButtonElement[] => [
  ...document.querySelectorAll<HTMLButtonElement>('.miniature'),
];

test('a study from a link is saved on request', () => {
  page.stores.app.setState({ screen: 'study', keptStudies: [{ ...study('study-linked'), isHeld: true }] });
  expect(textOf(minis()[0])).toContain('Opened from a link, not kept');
  byRole('button', 'Show all').click();
  byRole('button', 'Keep').click();
  expect(page.play.study.keep).toHaveBeenCalledExactlyOnceWith('study-linked');
});

test.each([
  ['', undefined],
  ['f5', '1 move'],
  ['f5d6', '2 moves'],
])('a saved study of the moves %j shows its size: %s', (moves, told) => {
  page.stores.app.setState({ screen: 'study', keptStudies: [study('study', moves)] });
  expect(/\d+ moves?/.exec(textOf(minis()[0]) ?? '')?.[0]).toBe(told);
});

test('My games shows the six latest games and studies with their results, each game once, and all on request', () => {
  const [over, open] = [matchOf(WHITE_WINS), { ...matchOf('f5d6'), id: 'open' }];
  const more = Array.from({ length: 5 }, (_, index) => ({ ...matchOf('f5'), id: `more${index}` }));
  page.stores.app.setState({
    screen: 'study',
    kept: [over, open, ...more].map((match, day) => ({ match, savedAt: 100 - day })),
    keptStudies: [
      { ...study(idOf('open'), 'f5d6c3'), savedAt: 200 },
      { ...study('own', 'f5'), savedAt: 99.5 },
    ],
  });
  expect(minis().slice(0, 3).map(textOf)).toEqual([
    'Minimax 5 You lose 11-53.',
    'Othello 8x8 1 move',
    'Minimax 5 Not finished: 2 moves',
  ]);
  expect(minis()).toHaveLength(6);
  minis()[0]?.click();
  minis()[1]?.click();
  expect(page.play.study.open).toHaveBeenCalledExactlyOnceWith(over);
  expect(page.play.study.reopen).toHaveBeenCalledExactlyOnceWith('own');
  byRole('button', 'Show all').click();
  expect(minis()).toHaveLength(8);
});

test('Train offers what is due again, and nothing else', () => {
  page.stores.app.setState({ screen: 'study' });
  const offered = (): readonly (string | undefined)[] =>
    [...document.querySelectorAll('.door-buttons button')].map(textOf);
  expect(offered()).toEqual([]);
  page.stores.puzzles.setState({ mistakes: { kept: 3, due: 1 } });
  page.stores.openings.setState({ due: 2 });
  page.stores.lessons.setState({ memories: { corners3: { due: 0 } as Memory } });
  expect(offered()).toEqual([
    '1 mistake of yours to try again',
    '2 openings to practise',
    '1 lesson to repeat',
  ]);
  for (const button of document.querySelectorAll<HTMLElement>('.door-buttons button')) button.click();
  expect(page.play.puzzles.openMistakes).toHaveBeenCalledOnce();
  expect(page.play.openings.practise).toHaveBeenCalledOnce();
  expect(page.play.course.practise).toHaveBeenCalledOnce();
});

test('Learn shows the next screen with its picture, and continues there', () => {
  page.stores.app.setState({ screen: 'study' });
  const shown = (): readonly unknown[] => [
    textOf(document.querySelector('.next-title')),
    textOf(document.querySelector('.next-words button')),
  ];
  page.stores.settings.setState({ tips: true });
  expect(shown()).toEqual(['Othello: the rules, 1 of 6', 'Start']);
  byRole('button', 'Start').click();
  expect(page.play.lessons.open).toHaveBeenCalledExactlyOnceWith('rules');
  const picture = (): string | undefined => document.querySelector('.next-screen svg')?.innerHTML;
  const before = picture();
  page.stores.lessons.setState({
    done: ['edges0', 'edges1'],
    upcoming: { name: 'edges2', position: positionOf(matchOf('f5d6')) },
  });
  expect(shown()).toEqual(['Edges, 3 of 10', 'Continue']);
  expect(picture()).not.toBe(before);
  page.stores.lessons.setState({ done: ['edges0', 'edges1', 'edges2'] });
  expect(picture()).toBe(before);
  byRole('button', 'Continue').click();
  expect(page.play.course.open).toHaveBeenCalledExactlyOnceWith('edges');
});

test('each unit of the course opens itself, and shows what is due or its best test result', async () => {
  page.stores.app.setState({ screen: 'lessons' });
  const pressed = (id: string): HTMLElement => document.querySelector(`[aria-labelledby=${id}]`)!;
  const stateOf = (id: string): string =>
    document.querySelector(`#${id}-about .lesson-progress`)!.textContent;
  await until(() => pressed('course-test'));
  expect(['course-practice', 'course-test'].map(stateOf)).toEqual(['Nothing is due.', '']);
  const done = [
    ...KINDS.map((_, index) => screenName('edges', index)),
    ...[1, 4, 7].map(index => screenName('quiet', index)),
  ];
  const memory = (due: number) => ({ due }) as Memory;
  const memories = {
    corners3: memory(0),
    edges7: memory(0),
    quiet8: memory(Number.MAX_SAFE_INTEGER),
    gone1: memory(0),
  };
  page.stores.lessons.setState({ done, memories, test: 7 });
  const told = { edges: 'Done', quiet: '3 of 10 done' } as const;

  for (const unit of UNITS) {
    expect(stateOf(`unit-${unit}`).trim()).toBe(told[unit as keyof typeof told] ?? '');
    pressed(`unit-${unit}`).click();
    expect(page.play.course.open).toHaveBeenLastCalledWith(unit);
  }
  const pictures = [...document.querySelectorAll('.lesson-card > svg')].map(({ innerHTML }) => innerHTML);
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(['course-practice', 'course-test'].map(stateOf)).toEqual([
    'Due now: 2',
    `Best: 7 of ${UNITS.length}`,
  ]);
  pressed('course-practice').click();
  pressed('course-test').click();
  expect(page.play.course.test).toHaveBeenCalledOnce();
  expect(page.play.course.practise).toHaveBeenCalledOnce();
  for (const card of document.querySelectorAll('.lesson-card')) {
    const [name, about] = ['labelledby', 'describedby'].map(by =>
      document.getElementById(card.getAttribute(`aria-${by}`)!)?.textContent?.trim(),
    );
    expect([name, about].every(Boolean)).toBe(true);
  }
});
