// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { positionOf } from '../../../src/game/match.ts';
import { parseSquare } from '../../../src/game/square.ts';
import { treeOf } from '../../../src/game/tree.ts';
import { squareNames } from '../../../testkit/play/playRoom.ts';
import { analysisOf, gameOf, matchOf } from '../../../testkit/ui/matches.ts';
import { allByRole, byRole, isAvailable, press, said } from '../../../testkit/ui/queries.ts';
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

test('every reason for waiting has its text', () => {
  expect(panel()).toContain('The engine is looking…');
  page.stores.study.setState({ isLoading: true });
  expect(panel()).toContain('The engine is loading…');
  page.stores.match.setState({ thinking: 'reply' });
  expect(panel()).toContain('Waiting for the reply…');
  page.stores.match.setState({ thinking: 'idle' });
});

test('focusing a move of a line previews its position, pressing it plays it', () => {
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

test('the arrow keys step through a line, which is a single tab stop', () => {
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

test('the moves of a threat can only be previewed', () => {
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

const OTHER = { id: 'other', tree: treeOf(match.setup, match.transcript), origin: undefined };

test('a button requests the threat, which is announced', () => {
  report();
  const threat = () => byRole('button', 'Threat');
  expect([threat().ariaPressed, threat().getAttribute('aria-keyshortcuts')]).toEqual(['false', 'X']);
  threat().click();
  expect(page.play.study.toggleThreat).toHaveBeenCalledOnce();
  for (const [asksThreat, text] of [
    [true, "Threat: as if it were the other side's turn."],
    [false, 'Threat off.'],
  ] as const) {
    page.stores.study.setState({ asksThreat });
    expect([threat().ariaPressed, said().at(-1)]).toEqual([String(asksThreat), text]);
  }
  const heard = said().length;
  page.stores.study.setState({ asksThreat: true, overlay: 'parity', study: OTHER });
  page.stores.study.setState({ overlay: undefined, study: undefined, asksThreat: false });
  expect(said()).toHaveLength(heard);
  page.stores.study.setState({ overlay: 'parity' });
  page.stores.study.setState({ overlay: undefined });
  const told = said().slice(heard);
  expect(told).toEqual([
    expect.stringMatching(/^Empty areas: a1/),
    'Nothing is shown on the board any more.',
  ]);
});

test('Connect Four has neither overlays nor a threat', () => {
  page.stores.match.setState({ match: gameOf('connect4', '44') });
  expect(allByRole('group', 'Show on the board')).toHaveLength(0);
  expect(allByRole('button', 'Threat')).toHaveLength(0);
});

test('values can be switched here too', () => {
  byRole('switch', 'Show move values').click();
  expect(page.stores.settings.getState().values).toBe(true);
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
  expect(said().at(-1)).toMatch(text);
  pressed[0]?.click();
  expect(page.play.study.toggleOverlay).toHaveBeenCalledExactlyOnceWith(overlay);
});

test("keys lead from tab to tab, wrapping around, in the page's direction", () => {
  const tab = (): HTMLElement => document.querySelector('[role=tab][aria-selected=true]') as HTMLElement;
  tab().focus();
  const after = (key: string, more: KeyboardEventInit = {}, direction: 'ltr' | 'rtl' = 'ltr'): string => {
    page.stores.app.setState({ direction });
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    tab().dispatchEvent(event);
    expect([event.defaultPrevented, document.activeElement === tab()]).toEqual([!('altKey' in more), true]);
    return tab().textContent?.trim() ?? '';
  };
  expect(
    ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'Home'].map(key => after(key)),
  ).toEqual(['Graph', 'Openings', 'Moves', 'Openings', 'Openings', 'Moves']);
  expect([after('ArrowLeft', {}, 'rtl'), after('ArrowRight', {}, 'rtl')]).toEqual(['Analysis', 'Moves']);
  for (const key of ['altKey', 'ctrlKey', 'metaKey'])
    expect(after('End', { altKey: false, [key]: true })).toBe('Moves');
  byRole('tab', 'Graph').click();
  expect(tab().textContent?.trim()).toBe('Graph');
});
