// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MOTION } from '../../../src/look/motion.ts';
import type { PresenceName } from '../../../src/net/contract/words.ts';
import { matchOf, WHITE_WINS } from '../../../testkit/ui/matches.ts';
import { atTable, onlineMatch, playedMatch } from '../../../testkit/ui/tables.ts';
import { openPage } from '../../../testkit/ui/testPage.ts';
import { until } from '../../../testkit/until.ts';

/** The place and duration of each animated disc. */
const moved: { readonly where: string; readonly duration: unknown }[] = [];
let page: ReturnType<typeof openPage>;

/** jsdom animates nothing: animations are recorded. */
function animate(this: Element, _: Keyframe[], { duration }: KeyframeAnimationOptions): Animation {
  const where = this.closest('.strip')?.classList.contains('top') === true ? 'top' : 'bottom';
  moved.push({ where, duration });
  return {} as Animation;
}

const seen = (presence: PresenceName): void => {
  const table = atTable({ match: playedMatch('f5') }).table;
  if (table === undefined) throw new Error('no table');
  const seats = { ...table.seats, white: { ...table.seats.white, presence } };
  page.stores.online.setState({ table: { ...table, seats } as typeof table });
};

/** Resolves when the part is loaded, which happens with the first board. */
const loaded = (): Promise<void> =>
  until(() => {
    seen('reconnecting');
    seen('here');
    expect(moved.length).toBeGreaterThan(0);
  });

beforeEach(async () => {
  Element.prototype.animate = animate as typeof Element.prototype.animate;
  page = openPage({
    screen: 'board',
    match: { match: onlineMatch('f5') },
    online: atTable({ match: playedMatch('f5') }),
  });
  await loaded();
  moved.length = 0;
});
afterEach(() => {
  page.close();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

test('the disc of a returning friend drops onto the strip', () => {
  seen('reconnecting');
  expect(moved).toEqual([]);
  seen('here');
  expect(moved).toEqual([{ where: 'top', duration: MOTION.friendsDrop }]);
  seen('away');
  seen('here');
  expect(moved).toHaveLength(1);
});

test('on a rematch the discs beside the names swap sides', () => {
  const finished = matchOf(WHITE_WINS);
  page.stores.match.setState({ match: finished });
  const { black, white } = finished.seats;
  page.stores.match.setState({ match: { ...matchOf('', { black: white, white: black }), id: 'next' } });
  expect(moved).toEqual([
    { where: 'top', duration: MOTION.halfTurn },
    { where: 'bottom', duration: MOTION.halfTurn },
  ]);
});

test('nothing moves for a new game without swapped sides, or with motion off', () => {
  page.stores.match.setState({ match: matchOf(WHITE_WINS) });
  page.stores.match.setState({ match: { ...matchOf(''), id: 'next' } });
  page.stores.settings.setState({ animation: 'off' });
  seen('reconnecting');
  seen('here');
  expect(moved).toEqual([]);
});
