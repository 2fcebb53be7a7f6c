import { existsSync, readFileSync } from 'node:fs';
import { HEADER, WTHOR } from '../../src/formats/binary/wthor.ts';
import { fromRoot } from '../../tools/paths.ts';
import { writeWhole } from '../train/store.ts';

/**
 * Usage: npx tsx workshop/openings/knownPlayers.ts. Writes the names of the players of the WTHOR database, by their numbers, as a
 * player file of that database: games without such a file get their names from it.
 */
const SOURCE = [fromRoot('..', '..', 'shared'), fromRoot('..', 'shared')].find(existsSync) ?? '';
const ASSET = fromRoot('public', 'assets', 'players.jou');

const lines = readFileSync(`${SOURCE}/data/wthor/players.tsv`, 'utf8').trimEnd().split('\n').slice(1);
const names = new Map(lines.map(line => line.split('\t')).map(([id, name = '']) => [Number(id), name]));
const count = Math.max(...names.keys()) + 1;
const file = Buffer.alloc(WTHOR.header + count * WTHOR.player);
file.writeUInt16LE(count, HEADER.names);
for (const [id, name] of names)
  file.write(name.slice(0, WTHOR.player - 1), WTHOR.header + id * WTHOR.player, 'latin1');
writeWhole(ASSET, file);
console.log(`${ASSET}: ${names.size} names`);
