// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { positionOf } from '../../../src/game/match.ts';
import { parseSquare } from '../../../src/game/square.ts';
import { squareNames } from '../../../testkit/play/playRoom.ts';
import { analysisOf, gameOf, matchOf } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole, isAvailable, press, said, write } from '../../../testkit/ui/queries.ts';
import { sharePage } from '../../../testkit/ui/testPage.ts';

const match = matchOf('f5');

const TWO = { black: { type: 'human' }, white: { type: 'human' } } as const;
const page = sharePage({ screen: 'board', match: { match: { ...match, seats: TWO } } });
beforeEach(() => {
  page.stores.study.setState({ tab: 'analysis', analyzes: true, isAnalyzing: true });
});

const squares = (moves: string) => squareNames(moves).map(name => parseSquare(name));

const report = (exact = false): void => {
  const lines = ['d6c3d3', 'f4e3'].map((moves, rank) => ({
    score: 2 - 3 * rank,
    exact,
    moves: squares(moves),
  }));
  const analysis = analysisOf(
    { d6: 2, f4: -1 },
    { depth: 14, exact, nodes: 3_200_000, milliseconds: 1000, lines },
  );
  page.stores.study.setState({ analysis: { position: positionOf(match), analysis } });
};

const panel = (): string => byRole('tabpanel').textContent?.replace(/\s+/g, ' ') ?? '';

test('every wait is told', () => {
  expect(panel()).toContain('The engine is looking…');
  page.stores.study.setState({ isLoading: true });
  expect(panel()).toContain('The engine is loading…');
  page.stores.match.setState({ thinking: 'reply' });
  expect(panel()).toContain('Waiting for the reply…');
  page.stores.match.setState({ thinking: 'idle' });
  page.stores.study.setState({ hasFailed: true });
  expect(panel()).toContain('The engine did not answer.');
  page.stores.study.setState({ analyzes: false });
  expect(panel()).toContain('The engine is off.');
});

test('how far the engine looks, its speed and its lines are shown', () => {
  report();
  expect(panel()).toContain('Looks 14 moves ahead. It skips moves that look bad (14@73 %).');
  expect(panel()).toContain('3.2 million positions a second');
  expect(allByRole('list', 'Best moves')).toHaveLength(0);
  const [first, second] = [...byRole('tabpanel').querySelectorAll('.line')];
  expect(first?.textContent?.replace(/\s+/g, ' ').trim()).toBe('+2 d6c3d3');
  expect(second?.textContent?.replace(/\s+/g, ' ').trim()).toBe('\u22121 f4e3');
  report(true);
  expect(panel()).toContain('Every score is proved.');
});

test('a move of a line shows its position while it has the focus, and is played by a press', () => {
  report();
  const move = byRole('button', 'Black c3');
  expect(move.getAttribute('aria-description')).toBe('then Black 5, White 2');
  move.focus();
  expect(page.stores.study.getState().previewed).toEqual(squares('d6c3'));
  move.blur();
  expect(page.stores.study.getState().previewed).toBeUndefined();
  expect(isAvailable('Black c3')).toBe(true);
  move.click();
  expect(page.play.study.playLine).toHaveBeenCalledExactlyOnceWith(squares('d6c3'));
});

test('the arrows walk along a line, which is one stop for Tab', () => {
  report();
  byRole('button', 'White d6').focus();
  press('ArrowRight');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Black c3');
  press('ArrowLeft');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('White d6');
  const stops = [...byRole('tabpanel').querySelectorAll('.line-move')].map(move =>
    move.getAttribute('tabindex'),
  );
  expect(stops).toEqual(['0', '-1', '-1', '0', '-1']);
});

test('the moves of a threat are only looked at', () => {
  const position = { ...positionOf(match), turn: 'black' as const };
  report();
  const { analysis } = page.stores.study.getState().analysis ?? {};
  const lines = [{ score: 1, exact: false, moves: squares('c3') }];
  if (analysis !== undefined)
    page.stores.study.setState({
      asksThreat: true,
      analysis: { position, analysis: { ...analysis, lines } },
    });
  const move = byRole('button', 'Black c3');
  expect(move.getAttribute('aria-disabled')).toBe('true');
  move.click();
  expect(page.play.study.playLine).not.toHaveBeenCalled();
});

test('the number of lines is chosen, and values are switched here as well', () => {
  const list = byRole('combobox', 'Lines') as HTMLSelectElement;
  write(list, '5');
  expect(page.stores.settings.getState().analysisLines).toBe(5);
  byRole('switch', 'Values').click();
  expect(page.stores.settings.getState().values).toBe(true);
  expect(said()).toContain('Values on.');
});

test.each([
  ['j', 'Moves: Black c3, d3, e3, f3, g3'],
  ['k', 'Frontier discs: Black '],
  ['l', 'Stable discs: Black none; White none.'],
  ['o', 'Empty areas: a1, b1'],
  ['w', 'Point at a move to see which squares it opens to the other side.'],
])('"%s" lays something over the board and says "%s"', (key, sentence) => {
  page.play.study.toggleOverlay.mockImplementation(overlay => page.stores.study.setState({ overlay }));
  press(key, document.body);
  expect(page.play.study.toggleOverlay).toHaveBeenCalledOnce();
  const last = said().at(-1) ?? '';
  expect(last.startsWith(sentence.slice(0, 15))).toBe(true);
  expect(panel()).toContain(last);
});

test('Connect Four has neither overlays nor a threat', () => {
  page.stores.match.setState({ match: gameOf('connect4', '44') });
  expect(allByRole('group', 'Show on the board')).toHaveLength(0);
  expect(allByRole('button', 'Threat')).toHaveLength(0);
});

test.each([
  ['mobility', 'Moves', /^Moves: Black c3, d3, c4.*; White f4, d6.*\.$/],
  ['frontier', 'Frontier', /^Frontier discs: Black .*; White .*d4.*\.$/],
  ['stability', 'Stable', 'Stable discs: Black none; White none.'],
  ['parity', 'Parity', /^Empty areas: a1.*h8 \(59, odd\)\.$/],
  ['opened', 'Opened', /^Point at a move/],
] as const)('what lies over the squares is chosen by a button, and told: %s', (overlay, name, text) => {
  expect(document.querySelector('.overlay-words')).toBeNull();
  page.stores.study.setState({ overlay });
  const pressed = allByRole('button').filter(
    one => one.matches('.mark-button') && one.ariaPressed === 'true',
  );
  expect(pressed.map(({ textContent }) => textContent?.trim())).toEqual([name]);
  expect(document.querySelector('.overlay-words')?.textContent).toMatch(text);
  pressed[0]?.click();
  expect(page.play.study.toggleOverlay).toHaveBeenCalledExactlyOnceWith(overlay);
});
