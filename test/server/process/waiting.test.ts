import { expect, test } from 'vitest';
import { untilThere } from '../../../server/process/waiting.ts';

const errorWith = (fields: object, text = ''): Error => Object.assign(new Error(text), fields);

test('waits for a service that starts late, and fails at once if a retry cannot help', async () => {
  const said: string[] = [];
  const log = {
    warn: (_: object, line: string) => said.push(line),
    info: (line: string) => said.push(line),
  } as never;
  const reach = (...answers: readonly (Error | 'there')[]) => {
    const left = [...answers];
    return untilThere({ name: 'Redis', log }, async () => {
      const answer = left.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    });
  };
  expect(await reach('there')).toBe('there');
  expect(said).toEqual([]);
  const noFile = errorWith({ code: 'ENOENT', syscall: 'connect' });
  expect(await reach(errorWith({ code: 'ECONNREFUSED' }), noFile, 'there')).toBe('there');
  expect(await reach(new Error('Connection terminated'), 'there')).toBe('there');
  const lines = ['Redis cannot be reached: waiting for it', 'Redis is there'];
  expect(said).toEqual([...lines, ...lines]);
  for (const error of [new Error('wrong password'), errorWith({ code: 'ENOENT', syscall: 'open' }, 'lost')])
    await expect(reach(noFile, error, 'there')).rejects.toBe(error);
  expect(said.slice(4)).toEqual([lines[0], lines[0]]);
});
