import { expect, test } from 'vitest';
import { BEAT, fallPlan } from '../../src/look/motion.ts';
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
