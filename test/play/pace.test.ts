import { expect, test } from 'vitest';
import { BEAT, fallPlan, MOTION } from '../../src/look/motion.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../src/store/settingsStore.ts';
import { begun } from '../../testkit/play/playRoom.ts';

/** Time from the person's move to a reply that was found at once. */
const replyTime = async (
  settings: Partial<Settings>,
  play = 'f5',
  reply: 'd6' | 'd5' = 'd6',
): Promise<number> => {
  const levels = { ...DEFAULT_SETTINGS.levels, minimax: 1, flipside: 1 };
  const room = begun({ levels, ...settings });
  room.press(play);
  await room.engine.answer(reply);
  for (room.clock.pass(0); room.moves() === play; ) room.clock.pass(1);
  return room.clock.now();
};

const AT_ONCE: readonly Partial<Settings>[] = [
  { animation: 'off' },
  { replyAtOnce: true },
  { replyAtOnce: true, animation: 'slow' },
];

test.each(AT_ONCE)('with %j a reply is played as soon as it is found', async settings => {
  expect(await replyTime(settings)).toBe(0);
});

const FLIPS = MOTION.landing + MOTION.flip;

test.each([
  ['minimax', 'when the discs of the person have landed', FLIPS, FLIPS + 120],
  ['bitboard', 'when the discs of the person have landed', FLIPS, FLIPS + 120],
  ['flipside', 'after a look at the board', FLIPS + BEAT.afterFlips, Number.POSITIVE_INFINITY],
  ['jack', 'after a look at the board', FLIPS + BEAT.afterFlips, Number.POSITIVE_INFINITY],
] as const)('%s replies %s', async (opponent, _, earliest, latest) => {
  const time = await replyTime({ animation: 'normal', opponent });
  expect(time).toBeGreaterThanOrEqual(earliest);
  expect(time).toBeLessThanOrEqual(latest);
});

test.each(AT_ONCE)('with %j computers keep the pace chosen for watching them', async settings => {
  const room = begun({ ...settings, side: 'none', watchSpeed: 'normal' });
  await room.engine.answer('f5');
  room.clock.pass(BEAT.afterAsking - 1);
  expect(room.moves()).toBe('');
});

test('in Connect Four the reply waits until the dropped disc has landed', async () => {
  const settings = { game: 'connect4', side: 'black', animation: 'slow' } as const;
  expect(await replyTime(settings, 'd6', 'd5')).toBe(Math.ceil(fallPlan(6, 2).total + BEAT.afterFlips));
});
