import { expect, test } from 'vitest';
import { readFrame } from '../../src/embed/readFrame.ts';

const read = (address: string) => readFrame(new URL(address, 'https://example.org/'));

test.each([
  ['embed.html?moves=f5d6c3&ply=2&theme=walnut', { transcript: 'f5d6c3', ply: '2', theme: 'walnut' }],
  ['embed.html#g=1abc', { record: 'g=1abc' }],
  ['embed/f5d6c3?game=othello', { transcript: 'f5d6c3', game: 'othello' }],
  ['embed/g=1abc', { record: 'g=1abc' }],
  ['embed.html?game=connect4&moves=44&list&onclick=x', { game: 'connect4', transcript: '44', list: '' }],
])('%s sets the content of the frame', (address, attributes) => {
  expect(read(address)).toEqual({ attributes, isPuzzle: false, scheme: undefined, match: undefined });
});

test('a link that asks for a better move is a puzzle, and a position can be one', () => {
  expect(read('embed.html#find=1abc')).toMatchObject({
    isPuzzle: true,
    attributes: { record: 'g=1abc', playable: 'both' },
  });
  expect(read('embed.html?position=x&puzzle').isPuzzle).toBe(true);
});

test('the embedding page may request dark colors', () => {
  expect([read('embed.html?scheme=dark').scheme, read('embed.html?scheme=pink').scheme]).toEqual([
    'dark',
    undefined,
  ]);
});

test('the id of a match has letters, digits, dashes and underscores only', () => {
  expect(read('embed/?match=aB3-_').match).toBe('aB3-_');
  for (const odd of ['../healthz', '', 'a b', 'a'.repeat(65)])
    expect(read(`embed.html?match=${encodeURIComponent(odd)}`).match).toBeUndefined();
});

test('a path that is cut inside a quoted letter is read as it stands', () => {
  expect(() => readFrame({ pathname: '/embed/%E0%A4%A', search: '', hash: '' })).not.toThrow();
});
