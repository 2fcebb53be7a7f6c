import { expect, test } from '@playwright/test';
import { presetSettings, QUICK } from '../kit/boardPage.ts';
import { Reader } from '../kit/reader.ts';

const END = /(You win|You lose) \d+-\d+\.|Draw \d+-\d+\./;
const TURN = /Your turn/;

/** Listens to Black's legal squares, and returns the first one. */
const anyMove = async (reader: Reader): Promise<string> => {
  await reader.press('j');
  const sentence = await reader.hears(/^Moves: Black |^Nothing is shown on the board any more\.$/);
  if (!sentence.startsWith('Moves')) return anyMove(reader);
  const [, square] = /^Moves: Black ([a-f][1-6])/.exec(sentence) ?? [];
  if (square === undefined) throw new Error(`no move in: ${sentence}`);
  return square;
};

/** Plays random moves to the end; returns the final announcement. */
const playToTheEnd = async (reader: Reader): Promise<string> => {
  for (;;) {
    const [column = '', row = ''] = await anyMove(reader);
    await reader.press(column, row);
    expect(await reader.focused()).toMatch(new RegExp(`^${column}${row}, empty, legal, flips \\d+`));
    await reader.press('Enter');
    const own = await reader.hears(new RegExp(`^Black ${column}${row}, \\d+ discs? flipped\\.`));
    const goesOn = new RegExp(`${TURN.source}|${END.source}`);
    // The opponent may have no reply.
    const news = goesOn.test(own) ? own : await reader.hears(goesOn);
    if (END.test(news)) return news;
  }
};

test('a game is played, reviewed and explained without sight, by keys and announcements alone', async ({
  page,
}) => {
  await presetSettings(page, { ...QUICK, size: '6x6', side: 'black' });
  const reader = await Reader.open(page, './');
  await reader.goTo('button', 'Play');
  await reader.press('Enter');
  await reader.hears(/^New game\. You play Black\. Your turn\.$/);
  const result = await playToTheEnd(reader);
  expect(result).toMatch(END);

  await reader.goTo('button', 'Look back');
  await reader.press('Enter');
  await reader.hears(/^Reviewing the game\.$/);
  const ready = await reader.hears(/^The review is ready\. (\d key moments?\.|No move here is to blame\.)/);
  expect(ready).toMatch(/[1-3] key moments?/);

  const slider = await reader.goTo('slider', 'Position in the graph');
  await reader.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Start: ((Black|White) \+\d+, \d+% to win|Even)$/);

  const moment = await reader.goTo('button', /^\d+\. (Black|White) [a-f][1-6] /);
  await expect(moment).toHaveAttribute('aria-expanded', 'false');
  await reader.press('Enter');
  const reason = await reader.hears(/^Before move \d+\. /);
  expect(reason).toMatch(/[a-f][1-6].*\.$/);
  const moments = await reader.reads('list', 'Key moments');
  const [, best = ''] = /best: ([a-f][1-6])/.exec(moments) ?? [];
  expect(moments).toMatch(/(Your move|Played): [a-f][1-6]/);
  expect(moments).toContain(`Best: ${best}`);

  // The board shows the position before the move: the better move is read there and played.
  await reader.goTo('gridcell', /./);
  await reader.press(...best);
  expect(await reader.focused()).toMatch(new RegExp(`^${best}, empty, legal, flips \\d+`));
  await reader.press('Enter');
  await reader.hears(new RegExp(`^(Black|White) ${best}, \\d+ discs? flipped\\.`));

  await reader.goTo('tab', 'Graph');
  await reader.goTo('button', /^\d+\. (Black|White) [a-f][1-6] /);
  await reader.press('Enter');
  expect(await reader.hears(/^Before move \d+\. /)).toBe(reason);
  await reader.goTo('button', 'Try again from here');
  await reader.press('Enter');
  await reader.hears(/^New game\. You play (Black|White)\./);
});
