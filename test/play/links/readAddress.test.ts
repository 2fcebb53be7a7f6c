import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { parseTranscript } from '../../../src/game/transcript.ts';
import { lineThrough, treeOf } from '../../../src/game/tree.ts';
import { PLACE_NAMES } from '../../../src/look/places.ts';
import type { Address } from '../../../src/play/links/address.ts';
import { withoutGame } from '../../../src/play/links/addressNames.ts';
import { fragmentOf, linkTo, placeNamed } from '../../../src/play/links/fragments.ts';
import { readAddress } from '../../../src/play/links/readAddress.ts';
import { linkToGame } from '../../../src/play/links/sharedLinks.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/store/settingsStore.ts';

const CHOSEN: Settings = { ...DEFAULT_SETTINGS, side: 'white', opponent: 'minimax', headStart: 'discs4' };
const FIRST_MOVES = parseTranscript('f5d6') ?? [];
const changesOf = (search: string, chosen = CHOSEN): Partial<Settings> | undefined => {
  const address = readAddress(search, chosen);
  if (address.type !== 'game') return undefined;
  const entries = Object.entries(address.settings) as [keyof Settings, never][];
  return Object.fromEntries(
    entries.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(chosen[name])),
  );
};
const refusalOf = (search: string, chosen = CHOSEN) => {
  const address: Address = readAddress(search, chosen);
  return address.type === 'refused' ? address.refusal : undefined;
};

test.each([
  ['', { type: 'plain' }],
  ['#study', { type: 'place', place: 'study' }],
  ['#Study', { type: 'place', place: 'study' }],
  ['#you', { type: 'place', place: 'you' }],
  ['#play', { type: 'place', place: 'menu' }],
  ['#', { type: 'place', place: 'menu' }],
  ['#nowhere', { type: 'plain' }],
  ['#%E0%A4%A', { type: 'plain' }],
] as const)('the fragment %j leads to its place', (fragment, address) => {
  expect(readAddress('', CHOSEN, fragment)).toEqual(address);
  expect(readAddress('?utm=x', CHOSEN, fragment)).toEqual(address);
});

test('a game, a table or a finished match in an address takes precedence over a place', () => {
  expect(readAddress('?game=anti', CHOSEN, '#study')).toMatchObject({ type: 'game' });
  expect(readAddress('?table=KTXRAM', CHOSEN, '#you')).toMatchObject({ type: 'table' });
  expect(readAddress('?game=chess', CHOSEN, '#you')).toMatchObject({ type: 'refused' });
});

test('the link to a place leads there', () => {
  for (const place of PLACE_NAMES) {
    expect(placeNamed(linkTo(place))).toBe(place);
    expect(placeNamed(fragmentOf(place))).toBe(place);
  }
});

test.each(['', '?', '?utm=game', '#game=anti'])('%s asks for no game', search => {
  expect(readAddress(search, CHOSEN)).toEqual({ type: 'plain' });
});

test.each([
  ['?game=anti', { game: 'anti' }],
  ['?start=open', { game: 'reversi' }],
  ['?size=7x4&start=open', { game: 'reversi', size: '7x4' }],
  ['?game=reversi&start=open', { game: 'reversi' }],
  ['?game=othello&size=2x8', { size: '2x8' }],
  ['?game=xot&size=8x8', { game: 'xot' }],
  ['?game=connect4&size=7x6&you=red', { game: 'connect4', side: 'black' }],
  ['?game=connect4&opponent=flipside', { game: 'connect4', opponent: 'solver' }],
  ['?you=none&opponent=lennie', { side: 'none', opponent: 'lennie' }],
  ['?opponent=bitboard&level=1', { opponent: 'bitboard' }],
  ['?game=ANTI&size=7X4&you=Both', { game: 'anti', size: '7x4', side: 'both' }],
  ['?game=anti&game=anti', { game: 'anti' }],
  ['?size=%208x6%20', { size: '8x6' }],
  ['?passing=free', { freePassing: true }],
  ['?passing=forced', {}],
  ['?game=connect4&passing=forced', { game: 'connect4' }],
] as const)('%s opens a game, and everything else stays as chosen', (search, changes) => {
  expect(changesOf(search)).toEqual(changes);
});

