// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { parseSquare } from '../../../src/game/square.ts';
import { moveFocus, pressFocused } from '../../../src/ui/gamepad/padFocus.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';
import { cell, focused } from '../../../testkit/ui/queries.ts';
import { openPage, teachDialogs } from '../../../testkit/ui/testPage.ts';

let page: ReturnType<typeof openPage>;

beforeAll(() => {
  teachDialogs();
  // What a browser can do and jsdom cannot.
  Element.prototype.checkVisibility ??= () => true;
  Element.prototype.scrollIntoView ??= () => undefined;
});
beforeEach(() => {
  page = openPage({ screen: 'board', match: { match: matchOf('') } });
});
afterEach(() => page.close());

test('on the squares a gamepad moves as the arrow keys do, and plays what has the focus', () => {
  cell('d3').focus();
  moveFocus('right');
  moveFocus('down');
  expect(focused()).toBe('e4');
  moveFocus('left');
  moveFocus('left');
  pressFocused();
  expect(page.play.playSquare).toHaveBeenCalledExactlyOnceWith(parseSquare('c4'));
});

test('elsewhere it presses the button that has the focus', () => {
  const [button] = [...document.querySelectorAll<HTMLElement>('.toolbar button')].filter(
    each => each.getAttribute('aria-label') === 'Hint',
  );
  button?.focus();
  pressFocused();
  expect(page.play.hint).toHaveBeenCalledOnce();
});
