import { expect, test } from 'vitest';
import { BEAT, fallPlan } from '../../src/look/motion.ts';
import { openRoom, square, transcriptOf } from './playRoom.ts';

test('in Connect Four the reply waits until the dropped disc has bounced and lies', async () => {
  const room = openRoom({ settings: { game: 'connect4', side: 'black', animation: 'slow' } });
  room.play.startMatch();
  room.play.playSquare(square('d6'));
  await room.engine.answer('d5');
  const wait = fallPlan(6, 2).total + BEAT.afterFlips;
  room.clock.pass(wait - 1);
  expect(transcriptOf(room)).toBe('d6');
  room.clock.pass(1);
  expect(transcriptOf(room)).toBe('d6d5');
});
