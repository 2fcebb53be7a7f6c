// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import type { Match } from '../../../src/game/match.ts';
import { parseTranscript } from '../../../src/game/transcript.ts';
import { treeOf } from '../../../src/game/tree.ts';
import type { Study } from '../../../src/store/studyStore.ts';
import { KINDS, screenName, UNITS } from '../../../src/study/course/units.ts';
import type { Memory } from '../../../src/study/exercises/memory.ts';
import { stepsOf } from '../../../src/study/lessons/lessons.ts';
import { gameOf, matchOf, TWO_PEOPLE, WHITE_WINS } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

const page = sharePage({ screen: 'menu' });

const links = (): readonly HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>('nav a')];
const current = (): readonly (string | undefined)[] =>
  links()
    .filter(link => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent?.trim());

/** `Study` with these matches kept, the latest first. */
const openStudy = (matches: readonly Match[]): void =>
  page.stores.app.setState({
    screen: 'study',
    kept: matches.map((match, index) => ({ match, savedAt: -index })),
  });

test('the places have links with addresses, and the present one says so', () => {
  expect(links().map(link => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
    ['Play', '#play'],
    ['Study', '#study'],
    ['You', '#you'],
  ]);
  expect(document.querySelector('nav')?.getAttribute('aria-label')).toBe('Places');
  for (const [screen, name] of [
    ['menu', 'Play'],
    ['study', 'Study'],
    ['you', 'You'],
  ] as const) {
    page.stores.app.setState({ screen });
    expect(current()).toEqual([name]);
  }
});

test('board and colors have no links to places', () => {
  for (const screen of ['board', 'colors'] as const) {
    page.stores.app.setState({ screen });
    expect(links()).toHaveLength(0);
  }
});

test('a press leads to another place, and one that asks for a new tab is left to the browser', () => {
  const study = links()[1];
  const press = (init: MouseEventInit): boolean =>
    study?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })) ?? false;
  expect(press({})).toBe(false);
  expect(page.play.openPlace).toHaveBeenCalledExactlyOnceWith('study');
  document.addEventListener('click', event => event.preventDefault(), { once: true });
  press({ ctrlKey: true });
  expect(page.play.openPlace).toHaveBeenCalledOnce();
});

test('Study lists the kept games, tells how each ended or how far it got, and opens a copy of any', () => {
  const [over, open] = [matchOf(WHITE_WINS), { ...matchOf('f5d6c3'), id: 'open' }];
  openStudy([over, open, gameOf('connect4', '44352', TWO_PEOPLE)]);
  const parts = [...document.querySelectorAll('.kept')].map(
    ({ textContent }) => textContent?.replace(/\s+/g, ' ') ?? '',
  );
  expect(parts).toHaveLength(3);
  expect(parts[0]).toMatch(/You – Minimax 5 You lose 11-53\./);
  expect(parts[1]).toMatch(/Not finished: 3 moves/);
  expect(parts[2]).toMatch(/Red – Yellow Not finished: 5 moves Connect Four/);
  expect(document.querySelectorAll('.kept svg.position-picture')).toHaveLength(3);
  allByRole('button', 'Analyze')[1]?.click();
  expect(page.play.study.open).toHaveBeenLastCalledWith(open);
  byRole('link', 'Analysis board').click();
  expect(page.play.study.open).toHaveBeenLastCalledWith();
});

test('Study without games says what will be there', () => {
  openStudy([]);
  expect(document.querySelector('main')?.textContent).toContain('will appear here');
  expect(allByRole('button', 'Analyze')).toHaveLength(0);
});

test('Study lists the studies one began, opens and deletes them, and brings the last one back', () => {
  const tree = treeOf(STANDARD_SETUP, parseTranscript('f5d6c3') ?? []);
  const study: Study = { id: 'study-tried', tree, origin: undefined };
  openStudy([]);
  expect(allByRole('heading', 'Your studies')).toHaveLength(0);
  page.stores.app.setState({ keptStudies: [{ study, at: parseTranscript('f5') ?? [], savedAt: 0 }] });
  const part = document.querySelector('.kept')?.textContent?.replace(/\s+/g, ' ');
  expect(part).toMatch(/Othello 8x8 3 moves/);
  expect(allByRole('button', 'Keep')).toHaveLength(0);
  byRole('button', 'Open').click();
  expect(page.play.study.reopen).toHaveBeenCalledExactlyOnceWith('study-tried');
  byRole('button', 'Delete').click();
  expect(page.play.study.forget).toHaveBeenCalledExactlyOnceWith('study-tried');
  page.stores.app.setState(({ keptStudies: [forgottenStudy] }) => ({ keptStudies: [], forgottenStudy }));
  byRole('button', 'Undo delete').click();
  expect(page.play.study.bringBack).toHaveBeenCalledOnce();
});

test('a study from a link is not kept unless one asks for it', () => {
  const study: Study = { id: 'study-linked', tree: treeOf(STANDARD_SETUP, []), origin: undefined };
  openStudy([]);
  page.stores.app.setState({ keptStudies: [{ study, at: [], savedAt: 0, isHeld: true }] });
  expect(document.querySelector('.kept')?.textContent).toContain('Opened from a link, not kept');
  byRole('button', 'Keep').click();
  expect(page.play.study.keep).toHaveBeenCalledExactlyOnceWith('study-linked');
});

