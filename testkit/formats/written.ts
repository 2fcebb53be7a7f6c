import type { Found } from '../../src/formats/found.ts';
import { readInputs } from '../../src/formats/read.ts';
import type { DETAIL_NAMES, GameRecord } from '../../src/formats/record.ts';
import { type Output, writeFiles } from '../../src/formats/write.ts';
import { fromEntries } from '../../src/game/record.ts';
import { makeTranscript } from '../../src/game/transcript.ts';
import { lineThrough, treeOf } from '../../src/game/tree.ts';

/** Writes games in a format and reads them again. */
export const writtenAndRead = (output: Output, records: readonly GameRecord[]): Found =>
  readInputs(
    writeFiles(output, records).map(({ ending, content }) => ({ name: `games.${ending}`, content })),
    output === 'wtb' ? undefined : output,
  );

type DetailName = (typeof DETAIL_NAMES)[number];

/** The main line of a record with only some of its details. */
export const bare = (record: GameRecord, details: readonly (DetailName | 'players')[] = []): GameRecord => ({
  ...(fromEntries(
    details.flatMap(name => (record[name] === undefined ? [] : [[name, record[name]] as const])),
  ) as Partial<GameRecord>),
  tree: treeOf(record.tree.setup, lineThrough(record.tree, [])),
});

/** The main lines of the games found, as text. */
export const linesIn = ({ records }: Found): readonly string[] =>
  records.map(({ tree }) => makeTranscript(lineThrough(tree, [])));
