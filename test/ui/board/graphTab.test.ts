// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import type { Square } from '../../../src/game/square.ts';
import { parseTranscript, replayOf } from '../../../src/game/transcript.ts';
import { treeOf } from '../../../src/game/tree.ts';
import { OpeningNames } from '../../../src/openings/names.ts';
import type { Evaluation } from '../../../src/study/review/evaluate.ts';
import { type Find, makeReview } from '../../../src/study/review/review.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { byRole } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';
import { fromRoot } from '../../../tools/paths.ts';

const MOVES = 'f5d6c3d3c4';
const replayed = replayOf(STANDARD_SETUP, parseTranscript(MOVES) ?? []);
const game = {
  positions: replayed.type === 'legal' ? replayed.positions : [],
  transcript: parseTranscript(MOVES) ?? [],
};

/** Black's lead in discs after each move, where nobody could have done better. */
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

test('the graph has the winning chance with discs beside it, or discs alone', () => {
  show([0, 4, 4, 6, 6], 0);
  expect(scales()).toEqual(['+8', '+8', '100%', '50%', '100%']);
  (byRole('radio', 'Discs') as HTMLInputElement).click();
  expect(scales()).toEqual(['+8', '0', '+8']);
  expect(page.stores.settings.getState().graphBy).toBe('discs');
});

test('the position on the board is told in discs and as a chance', () => {
  show([0, 4, 4, 6, 6], 0);
  expect(panel()).toMatch(/5\. c4: Black \+6, 6\d% to win/);
});

test('the review says how long the game was theory, and what that is called', () => {
  const file: unknown = JSON.parse(readFileSync(fromRoot('public', 'assets', 'openings.json'), 'utf8'));
  const names = OpeningNames.read(file) as OpeningNames;
  page.stores.openings.setState({ names: { type: 'here', value: names } });
  show([0, 0, 0, 0, 0], 5);
  expect(panel()).toContain('In book until move 5 (Tiger).');
});

test('where no move is to blame, it says who was ahead and from when on', () => {
  show([0, 0, 30, 60, 60], 0, true);
  expect(panel()).toContain('No move here is to blame: Black was ahead from move 3 on and never let go.');
});

test('what the loser did best is said below the moments, and a press shows it on the board', () => {
  show([0, 4, 4, 6, 6], 0, false, { ply: 4, move: game.transcript[3] as Square, color: 'white', lead: 3 });
  const found = byRole('tabpanel').querySelector<HTMLElement>('button.found');
  expect(found?.textContent?.replace(/\s+/g, ' ').trim()).toBe(
    '4. White Well found: d3 is 3 discs better than anything else.',
  );
  found?.click();
  expect(page.play.study.goTo).toHaveBeenCalledWith(game.transcript.slice(0, 4));
});
