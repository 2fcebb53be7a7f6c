// @vitest-environment jsdom
import { render } from 'lit';
import { expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { OpeningNames } from '../../../src/openings/names.ts';
import type { Exercise } from '../../../src/store/exerciseStore.ts';
import { strips } from '../../../src/ui/board/strips.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const TIGER = 'f5d6c3d3c4';
const page = sharePage({ screen: 'board', match: { match: matchOf('f5') } });

const EXERCISE: Exercise = {
  ...{ id: 'one', setup: STANDARD_SETUP, given: matchOf('f5').transcript, color: 'black' },
  ...{ judge: { type: 'best' }, instruction: 'exercise.ask.best' },
};

const shownStrips = (): HTMLElement => {
  const place = document.createElement('div');
  render(strips(page.shell), place);
  return place;
};

/** Black's opponent, named on the top strip. */
const opponentIn = (exercise: Partial<Exercise>): string | undefined => {
  page.stores.exercise.setState({ exercise: { ...EXERCISE, ...exercise } });
  return shownStrips().querySelector('.strip.top .player-name')?.textContent?.trim();
};

test('handicap discs are shown beside the count of their side', () => {
  const match = matchOf('');
  const headStart = { color: 'black', kind: 'discs', count: 4 } as const;
  const bonus = (where: string): string | undefined =>
    shownStrips().querySelector(`.strip.${where} .extra`)?.textContent?.trim();
  page.stores.match.setState({ match });
  expect([bonus('bottom'), bonus('top')]).toEqual([undefined, undefined]);
  page.stores.match.setState({ match: { ...match, setup: { ...match.setup, headStart } } });
  expect([bonus('bottom'), bonus('top')]).toEqual(['+4', undefined]);
});

test.each<[string, Partial<Exercise>, string]>([
  ['a puzzle', {}, 'Puzzle'],
  ['a screen of a lesson', { teaches: true }, 'Lesson'],
  ['a demonstration of a lesson', { shows: {} as never }, 'Lesson'],
  ['a line of an opening without a name', { isOpening: true }, 'Openings'],
])('the opponent’s name fits %s', (_, exercise, name) => {
  expect(opponentIn(exercise)).toBe(name);
});

test('in an opening exercise the opponent is the opening reached so far', () => {
  const names = OpeningNames.read({
    ...{ version: 1, sources: [] },
    openings: [[TIGER, 'cwaykabf', 'Tiger', '', '']],
  }) as OpeningNames;
  page.stores.openings.setState({ names: { type: 'here', value: names } });
  page.stores.match.setState({ match: matchOf(TIGER) });
  expect(opponentIn({ isOpening: true })).toBe('Tiger');
});
