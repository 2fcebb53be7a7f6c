import { expect, test } from 'vitest';
import { nextScreen } from '../../src/study/course/nextScreen.ts';
import { KINDS, screenName, UNITS } from '../../src/study/course/units.ts';
import { LESSONS } from '../../src/study/lessons/lessons.ts';

const whole = (unit: (typeof UNITS)[number]): readonly string[] =>
  KINDS.map((_, index) => screenName(unit, index));
const everything = UNITS.flatMap(whole);
const [first, second] = UNITS;

test.each([
  ['a newcomer learns the rules', [], false, 'first'],
  ['who has played a game starts with the first unit', [], true, `${first}0`],
  ['rules that were begun are continued', ['first', 'line'], true, 'ways'],
  ['after the rules comes the first unit', LESSONS.rules, false, `${first}0`],
  ['a unit that was begun is continued, whatever came before it', [`${second}0`], false, `${second}1`],
  ['after a unit comes the next one', whole(first), true, `${second}0`],
  ['the last screen of a unit is not forgotten', everything.slice(0, -1), true, everything.at(-1)],
  ['after everything nothing comes', everything, true, undefined],
])('%s', (_, done, knowsRules, name) => {
  expect(nextScreen(done, knowsRules)?.name).toBe(name);
});
