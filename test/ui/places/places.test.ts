// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { parseTranscript } from '../../../src/game/transcript.ts';
import { treeOf } from '../../../src/game/tree.ts';
import { KINDS, screenName, UNITS } from '../../../src/study/course/units.ts';
import type { Memory } from '../../../src/study/exercises/memory.ts';
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

test('a study from a link is saved on request', () => {
  const study = { id: 'study-linked', tree: treeOf(STANDARD_SETUP, []), origin: undefined };
  page.stores.app.setState({ screen: 'study', keptStudies: [{ study, at: [], savedAt: 0, isHeld: true }] });
  byRole('button', 'Keep').click();
  expect(page.play.study.keep).toHaveBeenCalledExactlyOnceWith('study-linked');
});

test.each([
  ['', undefined],
  ['f5', '1 move'],
  ['f5d6', '2 moves'],
])('a saved study of the moves %j shows its size: %s', (moves, told) => {
  const study = {
    id: 'study',
    tree: treeOf(STANDARD_SETUP, parseTranscript(moves) ?? []),
    origin: undefined,
  };
  page.stores.app.setState({ screen: 'study', keptStudies: [{ study, at: [], savedAt: 0 }] });
  expect(/\d+ moves?/.exec(document.querySelector('.kept-words')?.textContent ?? '')?.[0]).toBe(told);
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
    expect(stateOf(`unit-${unit}`)).toBe(told[unit as keyof typeof told] ?? '10 screens');
    pressed(`unit-${unit}`).click();
    expect(page.play.course.open).toHaveBeenLastCalledWith(unit);
    const sign = pressed(`unit-${unit}`).querySelector('svg')?.innerHTML;
    expect(sign === pressed('unit-edges').querySelector('svg')?.innerHTML).toBe(unit === 'edges');
  }
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