test.each([
  ['?game=connect4&opponent=lennie', { game: 'connect4' }, 'opponent', 'lennie', 'flipside'],
  ['?game=octagon&size=3x5', { game: 'octagon' }, 'onlySize', '3x5', '4x4–8x8'],
  ['?game=xot&size=6x6&you=black', { game: 'xot', side: 'black' }, 'onlySize', '6x6', '8x8'],
  ['?game=connect4&size=8x8', { game: 'connect4' }, 'onlySize', '8x8', '7x6'],
  ['?game=connect4&passing=free', { game: 'connect4' }, 'passing', 'free', 'forced'],
] as const)('%s opens its game, and says what it left out', (search, changes, reason, value, accepted) => {
  expect(changesOf(search)).toEqual(changes);
  expect(readAddress(search, CHOSEN)).toMatchObject({ leftOut: { reason, value, accepted } });
});

test('an unknown table code or word is refused', () => {
  expect(readAddress('?table=ABCDEF&game=connect4&size=8x8', CHOSEN)).toMatchObject({ type: 'refused' });
  expect(refusalOf('?game=connect4&opponent=nobody')).toMatchObject({ reason: 'opponent', value: 'nobody' });
  expect(refusalOf('?game=connect4&opponent=lennie&you=green')).toMatchObject({ reason: 'you' });
});

test('a level belongs to the opponent in the address, or to the chosen one', () => {
  expect(changesOf('?level=9')?.levels?.minimax).toBe(9);
  expect(changesOf('?opponent=flipside&level=12')?.levels?.flipside).toBe(12);
  expect(changesOf('?game=connect4&level=10')?.levels?.solver).toBe(10);
  const fitting = { ...CHOSEN, fitsMe: true, solverFitsMe: true };
  const { levels, ...ended } = changesOf('?game=connect4&level=10', fitting) ?? {};
  expect(ended).toEqual({ game: 'connect4', solverFitsMe: false });
});

test.each([
  ['?size=6x6', 'connect4'],
  ['?opponent=lennie', 'connect4'],
  ['?size=4x4', 'xot'],
  ['?passing=free', 'connect4'],
] as const)('%s without a game means Othello if the chosen game, %s, lacks it', (search, game) => {
  expect(changesOf(search, { ...CHOSEN, game })?.game).toBe('othello');
});

test.each([
  ['?table=ABCDEF', { type: 'table', code: 'ABCDEF' }],
  ['?table=abc-def', { type: 'table', code: 'ABCDEF' }],
  ['?table=172.16.1.150-riedel', { type: 'table', code: '172.16.1.150-RIEDEL' }],
  ['?match=n_Xg-4', { type: 'match', id: 'n_Xg-4' }],
  ['?match=x&table=ABCDEF', { type: 'table', code: 'ABCDEF' }],
] as const)('%s leads to the server', (search, address) => {
  expect(readAddress(search, CHOSEN)).toEqual(address);
});

test.each([
  ['?table=ABC', 'table', 'ABC', '4–40'],
  ['?table=', 'table', '', '4–40'],
  ['?match=%3Cimg%3E', 'match', '<img>', ''],
  ['?game=chess', 'game', 'chess', 'othello, reversi, anti, xot, octagon, blocked, connect4'],
  ['?game=', 'game', '', 'othello, reversi, anti, xot, octagon, blocked, connect4'],
  ['?start=closed', 'start', 'closed', 'open'],
  ['?start=open&game=anti', 'start', 'open', 'open'],
  ['?size=1x9', 'size', '1x9', '2x2–8x8'],
  ['?size=axb', 'size', 'axb', '2x2–8x8'],
  ['?size=08x08', 'size', '08x08', '2x2–8x8'],
  ['?you=green', 'you', 'green', 'black, white, random, both, none'],
  ['?you=red', 'you', 'red', 'black, white, random, both, none'],
  ['?game=connect4&you=green', 'you', 'green', 'red, yellow, random, both, none'],
  ['?opponent=solver', 'opponent', 'solver', expect.stringContaining('flipside, minimax')],
  ['?level=10', 'level', '10', '1–9'],
  ['?level=1e0', 'level', '1e0', '1–9'],
  ['?opponent=lennie&level=2', 'level', '2', '1'],
  ['?size=7x4&size=6x6', 'twice', '7x4, 6x6', 'size'],
  ['?passing=always', 'passing', 'always', 'forced, free'],
  ['?passing=constructor', 'passing', 'constructor', 'forced, free'],
  ['?you=toString', 'you', 'tostring', expect.anything()],
  ['?game=connect4&you=constructor', 'you', 'constructor', expect.anything()],
] as const)(
  '%s is refused for its %s, with the value and what is accepted',
  (search, reason, value, accepted) => {
    expect(refusalOf(search)).toEqual({ reason, value, accepted });
  },
);

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 3000 }),
  fc.constantFrom(
    '\u0000\u001b[31m',
    '\u202egnp.exe',
    'z\u0301\u0301\u0301',
    '<img src=x onerror=alert(1)>',
    '\ud800',
  ),
);

