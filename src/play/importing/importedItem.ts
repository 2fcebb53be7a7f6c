import { saidEnding } from '../../formats/ending.ts';
import type { GameRecord, RecordDetails } from '../../formats/record.ts';
import { linesOf } from '../../game/tree.ts';
import { isDate, MOST } from '../../store/library/entry.ts';
import { type LibraryItem, makeItem } from '../../store/library/item.ts';

const cut = (text: string | undefined): string | undefined => text?.trim().slice(0, MOST.words) || undefined;

/** A 64-bit hash of a text (FNV-1a, twice), as letters and digits. */
const digest = (text: string): string => {
  let [one, other] = [0x811c9dc5, 0x9747b28c];
  for (let index = 0; index < text.length; index++) {
    one = Math.imul(one ^ text.charCodeAt(index), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(index), 0x5bd1e995);
  }
  return [one, other].map(word => (word >>> 0).toString(36)).join('');
};

/** The details that a file has of a game; WTHOR's numbers mean nothing elsewhere. */
const detailsOf = ({ tree: _, at: __, wthor: ___, ...told }: GameRecord): RecordDetails | undefined =>
  Object.keys(told).length === 0 ? undefined : told;

/** Library item of an imported game. Its id is a hash of moves, players and date, so importing a game twice stores it once. */
export const itemOfImport = (record: GameRecord, savedAt: number): LibraryItem => {
  const { tree, players, date = '' } = record;
  const seat = (color: 'black' | 'white') => ({ type: 'remote', name: cut(players?.[color]) }) as const;
  const facts = {
    kind: 'imported' as const,
    date: isDate(date) ? date : '',
    players: players && { black: seat('black'), white: seat('white') },
    title: cut(record.title),
    event: cut(record.event),
    place: cut(record.place),
  };
  const ending = saidEnding(tree, record);
  const study = { id: '', tree, origin: undefined, details: detailsOf(record) };
  const { setup } = tree;
  const id = `import-${digest(JSON.stringify([facts, setup, linesOf(tree)]))}`;
  return makeItem({ ...facts, id, ending }, { study, at: [], savedAt });
};
