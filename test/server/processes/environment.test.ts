import { expect, test } from 'vitest';
import { readEnvironment } from '../../../server/environment.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['3000', 3000],
  ['0', 0],
  ['65535', 65_535],
])('the variable PORT set to %j means port %s', (text, port) => {
  expect(readEnvironment({ PORT: text }).port).toBe(port);
});

test('data is stored in a folder unless a database is configured', () => {
  expect(readEnvironment({}).storage).toMatch(/\.data$/);
  expect(readEnvironment({ DATA_FOLDER: '/tmp/kept' }).storage).toBe('/tmp/kept');
  const DATABASE_URL = 'postgres://flip:side@localhost/flipside';
  expect(readEnvironment({ DATA_FOLDER: '/tmp/kept', DATABASE_URL }).storage).toBe(DATABASE_URL);
});

test('the number of PostgreSQL connections is configurable', () => {
  expect(readEnvironment({ DATABASE_CONNECTIONS: '5' }).databaseConnections).toBe(5);
  expect(readEnvironment({}).databaseConnections).toBe(10);
});

test('origins are separated by commas', () => {
  const { allowedOrigins } = readEnvironment({ ALLOWED_ORIGINS: 'https://a.example, http://b.example:81' });
  expect(allowedOrigins).toEqual(['https://a.example', 'http://b.example:81']);
});

test.each([
  ['PORT', 'web'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PORT', '8080/'],
  ['HOST', 'all of them'],
  ['HOST', 'http://localhost'],
  ['PUBLIC_ADDRESS', 'wss://play.example.org'],
  ['ALLOWED_ORIGINS', 'https://play.example.org/'],
  ['ALLOWED_ORIGINS', 'play.example.org'],
  ['DATABASE_CONNECTIONS', '0'],
  ['LOG_LEVEL', 'loud'],
])('an invalid value of %s ("%s") is reported in one sentence', (name, value) => {
  const sentence = new RegExp(`^${name} is "${value}", but has to be [^\n]+\\.$`);
  expect(() => readEnvironment({ [name]: value })).toThrow(sentence);
});

test.each([
  ['DATABASE_URL', 'mysql://flip:secret@localhost/flipside'],
  ['REDIS_URL', 'localhost:secret'],
])('an invalid %s is not quoted, since it may contain a password', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(/^\w+ has to be [^"]+\.$/);
  expect(() => readEnvironment({ [name]: value })).not.toThrow(/secret/);
});
