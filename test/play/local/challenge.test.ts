import { expect, test } from 'vitest';
import { openRoom } from '../../../testkit/play/playRoom.ts';

const RIVAL = { game: 'anti', opponent: 'flipside', level: 4 } as const;

test('a challenge begins a plain game against the rival, and the settings remember it', () => {
  const { play, stores } = openRoom({
    settings: { game: 'othello', size: '10x10', side: 'none', headStart: 'corners2', freePassing: true },
  });
  play.challenge(RIVAL);
  const { match } = stores.match.getState();
  expect(match).toMatchObject({
    setup: { game: 'anti', headStart: undefined, freePassing: false },
    seats: { black: { type: 'human' }, white: { type: 'computer', opponent: 'flipside', level: 4 } },
  });
  expect(match?.setup.shape).toMatchObject({ width: 8, height: 8 });
  expect(stores.settings.getState()).toMatchObject({ game: 'anti', opponent: 'flipside', side: 'black' });
});

test('whoever likes to play White keeps White', () => {
  const { play, stores } = openRoom({ settings: { side: 'white' } });
  play.challenge(RIVAL);
  expect(stores.match.getState().match?.seats.white).toEqual({ type: 'human' });
});
