// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { parseSquare, type Square, type SquareName } from '../../../src/game/square.ts';
import { parseTranscript, replayOf } from '../../../src/game/transcript.ts';
import { treeOf } from '../../../src/game/tree.ts';
import { OpeningNames } from '../../../src/openings/names.ts';
import type { Evaluation } from '../../../src/study/review/evaluate.ts';
import { type Find, makeReview, type ReviewedPly } from '../../../src/study/review/review.ts';
import { BLACK_AGAINST_MINIMAX, matchOf } from '../../../testkit/ui/matches.ts';
import { byRole, said } from '../../../testkit/ui/queries.ts';
import { reviewOf } from '../../../testkit/ui/reviews.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';
import { fromRoot } from '../../../tools/paths.ts';

const MOVES = 'f5d6c3d3c4';
const replayed = replayOf(STANDARD_SETUP, parseTranscript(MOVES) ?? []);
const game = {
  positions: replayed.type === 'legal' ? replayed.positions : [],
  transcript: parseTranscript(MOVES) ?? [],
};

/** Black's lead in discs after each move, assuming both sides play the best moves. */
const evaluationsOf = (leads: readonly number[], exact = false): ReadonlyMap<number, Evaluation> =>
  new Map(
    leads.map((lead, index) => {
      const square = game.transcript[index] as Square;
      const score = index % 2 === 0 ? lead : -lead;
      const line = [square];
      return [index + 1, { best: square, score, played: score, exact, depth: 9, line, playedLine: line }];
    }),
  );

const seats = { black: { type: 'human' }, white: { type: 'human' } } as const;
const page = sharePage({ screen: 'board', match: { match: { ...matchOf(MOVES), seats } } });
const show = (leads: readonly number[], bookUntil: number, exact = false, find?: Find): void => {
  const tree = treeOf(STANDARD_SETUP, game.transcript);
  const review = makeReview(
    game,
    evaluationsOf(leads, exact),
    { bookUntil },
    { explanations: new Map(), find },
  );
  const study = { tree } as NonNullable<ReturnType<typeof page.stores.study.getState>['study']>;
  page.stores.study.setState({
    study,
    tab: 'graph',
    review: { type: 'finished', review, effort: 'standard' },
  });
};

const panel = (): string => byRole('tabpanel').textContent?.replace(/\s+/g, ' ') ?? '';
const scales = (): readonly string[] =>
  [...byRole('tabpanel').querySelectorAll('.score-graph .scale')].map(({ textContent }) => textContent ?? '');

test('the graph shows the winning chance with discs beside it, or discs alone', () => {
  show([0, 4, 4, 6, 6], 0);
  expect(scales()).toEqual(['+8', '+8', '100%', '50%', '100%']);
  (byRole('radio', 'Discs') as HTMLInputElement).click();
  expect(scales()).toEqual(['+8', '0', '+8']);
  expect(page.stores.settings.getState().graphBy).toBe('discs');
});

test('the position on the board is described in discs and as a chance', () => {
  show([0, 4, 4, 6, 6], 0);
  expect(panel()).toMatch(/5\. c4: Black \+6, 6\d% to win/);
});

test('a proved value is said to be proved, and what it scores in practice', () => {
  show([0, 4, 4, 6, 6], 0, true);
  expect(panel()).toMatch(/5\. c4: Black \+6, proved; \d\d% in practice/);
});

test("the review shows how long the game was theory, and the opening's name", () => {
  const file: unknown = JSON.parse(readFileSync(fromRoot('public', 'assets', 'openings.json'), 'utf8'));
  const names = OpeningNames.read(file) as OpeningNames;
  page.stores.openings.setState({ names: { type: 'here', value: names } });
  show([0, 0, 0, 0, 0], 5);
  expect(panel()).toContain('In book until move 5 (Tiger).');
});

test('without a mistake, the review shows who was ahead and from when on', () => {
  show([0, 0, 30, 60, 60], 0, true);
  expect(panel()).toContain('No move here is to blame: Black was ahead from move 3 on and never let go.');
});

const FIND: Find = { ply: 4, move: game.transcript[3] as Square, color: 'white', lead: 3 };

test("the loser's best move is listed below the moments, and pressing it shows it on the board", () => {
  show([0, 4, 4, 6, 6], 0, false, FIND);
  const found = byRole('tabpanel').querySelector<HTMLElement>('button.found');
  expect(found?.textContent?.replace(/\s+/g, ' ').trim()).toBe(
    '4. White Well found: d3 is 3 discs better than anything else.',
  );
  found?.click();
  expect(page.play.study.goTo).toHaveBeenCalledWith(game.transcript.slice(0, 4));
});

