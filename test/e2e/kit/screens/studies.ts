import { expect } from '@playwright/test';
import { STANDARD_SETUP } from '../../../../src/game/games.ts';
import { parseTranscript } from '../../../../src/game/transcript.ts';
import { annotated, type MoveNote, treeOf, withLine } from '../../../../src/game/tree.ts';
import type { Study } from '../../../../src/store/studyStore.ts';
import { gameOf, TWO_PEOPLE, WHITE_WINS } from '../../../../testkit/ui/matches.ts';
import { board, button, presetStudy } from '../boardPage.ts';
import { AGAINST_FLIPSIDE, after, type Opening, pressing, withoutCanvas } from './opening.ts';

const read = (text: string) => parseTranscript(text) ?? [];
const TRIED: readonly (readonly [string, MoveNote])[] = [
  ['f5d6c3d3c4f4c5b3', {}],
  ['f5d6c3d3c4b3', { mark: '!?' }],
  ['f5d6c3g5', { mark: '??', comment: 'Gives away the corner, and with it the whole edge.' }],
  ['f5f6e6f4', { mark: '!', comment: 'Perpendicular' }],
];

/** A game with variations, marks and comments. */
const VARIED: Study = {
  id: 'study-shown',
  tree: TRIED.reduce(
    (tree, [line, note]) => annotated(withLine(tree, read(line)), read(line), note),
    treeOf(STANDARD_SETUP, read(WHITE_WINS)),
  ),
  origin: { kind: 'local', id: 'shown', players: AGAINST_FLIPSIDE },
};

/** A game on a small board, whose review is quick. */
const SMALL = gameOf(
  'othello',
  'c2b2a2a1b3d2e2d1e4e5b1c1f6b4a3a4e1d5b5f5f4f1c5c6a5d6a6f3f2e6b6e3',
  TWO_PEOPLE,
  '6x6',
);
const SHORT: Study = {
  id: 'study-short',
  tree: treeOf(SMALL.setup, SMALL.transcript),
  origin: undefined,
};

/** A study with its list of moves. */
const onStudy =
  (studied: Study, at: string): Opening =>
  async newcomer => {
    const page = await newcomer();
    await withoutCanvas(page);
    await presetStudy(page, studied, at);
    await page.goto('./');
    await expect(board(page)).toBeVisible();
    return page;
  };

const VARIED_STUDY = onStudy(VARIED, 'f5d6c3d3c4b3');

/** A study on a phone with the panel open, at half or full height. */
const studyOnPhone = (height: 'half' | 'full'): Opening =>
  after(VARIED_STUDY, async page => {
    await page.setViewportSize({ width: 390, height: 844 });
    await button(page, 'Moves').click();
    if (height === 'full') await button(page, 'Larger panel').click();
  });

/** The panel of a study with another tab open. */
const onTab = (name: 'Analysis' | 'Graph', open = VARIED_STUDY): Opening =>
  after(open, page => page.getByRole('tab', { name }).click());

/** Studies with their panel. */
export const STUDIES = {
  'a study': VARIED_STUDY,
  'a study with its panel half open': studyOnPhone('half'),
  'a study with its panel open': studyOnPhone('full'),
  'the analysis of a study': onTab('Analysis'),
  'a study before its review': onTab('Graph'),
  'a key moment': after(onTab('Graph', onStudy(SHORT, 'f5d6')), async page => {
    await button(page, 'Look back').click();
    await page.getByRole('list', { name: 'Key moments' }).getByRole('button').first().click();
  }),
  'a comment in a study': pressing(onStudy(VARIED, 'f5f6e6f4'), 'Comment'),
} satisfies Readonly<Record<string, Opening>>;
