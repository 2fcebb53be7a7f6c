import { expect, test } from 'vitest';
import { FIGURES, type FigureName } from '../../src/sound/soundLook.ts';
import { tableSoundsOf } from '../../src/sound/tableSounds.ts';
import type { OnlineState } from '../../src/store/onlineStore.ts';
import { atTable, offerBy, playedMatch, waitingTable } from '../../testkit/ui/tables.ts';

const figureOf = (before: OnlineState, after: OnlineState, isMuted = false): FigureName | undefined => {
  const notes = tableSoundsOf(before, after, isMuted);
  return (Object.keys(FIGURES) as FigureName[]).find(name => FIGURES[name] === notes);
};
const lost = { connection: { type: 'reconnecting', since: 0 } } as const;
const missing = { seats: { black: { presence: 'here' }, white: { presence: 'reconnecting' } } } as const;
const away = { seats: { black: { presence: 'here' }, white: { presence: 'away' } } } as const;

test.each<[string, OnlineState, OnlineState, FigureName | undefined]>([
  ['the start of a match', atTable(waitingTable), atTable(), 'began'],
  ['a rematch', atTable(), atTable({ match: playedMatch('', { id: 'second' }) }), 'began'],
  ['a lost connection', atTable(), atTable({}, lost), 'lineLost'],
  ['a restored connection', atTable({}, lost), atTable(), 'lineFound'],
  ['an opponent who loses the connection', atTable(), atTable(missing), 'lineLost'],
  ['an opponent who reconnects', atTable(missing), atTable(), 'lineFound'],
  ['an opponent whose page is hidden', atTable(), atTable(away), undefined],
  ['an offer', atTable(), atTable({ offers: [offerBy('white', 'draw')] }), 'offered'],
  ['the person’s own offer', atTable(), atTable({ offers: [offerBy('black', 'draw')] }), undefined],
  ['a refusal', atTable(), atTable({}, { refusal: 'tooEarly' }), 'refused'],
  ['a greeting', atTable(), atTable({}, { greeting: { by: 'white', greeting: 'oops' } }), 'greeted'],
  [
    'the person’s own greeting',
    atTable(),
    atTable({}, { greeting: { by: 'black', greeting: 'oops' } }),
    undefined,
  ],
  ['a move', atTable(), atTable({ match: playedMatch('f5') }), undefined],
])('%s has its own sound', (_, before, after, figure) => {
  expect(figureOf(before, after)).toBe(figure);
});

test('muted greetings are silent', () => {
  expect(
    figureOf(atTable(), atTable({}, { greeting: { by: 'white', greeting: 'oops' } }), true),
  ).toBeUndefined();
});

test('a page that joins a table during a match is silent', () => {
  for (const before of [atTable(), atTable({}, lost)])
    expect(figureOf({ ...before, table: undefined }, atTable())).toBeUndefined();
});