test('a shown value is always short, on one line, and in one direction', () => {
  fc.assert(
    fc.property(
      hostile,
      fc.constantFrom(...'game size you opponent level start passing clock table match'.split(' ')),
      (text, part) => {
        const value = refusalOf(`?${new URLSearchParams({ [part]: text })}`)?.value ?? '';
        expect([...value].length).toBeLessThanOrEqual(25);
        expect(value).not.toMatch(/[\p{C}\p{Zl}\p{Zp}\p{M}]/u);
      },
    ),
  );
});

test('reading any bytes never throws', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      const { type } = readAddress(`?size=%E0%A4%A&${text}`, CHOSEN);
      expect(['plain', 'game', 'refused', 'table', 'match']).toContain(type);
    }),
  );
});

test.each([
  ['?game=connect4&you=yellow&table=hansriedel', { game: 'connect4', side: 'white' }, ['setup', 'side']],
  ['?table=hansriedel&clock=5%2B0', { clock: '5+0' }, ['clock']],
  [
    '?table=hansriedel&clock=7+12',
    { clock: 'custom', customClock: { minutes: 7, increment: 12 } },
    ['clock'],
  ],
  [
    '?table=hansriedel&clock=none&size=6x6&passing=free',
    { clock: 'none', size: '6x6', freePassing: true },
    ['setup', 'clock'],
  ],
] as const)('%s says what to play for one who comes first', (search, settings, names) => {
  expect(readAddress(search, CHOSEN)).toEqual({
    type: 'table',
    code: 'HANSRIEDEL',
    wish: { settings: expect.objectContaining(settings), names },
  });
});

test.each([
  ['game=chess', 'game', 'chess'],
  ['game=connect4&you=green', 'you', 'green'],
  ['clock=0%2B0', 'clock', '0+0'],
  ['clock=5', 'clock', '5'],
  ['clock=5%2B999', 'clock', '5+999'],
  ['opponent=jimmie', 'notAtTable', 'opponent=jimmie'],
  ['level=3', 'notAtTable', 'level=3'],
  ['you=both', 'notAtTable', 'you=both'],
  ['game=othello&game=anti', 'twice', 'othello, anti'],
])('a table with %s is refused', (parts, reason, value) => {
  expect(refusalOf(`?table=hansriedel&${parts}`)).toMatchObject({ reason, value });
});

test('a table suggests only the sides that it has', () => {
  expect(refusalOf('?table=hansriedel&game=connect4&you=blue')).toMatchObject({
    value: 'blue',
    accepted: 'red, yellow, random',
  });
});

test('parameters that choose no game stay in the address', () => {
  expect(withoutGame('?game=anti&utm=a%20b&size=7x4')).toBe('?utm=a+b');
  expect(withoutGame('?game=anti')).toBe('');
  expect(withoutGame('?moves=f5d6&x=1')).toBe('?x=1');
  expect(withoutGame('?table=no&match=no')).toBe('');
});

test('a game in the address is opened, and an invalid one is refused', () => {
  const { hash } = new URL(linkToGame({ tree: treeOf(STANDARD_SETUP, FIRST_MOVES) }, 'https://example.org/'));
  for (const [search, fragment] of [
    ['', hash],
    ['?moves=F5d6', ''],
  ] as const) {
    const address = readAddress(search, CHOSEN, fragment);
    expect(address.type === 'shared' && lineThrough(address.shared.record.tree, [])).toEqual(FIRST_MOVES);
  }
  for (const [search, fragment] of [
    ['?moves=f5f5', ''],
    ['?moves=hello', ''],
    ['', '#g=1abc'],
  ] as const)
    expect(readAddress(search, CHOSEN, fragment).type).toBe('badLink');
});
