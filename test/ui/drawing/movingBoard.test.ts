// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { discCounts } from '../../../src/game/board.ts';
import { discChanges } from '../../../src/game/discChanges.ts';
import { positionOf } from '../../../src/game/match.ts';
import type { Position } from '../../../src/game/position.ts';
import { parseSquare } from '../../../src/game/square.ts';
import { MOTION } from '../../../src/look/motion.ts';
import { DEFAULT_COLORS } from '../../../src/look/themes.ts';
import { selectPosition } from '../../../src/store/selectors.ts';
import { gameOf, matchOf, TWO_PEOPLE, WHITE_WINS } from '../../../testkit/ui/matches.ts';
import { openPage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

interface Movement {
  readonly element: Element;
  readonly frames: readonly Keyframe[];
  readonly delay: number;
  readonly duration: number;
}

/** Disc colors that nothing else on the board has. */
const COLORS = { ...DEFAULT_COLORS, blackDiscs: '#111213', whiteDiscs: '#fefdfc' } as const;

/** Animations in the order in which they were started. jsdom runs none: all stay pending until they are cut short. */
let movements: Movement[] = [];

function animate(this: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
  const movement = {
    element: this,
    frames,
    delay: Number(options.delay ?? 0),
    duration: Number(options.duration),
  };
  movements.push(movement);
  return {
    cancel: () => {
      movements = movements.filter(other => other !== movement);
    },
  } as unknown as Animation;
}

type Page = ReturnType<typeof openPage>;
let page: Page;

const open = async (request: Parameters<typeof openPage>[0]): Promise<Page> => {
  page = openPage({ ...request, settings: { colors: COLORS, ...request.settings } });
  page.stores.app.setState({ boardView: 'drawing' });
  await until(() => expect(document.querySelector('.drawn-board.moving')).not.toBeNull());
  movements = [];
  return page;
};

beforeEach(() => {
  Element.prototype.animate = animate as typeof Element.prototype.animate;
});
afterEach(() => {
  page.close();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

const drawing = (): SVGSVGElement => document.querySelector('.drawn-board.moving') as SVGSVGElement;
const circlesOf = (color: string): number => drawing().querySelectorAll(`circle[fill="${color}"]`).length;
const discs = () => ({ black: circlesOf(COLORS.blackDiscs), white: circlesOf(COLORS.whiteDiscs) });
const play = (moves: string): void =>
  page.stores.match.setState({ match: gameOf('othello', moves, TWO_PEOPLE) });
const turns = (): readonly Movement[] =>
  movements.filter(({ frames }) => frames.some(({ transform }) => String(transform).includes('rotate')));

test('without a canvas there is one moving drawing, and no still one', async () => {
  await open({ screen: 'menu' });
  expect(document.querySelectorAll('.drawn-board')).toHaveLength(1);
  page.stores.app.setState({ boardView: 'canvas' });
  expect(document.querySelectorAll('.drawn-board')).toHaveLength(0);
});

test('a disc lands, and then each flipped disc turns once from its old face to its new one', async () => {
  await open({
    screen: 'board',
    match: { match: gameOf('othello', '', TWO_PEOPLE) },
    settings: { animation: 'normal' },
  });
  play('f5');
  // The flipped disc and its shadow.
  expect(turns()).toHaveLength(2);
  for (const { delay, duration } of turns()) expect([delay, duration]).toEqual([MOTION.landing, MOTION.flip]);
  expect(discs()).toEqual({ black: 4, white: 2 });
  // The old face disappears as soon as something else is to be shown.
  page.stores.settings.setState({ discSize: 'small' });
  expect(discs()).toEqual(discCounts(selectPosition(page.stores.match.getState())));
});

/** The first move of a game that flips discs at two distances, and the game before it. */
const farMove = (): { readonly before: string; readonly after: string } => {
  for (let length = 2; length <= WHITE_WINS.length; length += 2) {
    const [before, after] = [WHITE_WINS.slice(0, length - 2), WHITE_WINS.slice(0, length)];
    const [from, to] = [before, after].map(moves => positionOf(gameOf('othello', moves, TWO_PEOPLE)));
    const { flipped } = discChanges(from as Position, to as Position);
    if (new Set(flipped.map(({ distance }) => distance)).size > 1) return { before, after };
  }
  throw new Error('no move flips discs at two distances');
};

test('discs farther away flip later', async () => {
  const { before, after } = farMove();
  await open({
    screen: 'board',
    match: { match: gameOf('othello', before, TWO_PEOPLE) },
    settings: { animation: 'normal' },
  });
  play(after);
  const starts = [...new Set(turns().map(({ delay }) => delay))].toSorted((a, b) => a - b);
  expect(starts.slice(0, 2)).toEqual([MOTION.landing, MOTION.landing + MOTION.waveStep]);
});

test('with reduced motion nothing moves, and the board is right at once', async () => {
  await open({ screen: 'board', match: { match: gameOf('othello', '', TWO_PEOPLE) } });
  page.stores.app.setState({ reducedMotion: true });
  movements = [];
  play('f5');
  expect(movements).toEqual([]);
  expect(discs()).toEqual({ black: 4, white: 1 });
});

test('a preview shows the disc to be played, and a ring on each disc that would flip', async () => {
  await open({
    screen: 'board',
    match: { match: gameOf('othello', '', TWO_PEOPLE) },
    settings: { animation: 'off' },
  });
  const before = drawing().querySelectorAll('circle').length;
  page.stores.app.setState({ preview: parseSquare('f5') });
  expect(discs().black).toBe(3);
  expect(drawing().querySelectorAll('circle').length).toBeGreaterThan(before);
  page.stores.app.setState({ preview: undefined });
  expect(discs().black).toBe(2);
});

test('colors and the size of discs are applied at once', async () => {
  await open({ screen: 'board', match: { match: matchOf('') }, settings: { animation: 'off' } });
  const radius = (): number =>
    Number(drawing().querySelector(`circle[fill="${COLORS.blackDiscs}"]`)?.getAttribute('r'));
  const large = radius();
  page.stores.settings.setState({ discSize: 'small' });
  expect(radius() / large).toBeCloseTo(2 / 3, 1);
  page.stores.settings.setState({ colors: { ...COLORS, blackDiscs: '#123456' } });
  expect(circlesOf('#123456')).toBe(2);
});

test('a disc of Connect Four falls down its column behind the frame', async () => {
  await open({
    screen: 'board',
    match: { match: gameOf('connect4', '', TWO_PEOPLE) },
    settings: { animation: 'normal' },
  });
  page.stores.match.setState({ match: gameOf('connect4', '4', TWO_PEOPLE) });
  const falls = movements.filter(({ frames }) => String(frames[0]?.transform).startsWith('translate(0px, -'));
  expect(falls).toHaveLength(1);
  const frame = drawing().querySelector(`path[fill="${DEFAULT_COLORS.connect4Frame}"]`);
  const fallen = falls[0]?.element as Element;
  expect(fallen.compareDocumentPosition(frame as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