test('You shows whom to beat next, and begins that game', () => {
  page.stores.records.setState({ 'othello/lennie/1': { won: 1, drawn: 0, lost: 0 } });
  page.stores.app.setState({ screen: 'you' });
  const [othello] = document.querySelectorAll('.ladder');
  const rungs = [...(othello?.querySelectorAll('.rung .unseen') ?? [])].map(({ textContent }) => textContent);
  expect(rungs.slice(1, 5)).toEqual([
    'Flipside 2: not yet beaten',
    'Lennie: beaten',
    'Flipside 3: next',
    'Mike: not yet beaten',
  ]);
  byRole('button', 'Play Flipside 3').click();
  expect(page.play.challenge).toHaveBeenCalledExactlyOnceWith({
    game: 'othello',
    opponent: 'flipside',
    level: 3,
  });
});

test('You lists the results by game, weak opponents first', () => {
  page.stores.records.setState({
    'connect4/solver/3': { won: 1, drawn: 0, lost: 2 },
    'othello/flipside/10': { won: 0, drawn: 1, lost: 4 },
    'othello/flipside/2': { won: 3, drawn: 0, lost: 0 },
    'othello/claire/1': { won: 5, drawn: 0, lost: 1 },
  });
  page.stores.app.setState({ screen: 'you' });
  const tables = [...document.querySelectorAll('table')];
  expect(tables.map(({ caption }) => caption?.textContent)).toEqual(['Othello', 'Connect Four']);
  const rows = [...(tables[0]?.tBodies[0]?.rows ?? [])].map(({ cells }) =>
    [...cells].map(({ textContent }) => textContent?.trim()),
  );
  expect(rows).toEqual([
    ['Flipside 2', '3', '0', '0'],
    ['Flipside 10', '0', '1', '4'],
    ['Claire', '5', '0', '1'],
  ]);
});

test('You welcomes a new person, leads to settings, colors, keys and what the program is, and shows ratings once they are known', () => {
  page.stores.app.setState({ screen: 'you' });
  byRole('button', 'Play a game').click();
  expect(page.play.openMenu).toHaveBeenCalledOnce();
  expect(document.querySelector('main')?.textContent).toContain('Finish a game against a computer player');
  // What there is to do comes before a diary of nothing.
  const parts = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent);
  expect(parts.filter(name => name === 'Ladders' || name === 'Diary')).toEqual(['Ladders', 'Diary']);
  page.stores.settings.setState({ game: 'anti' });
  for (const [name, text] of [
    ['Settings', 'Language'],
    ['Keys', 'Undo'],
    ['About', /Anti-Othello.*fewest discs wins.*Version \d+\.\d+\.\d+/s],
  ] as const) {
    byRole('button', name).click();
    expect(byRole('dialog').textContent).toMatch(text);
    byRole('button', 'Close').click();
  }
  byRole('button', 'Colors').click();
  expect(page.play.openColors).toHaveBeenCalledOnce();
  expect(allByRole('heading', 'Ratings')).toHaveLength(0);
  page.stores.online.setState({
    ratings: [{ game: 'othello', rating: { value: 1520, isProvisional: true } }],
  });
  expect(byRole('heading', 'Ratings').parentElement?.textContent).toContain('1520?');
  page.stores.app.setState({ hasKeyboard: false });
  expect(allByRole('button', 'Keys')).toHaveLength(0);
});

test('each lesson says how far one has come, and leads there', async () => {
  page.stores.app.setState({ screen: 'lessons' });
  const steps = stepsOf('rules');
  const stateWith = (done: readonly string[], name = 'rules'): string | undefined => {
    page.stores.lessons.setState({ done });
    return document.querySelector(`#lesson-${name}-about .lesson-progress`)?.textContent ?? undefined;
  };
  await until(() => expect(stateWith([])).toBe(`${steps.length} screens`));
  expect(stateWith(steps.slice(0, 2))).toBe(`2 of ${steps.length} done`);
  expect(stateWith(steps)).toBe('Done');
  document.querySelector<HTMLElement>('[aria-labelledby=lesson-rules]')?.click();
  expect(page.play.lessons.open).toHaveBeenCalledWith('rules');
  document.querySelector<HTMLElement>('[aria-labelledby=course-practice]')?.click();
  document.querySelector<HTMLElement>('[aria-labelledby=course-test]')?.click();
  expect(page.play.course.practise).not.toHaveBeenCalled();
  expect(page.play.course.test).toHaveBeenCalledOnce();
});

test('each unit of the course opens itself, and what is due or was tested best is told', async () => {
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
  expect(['course-practice', 'course-test'].map(stateOf)).toEqual(['Due now: 2', 'Best: 7 of 11']);
  pressed('course-practice').click();
  expect(page.play.course.practise).toHaveBeenCalledOnce();
  for (const card of document.querySelectorAll('.lesson-card')) {
    const [name, about] = ['labelledby', 'describedby'].map(by =>
      document.getElementById(card.getAttribute(`aria-${by}`)!)?.textContent?.trim(),
    );
    expect([name, about].every(Boolean)).toBe(true);
  }
});
