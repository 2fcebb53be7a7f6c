import { expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { treeOf } from '../../../src/game/tree.ts';
import { NO_STUDY, type StudyState } from '../../../src/store/studyStore.ts';
import { shownMoment } from '../../../src/ui/study/review/momentSigns.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';

const { transcript: LINE } = matchOf('f5d6c3d3');
const MOMENT = { ply: { ply: 3 } };
/** A finished review that blames the third move, with that move selected. */
const LOOKING = {
  ...NO_STUDY,
  study: { id: 'study', tree: treeOf(STANDARD_SETUP, LINE), origin: undefined },
  moment: 3,
  review: { type: 'finished', review: { moments: [MOMENT] } },
} as unknown as StudyState;

test('a key moment is shown on the board with the position before its move, and nowhere else', () => {
  const shown = LINE.map((_, plies) => shownMoment(LOOKING, LINE.slice(0, plies)) === MOMENT);
  expect(shown).toEqual([false, false, true, false]);
  expect(shownMoment(LOOKING, matchOf('f5f4').transcript)).toBeUndefined();
});

test.each<[string, Partial<StudyState>]>([
  ['without a study', { study: undefined }],
  ['while none is selected', { moment: undefined }],
  ['while the review is running', { review: { type: 'none' } as never }],
  ['for a move missing in the review', { moment: 4 }],
])('no key moment is shown %s', (_, change) => {
  const plies = change.moment ?? 3;
  expect(shownMoment({ ...LOOKING, ...change }, LINE.slice(0, plies - 1))).toBeUndefined();
});
