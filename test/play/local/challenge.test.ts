import { expect, test } from 'vitest';
import { openRoom } from '../../../testkit/play/playRoom.ts';

test.each([
  ['none', 'black', 'white'],
  ['white', 'white', 'black'],
] as const)('a challenge begins a plain game, and the settings remember it (side %s)', (side, own, other) => {
  const { play, match, stores } = openRoom({
    settings: { game: 'othello', size: '10x10', side, headStart: 'corners2', freePassing: true },
  });
  play.challenge({ game: 'anti', opponent: 'flipside', level: 4 });
  expect(match()).toMatchObject({
    setup: { game: 'anti', headStart: undefined, freePassing: false, shape: { width: 8, height: 8 } },
    seats: { [own]: { type: 'human' }, [other]: { type: 'computer', opponent: 'flipside', level: 4 } },
  });
  expect(stores.settings.getState()).toMatchObject({ game: 'anti', opponent: 'flipside', side: own });
});