test('pressing or dragging on the graph goes to the move there', () => {
  show([0, 4, 4, 6, 6], 0);
  const picture = document.querySelector('.score-graph') as SVGElement;
  Object.assign(picture, {
    getBoundingClientRect: () => ({ left: 100, width: 640 }),
    setPointerCapture: vi.fn(),
  });
  const goneTo = (type: string, clientX: number, buttons: number): number | undefined => {
    page.play.study.goTo.mockClear();
    picture.dispatchEvent(Object.assign(new MouseEvent(type, { clientX, buttons }), { pointerId: 7 }));
    return page.play.study.goTo.mock.lastCall?.[0].length;
  };
  // The curve spans 42 to 314 of 320.
  expect([100, 184, 300, 400, 728, 740].map(x => goneTo('pointerdown', x, 1))).toEqual([0, 0, 1, 2, 5, 5]);
  expect((picture as unknown as { setPointerCapture: unknown }).setPointerCapture).toHaveBeenCalledWith(7);
  expect([goneTo('pointermove', 510, 1), goneTo('pointermove', 510, 0)]).toEqual([3, undefined]);
});

test('a review can be started, stopped and retried, and is announced', () => {
  const review = (state: object): void =>
    page.stores.study.setState({ tab: 'graph', review: state as never });
  const press = (name: string): void => byRole('button', name).click();
  review({ type: 'none' });
  press('Look back');
  expect(page.play.study.review).toHaveBeenCalledExactlyOnceWith();
  review({ type: 'running', step: 'plies', done: 2, of: 5 });
  expect([said().at(-1), document.querySelector('progress')?.value]).toEqual(['Reviewing the game.', 2]);
  press('Cancel');
  expect(page.play.study.cancelReview).toHaveBeenCalledOnce();
  review({ type: 'failed' });
  expect(said().at(-1)).toBe("The engine didn't answer.");
  press('Try again');
  expect(page.play.study.review).toHaveBeenCalledTimes(2);
  review({ type: 'running', step: 'again', done: 0, of: 5 });
  show([0, 4, 4, 6, 6], 0, false, FIND);
  expect(said().at(-1)).toBe(
    'The review is ready. No move here is to blame. Well played! Well found: d3 is 3 discs better than anything else.',
  );
  press('Deeper review');
  expect(page.play.study.review).toHaveBeenLastCalledWith('long');
});

test('a key moment opens with the better move, shows its signs on the board, and can be played again', () => {
  const [c3, c5, f4] = ['c3', 'c5', 'f4'].map(name => parseSquare(name as SquareName)) as [
    Square,
    Square,
    Square,
  ];
  const moment = {
    move: c3,
    ply: { ply: 3, move: c3, best: c5, color: 'black', loss: 4, moveClass: 'mistake' } as ReviewedPly,
    reason: { name: 'wedge', facts: { reply: 'f4', between: ['e3', 'g5'] } },
    reply: [f4],
    line: [c5],
  } as const;
  const review = { ...reviewOf('othello'), moments: [moment] };
  const tree = treeOf(STANDARD_SETUP, game.transcript);
  const study = { id: 'one', tree, origin: { players: BLACK_AGAINST_MINIMAX } } as never;
  page.stores.study.setState({ study, tab: 'graph', review: { type: 'finished', review, effort: 'long' } });
  const button = (): HTMLElement => document.querySelector('.moment-button') as HTMLElement;
  const textsOf = (part: string): readonly string[] =>
    [...byRole('tabpanel').querySelectorAll(part)].map(
      one => one.textContent?.replace(/\s+/g, ' ').trim() ?? '',
    );
  expect(textsOf('.moment-head')).toEqual(['3. Black c3 Mistake 4 discs lost']);
  expect(document.querySelector('.open-moment')).toBeNull();
  button().click();
  expect(page.play.study.showMoment.mock.lastCall).toEqual([3]);
  expect(said().at(-1)).toMatch(/^Before move 3\. c3 lets White wedge in at f4/);
  expect([button().ariaExpanded, ...textsOf('.compared figcaption')]).toEqual([
    'true',
    'Your move: c3 Then: f4',
    'Best: c5',
  ]);
  expect(textsOf('.sign-legend li')).toEqual(['the reply: f4', 'between e3 and g5']);
  expect(textsOf('.open-moment .moment-text')[0]).toMatch(/^c3 lets White wedge in at f4/);
  // After stepping away, a press returns, and only the next one closes the moment.
  button().click();
  expect(page.play.study.showMoment.mock.lastCall).toEqual([3]);
  expect(document.querySelectorAll('.moment-signs')).toHaveLength(0);
  page.stores.match.setState({ match: { ...matchOf('f5d6'), seats } });
  expect(document.querySelectorAll('.moment-signs')).toHaveLength(5);
  const form = document.querySelector('.try-again') as HTMLFormElement;
  for (const chosen of ['computer', 'oneself'] as const) {
    (form.elements.namedItem('against') as HTMLSelectElement).value = chosen;
    const event = new Event('submit', { cancelable: true });
    form.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(page.play.study.tryAgain).toHaveBeenLastCalledWith(3, chosen);
  }
  const heard = said().length;
  button().click();
  expect([page.play.study.showMoment.mock.lastCall, said().length]).toEqual([[undefined], heard]);
});
