import { expect, test } from 'vitest';
import type { Opponent } from '../../src/game/seat.ts';
import { BEAT, fallPlan, MOTION } from '../../src/look/motion.ts';
import { levelAt } from '../../src/opponents/levels.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../src/store/settingsStore.ts';
import { openRoom, square, transcriptOf } from '../../testkit/play/playRoom.ts';

const WEAKEST = { ...DEFAULT_SETTINGS.levels, flipside: 1 };
const AT_ONCE: readonly Partial<Settings>[] = [
  { animation: 'off' },
  { replyAtOnce: true },
  { replyAtOnce: true, animation: 'slow' },
];

test.each(AT_ONCE)('with %j a reply lands as soon as it is found', async settings => {
  const room = openRoom({ settings: { ...settings, levels: WEAKEST } });
  room.play.startMatch();
  room.play.playSquare(square('f5'));
  await room.engine.answer('d6');
  room.clock.pass(0);
  expect([transcriptOf(room), room.clock.now()]).toEqual(['f5d6', 0]);
});

const replyTime = async (opponent: Opponent): Promise<number> => {
  const levels = { ...DEFAULT_SETTINGS.levels, minimax: 1 };
  const room = openRoom({ settings: { animation: 'normal', opponent, levels } });
  room.play.startMatch();
  room.play.playSquare(square('f5'));
  await room.engine.answer('d6');
  while (transcriptOf(room) === 'f5') room.clock.pass(1);
  return room.clock.now();
};

const FLIPS = MOTION.landing + MOTION.flip;

test.each(['minimax', 'bitboard'] as const)(
  '%s replies when the discs of the person have landed, at most 120 ms later',
  async opponent => {
    const time = await replyTime(opponent);
    expect(time).toBeGreaterThanOrEqual(FLIPS);
    expect(time).toBeLessThanOrEqual(FLIPS + 120);
  },
);

test.each(['flipside', 'jack'] as const)('%s looks at the board before its reply', async opponent => {
  expect(await replyTime(opponent)).toBeGreaterThanOrEqual(FLIPS + BEAT.afterFlips);
});

test('without replying at once a weak level takes its beat', async () => {
  const room = openRoom({ settings: { animation: 'fast', levels: WEAKEST } });
  room.play.startMatch();
  room.play.playSquare(square('f5'));
  await room.engine.answer('d6');
  room.clock.pass(levelAt(1).beatMilliseconds - 1);
  expect(transcriptOf(room)).toBe('f5');
});

test.each(AT_ONCE)('with %j computers keep the pace chosen for watching them', async settings => {
  const room = openRoom({ settings: { ...settings, side: 'none', watchSpeed: 'normal' } });
  room.play.startMatch();
  await room.engine.answer('f5');
  room.clock.pass(BEAT.afterAsking - 1);
  expect(transcriptOf(room)).toBe('');
});

test('in Connect Four the reply waits until the dropped disc lies still', async () => {
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
