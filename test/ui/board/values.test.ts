// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { positionOf } from '../../../src/game/match.ts';
import type { SquareName } from '../../../src/game/square.ts';
import { discsText } from '../../../src/ui/words/study/valueWords.ts';
import { analysisOf, matchOf } from '../../../testkit/ui/matches.ts';
import { connectedTo, FULL_TABLE } from '../../../testkit/ui/onlineTable.ts';
import { byRole, cell, press } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const match = matchOf('');

const page = sharePage({ screen: 'board', match: { match }, settings: { values: true } });

const show = (scores: Parameters<typeof analysisOf>[0], exact = false, depth = 12): void => {
  const analysis = analysisOf(scores, { exact, depth });
  page.stores.study.setState({ analysis: { position: positionOf(match), analysis } });
};

const shown = (name: SquareName): string => cell(name).textContent?.trim() ?? '';
const described = (name: SquareName): string | null => cell(name).getAttribute('aria-description');

test.each([
  [4, '+4'],
  [0, '0'],
  [-0, '0'],
  [-0.3, '0'],
  [-3, '\u22123'],
  [64, '+64'],
])('%d discs are written "%s"', (score, text) => {
  expect(discsText(score)).toBe(text);
});

test('a legal square shows its value, also in its name', () => {
  show({ d3: 4, c4: 0, f5: -3 });
  expect([shown('d3'), shown('c4'), shown('f5'), shown('a1')]).toEqual(['+4', '0', '\u22123', '']);
  expect(cell('d3').getAttribute('aria-label')).toBe('d3, empty, legal, flips 1, +4');
  expect(cell('f5').getAttribute('aria-label')).toBe('f5, empty, legal, flips 1, \u22123');
});

test('the reliability of a value is available, and the best move is marked', () => {
  show({ d3: 4, c4: 0 });
  expect([described('d3'), described('c4'), described('a1')]).toEqual([
    'best, 12 moves ahead',
    '12 moves ahead',
    null,
  ]);
  show({ d3: 4, c4: 0 }, false, 60);
  expect(described('d3')).toBe('best, to the end, not proved');
  show({ d3: 4, c4: 0 }, true);
  expect([described('d3'), described('c4')]).toEqual(['best, proved', 'proved']);
});

test('an unchanged number is not rendered again', () => {
  show({ d3: 4, c4: 0 });
  const span = cell('d3').querySelector('span');
  const text = span?.firstChild;
  show({ d3: 4, c4: 1 }, false, 13);
  expect(cell('d3').querySelector('span')?.firstChild).toBe(text);
  expect(shown('c4')).toBe('+1');
});

test('the values of another position are not shown', () => {
  show({ d3: 4 });
  page.stores.match.setState({ match: matchOf('f5') });
  expect(shown('d3')).toBe('');
});

test('V and the switch in the settings turn values on and off', () => {
  page.stores.settings.setState({ values: false });
  show({ d3: 4 });
  expect(shown('d3')).toBe('');
  press('v', document.body);
  expect(shown('d3')).toBe('+4');
  press('v', document.body);
  expect(shown('d3')).toBe('');
});

test('the opponent is named when its moves are valued', () => {
  const position = { ...positionOf(match), turn: 'white' as const };
  page.stores.study.setState({ asksThreat: true, analysis: { position, analysis: analysisOf({ c5: 2 }) } });
  expect(cell('c5').getAttribute('aria-label')).toBe('c5, empty, White +2');
});

test('no values are shown during a match at a table', () => {
  show({ d3: 4 });
  expect(shown('d3')).toBe('+4');
  expect(byRole('grid', 'Board')).toBeDefined();
  page.stores.online.setState(connectedTo(FULL_TABLE));
  expect(shown('d3')).toBe('');
});
