import fc from 'fast-check';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { withoutSecrets } from '../../../server/process/log.ts';
import { colyseusLog } from '../../../server/sockets/colyseusLog.ts';

const written = (): { lines: string[]; log: ReturnType<typeof colyseusLog> } => {
  const lines: string[] = [];
  return { lines, log: colyseusLog(pino({ level: 'warn' }, { write: line => void lines.push(line) })) };
};

describe('an error in a room', () => {
  test('is logged with its message and location', () => {
    const { lines, log } = written();
    log.error(new Error('unexpected end'));
    expect(JSON.parse(lines[0]!)).toMatchObject({
      level: 40,
      fault: expect.stringContaining('unexpected end'),
    });
    expect(lines[0]).toContain('colyseusLog.test.ts');
  });

  test.each([
    'Data read, but end of buffer not reached {"token":"SECRET"}',
    'remote room (abc) timed out, requesting "_reserveSeat with args ["id",{"token":"SECRET"}]". (8000ms exceeded)',
    "Error: unknown 'SECRET'\n    at somewhere (file.ts:1:2)",
  ])('is logged without data sent by clients', problem => {
    const { lines, log } = written();
    log.error(problem);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('SECRET');
  });

  test('is logged up to a limit, and the dropped ones are counted', () => {
    const { lines, log } = written();
    for (let count = 0; count < 1_000; count += 1) log.error(`trouble ${count}`);
    expect(lines.length).toBeLessThan(25);
  });

  test('is always logged in one short line', () => {
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true }),
        fc.string({ maxLength: 5_000 }),
        (thing, text) => {
          const { lines, log } = written();
          log.error(text);
          log.error(thing);
          expect(lines).toHaveLength(2);
          expect(Math.max(...lines.map(line => line.length))).toBeLessThan(7_000);
        },
      ),
    );
  });
});

test.each(['a text', undefined, null, 7, { message: 7 }])(
  'a value that is not an error is logged too: %j',
  thing => {
    expect(withoutSecrets(thing)).toEqual({ type: typeof thing });
  },
);

test('an error that contains the code of a table is logged without it', () => {
  const error = Object.assign(new Error('duplicate key: UPDATE of ABCDEF, then of ABCDEFG'), {
    code: '23505',
    detail: 'Key (code)=(ABCDEF) already exists.',
    command: { name: 'hget', args: ['roomcaches', 'ABCDEF'] },
  });
  const logged = withoutSecrets(error);
  expect(JSON.stringify(logged)).not.toContain('ABCDEF');
  expect(logged).toMatchObject({ code: '23505', message: 'duplicate key: UPDATE of …, then of …' });
  const { lines, log } = written();
  log.error('remote room (ABCDEF) timed out, requesting');
  expect(lines.join()).toContain('remote room (…) timed out');
});

test("an error that quotes a page's request is logged without its secrets", () => {
  const asked = { kind: 'sit', arrival: { identity: 'SECRET-1', name: 'Anna', token: 'SECRET-2' } };
  const logged = JSON.stringify(withoutSecrets(new Error(`no answer to ${JSON.stringify(asked)}`)));
  expect(logged).not.toContain('SECRET');
  expect(logged).toContain('no answer to');
  expect(logged).toContain('colyseusLog.test.ts');
});
