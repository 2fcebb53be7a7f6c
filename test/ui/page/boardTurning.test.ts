// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MOTION } from '../../../src/look/motion.ts';
import { type BoardTurn, mirrored, turnedFurther, UNTURNED } from '../../../src/look/turning.ts';
import { gameOf, TWO_PEOPLE } from '../../../testkit/ui/matches.ts';
import { openPage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

/** An animation started on an element. */
interface Given {
  readonly element: Element;
  readonly frames: readonly string[];
  readonly duration: unknown;
  readonly cancel: () => void;
}

const given: Given[] = [];
let page: ReturnType<typeof openPage>;

/** jsdom animates nothing: animations are recorded. */
function animate(this: Element, frames: Keyframe[], { duration }: KeyframeAnimationOptions): Animation {
  const animation = {
    element: this,
    frames: frames.map(({ transform }) => String(transform)),
    duration,
    cancel: vi.fn(),
  };
  given.push(animation);
  return animation as unknown as Animation;
}

const turnTo = (boardTurn: BoardTurn): void => page.stores.settings.setState({ boardTurn });

beforeEach(async () => {
  Element.prototype.animate = animate as typeof Element.prototype.animate;
  page = openPage({ screen: 'board', match: { match: gameOf('othello', '', TWO_PEOPLE) } });
  // The rotation code is loaded with the first board.
  await until(() => {
    turnTo(turnedFurther(page.stores.settings.getState().boardTurn));
    expect(given.length).toBeGreaterThan(0);
  });
  turnTo(UNTURNED);
  given.length = 0;
});
afterEach(() => {
  page.close();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

const drawing = (): Element => {
  const found = document.querySelector('.drawn-board');
  if (found === null) throw new Error('nothing stands in for the canvas');
  return found;
};
const onDrawing = (): readonly Given[] => given.filter(({ element }) => element === drawing());

/** Translation, rotation and scale of a keyframe as numbers. */
const poseOf = (frame = '') => (frame.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);

test('the drawing that replaces the canvas turns with its squares, and ends at rest', () => {
  const before = drawing().innerHTML;
  turnTo(turnedFurther(UNTURNED));
  expect(drawing().innerHTML).not.toBe(before);
  expect(given).toHaveLength(2);
  const [drawn, squares] = [onDrawing()[0], given.find(({ element }) => element.matches('.grid'))];
  expect(drawn?.frames).toEqual(squares?.frames);
  expect(drawn?.duration).toBe(MOTION.quarterTurn);
  // It starts from its old pose: a quarter back, at the same place and size.
  const [first, last] = [poseOf(drawn?.frames[0]), poseOf(drawn?.frames.at(-1))];
  expect(first.map(Math.round)).toEqual([0, 0, -90, 1, 1]);
  expect(last.map(value => value + 0)).toEqual([0, 0, 0, 1, 1]);
});

test('a mirrored drawing turns over around its vertical axis', () => {
  turnTo(mirrored(UNTURNED));
  const widths = onDrawing()[0]?.frames.map(frame => poseOf(frame)[3] ?? 0) ?? [];
  expect(widths[0]).toBeCloseTo(-1);
  expect(Math.abs(widths[(widths.length - 1) / 2] ?? 1)).toBeLessThan(0.01);
  expect(widths.at(-1)).toBeCloseTo(1);
});

test('a second turn starts from the current pose, and resizing the page ends it', () => {
  const quarter = turnedFurther(UNTURNED);
  turnTo(quarter);
  turnTo(turnedFurther(quarter));
  const ended = () => given.map(({ cancel }) => vi.mocked(cancel).mock.calls.length > 0);
  expect(ended()).toEqual([true, true, false, false]);
  page.stores.app.setState({ viewport: { width: 800, height: 700 } });
  expect(ended()).toEqual([true, true, true, true]);
});

test.each([
  ['without animations', () => page.stores.settings.setState({ animation: 'off' })],
  ['with reduced motion', () => page.stores.app.setState({ reducedMotion: true })],
])('%s it is rotated at once', (_, rest) => {
  rest();
  const before = drawing().innerHTML;
  turnTo(turnedFurther(UNTURNED));
  expect(drawing().innerHTML).not.toBe(before);
  expect(given).toEqual([]);
});
