// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { parseSquare, type SquareName } from '../../../src/game/square.ts';
import type { Reason } from '../../../src/study/reasons/reason.ts';
import type { Moment, ReviewedPly } from '../../../src/study/review/review.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole, said } from '../../../testkit/ui/queries.ts';
import { openPage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

let page: ReturnType<typeof openPage>;
afterEach(() => page.close());

const MATCH = matchOf('f5d6c3');
const square = (name: SquareName) => parseSquare(name);

type Results = Partial<Pick<ReviewedPly, 'resultBefore' | 'resultAfter'>>;

const momentOf = (reason: Reason, loss: number, results: Results = {}): Moment => ({
  move: square('c3'),
  ply: { color: 'black', best: square('c5'), loss, moveClass: undefined, ...results } as ReviewedPly,
  reason,
  line: [square('c5')],
  reply: [square('f4')],
});

const MOBILITY: Reason = {
  name: 'mobilityGiven',
  facts: { own: 4, ownAfterBest: 5, others: 9, othersAfterBest: 5 },
};

/** The coach warns of c3. */
const warn = async (reason: Reason, loss: number, results?: Results): Promise<string> => {
  page = openPage({ screen: 'board', match: { match: MATCH } });
  page.stores.study.setState({
    advice: { type: 'warning', match: MATCH, moment: momentOf(reason, loss, results) },
  });
  await until(() => expect(byRole('group', 'Coach')).toBeDefined());
  return byRole('group', 'Coach').querySelector('p')?.textContent ?? '';
};

test.each([
  [3, 'After c3'],
  [4, 'A small mistake. '],
  [8, 'A mistake. '],
  [16, 'A big mistake. '],
])('a loss of %i discs is introduced by: %s', async (loss, begins) => {
  expect((await warn(MOBILITY, loss)).startsWith(`Coach: ${begins}`)).toBe(true);
});

test('a result that was let go is more important than the size of the mistake', async () => {
  const text = await warn(MOBILITY, 12, { resultBefore: 'win', resultAfter: 'loss' });
  expect(text).toMatch(/^Coach: You let a win go\. After c3/);
});

test('a sentence that only counts squares is followed by its meaning', async () => {
  expect(await warn(MOBILITY, 12)).toMatch(/about 5\. With few squares to choose from, .*\.$/);
  expect(said().at(-1)).toContain('With few squares to choose from');
});

test('a very large difference is described without the number', async () => {
  const answer = (discs: number): Reason => ({
    name: 'answer',
    facts: { reply: 'g8', discs, fate: { name: 'less', reply: 'g8', discs } },
  });
  expect(await warn(answer(62), 30)).toMatch(
    /Any other answer is much worse\. After c5, g8 is worth much less\.$/,
  );
  page.close();
  expect(await warn(answer(19), 30)).toMatch(
    /at least 19 discs worse\. After c5, g8 is worth 19 discs less\.$/,
  );
});

test('a good find is praised by what is wrong with the next best move', async () => {
  page = openPage({ screen: 'board', match: { match: MATCH } });
  page.stores.study.setState({ advice: { type: 'praise', match: MATCH, moment: momentOf(MOBILITY, 19) } });
  await until(() =>
    expect(byRole('group', 'Coach').querySelector('p')?.textContent).toMatch(
      /^Coach: Well found: c5\. After c3, White has about 9 squares/,
    ),
  );
  expect(byRole('group', 'Coach').querySelectorAll('button')).toHaveLength(1);
});

test('the board marks the move, the better one, the reply and the squares that the move opens', async () => {
  await warn({ name: 'tempo', facts: {} }, 12);
  const shapes = (): readonly (string | null)[] =>
    [...document.querySelectorAll('.moment-signs .sign')].map(sign => sign.getAttribute('d'));
  await until(() => expect(shapes().length).toBeGreaterThan(3));
  const places = [...document.querySelectorAll<HTMLElement>('.moment-signs')].map(
    ({ style }) => `${style.left} ${style.top}`,
  );
  expect([shapes().length, new Set(shapes()).size, new Set(places).size]).toEqual([4, 4, 4]);
});

test('Show asks for the reply on the board and announces it', async () => {
  await warn(MOBILITY, 12);
  byRole('button', 'Take back').click();
  expect(page.play.undo).toHaveBeenCalledOnce();
  byRole('button', 'Show').click();
  expect(page.play.demonstrateAdvice).toHaveBeenCalledOnce();
  expect(said().at(-1)).toBe('After c3: f4.');
});

test('after a loss to a weak opponent a coach is offered before the next game, once', () => {
  const open = (settings: object = {}, transcript = '') => {
    page?.close();
    page = openPage({ screen: 'board', settings, match: {} });
    page.stores.records.setState({ 'othello/flipside/1': { won: 0, drawn: 0, lost: 1 } });
    page.stores.match.setState({ match: matchOf(transcript) });
    return allByRole('group', 'Coach').length;
  };
  expect([
    open({ coach: true }),
    open({ coachOffered: true }),
    open({ tips: true }),
    open({}, 'f5'),
    open(),
  ]).toEqual([0, 0, 0, 0, 1]);
  expect(said().at(-1)).toBe('Want a coach? It tells you why a move was weak.');
  for (const [answer, coach] of [
    ['Yes', true],
    ['No', false],
  ] as const) {
    open();
    byRole('button', answer).click();
    expect(page.play.set.mock.calls).toEqual([
      ['coachOffered', true],
      ['coach', coach],
    ]);
  }
  open();
  page.stores.match.setState({ match: { ...matchOf(''), id: 'another' } });
  expect(page.play.set).not.toHaveBeenCalled();
  page.stores.match.setState({ match: { ...matchOf('f5'), id: 'another' } });
  expect(page.play.set).toHaveBeenCalledExactlyOnceWith('coachOffered', true);
});
