import { hasVariations, lineThrough, nodesOf } from '../game/tree.ts';
import { isForWthor, losesLetters, writeWthor } from './binary/writeWthor.ts';
import type { Loss } from './found.ts';
import { writeLink } from './link/link.ts';
import { DETAIL_NAMES, type GameRecord } from './record.ts';
import { writeStudy } from './study/studyText.ts';
import { isForSgf, writeSgf } from './text/writeSgf.ts';
import {
  isForGgf,
  isForObf,
  isForTranscript,
  writeGgf,
  writeObf,
  writeTranscript,
} from './text/writeText.ts';

/** Export formats, by file extension. */
export const OUTPUTS = ['txt', 'ggf', 'sgf', 'obf', 'wtb', 'link', 'json'] as const;
export type Output = (typeof OUTPUTS)[number];

type DetailName = (typeof DETAIL_NAMES)[number];

interface Writer {
  /** Whether the format can express the game, its board and its start. */
  readonly fits: (record: GameRecord) => boolean;
  readonly line?: (record: GameRecord) => string;
  readonly hasMoves: boolean;
  readonly hasTree: boolean;
  readonly hasPlayers: boolean;
  readonly details: readonly DetailName[];
}

const LINE = { hasMoves: true, hasTree: false, hasPlayers: false, details: [] } as const;
const WRITERS: Readonly<Record<Output, Writer>> = {
  txt: { ...LINE, fits: isForTranscript, line: writeTranscript },
  ggf: {
    ...LINE,
    fits: isForGgf,
    line: writeGgf,
    hasPlayers: true,
    details: ['place', 'date', 'result', 'clock'],
  },
  sgf: { ...LINE, fits: isForSgf, line: writeSgf, hasTree: true, hasPlayers: true, details: DETAIL_NAMES },
  obf: { ...LINE, fits: isForObf, line: writeObf, hasMoves: false, details: ['title'] },
  wtb: { ...LINE, fits: isForWthor, hasPlayers: true, details: ['event', 'date'] },
  link: {
    ...LINE,
    fits: () => true,
    line: writeLink,
    hasTree: true,
    hasPlayers: true,
    details: DETAIL_NAMES,
  },
  json: { ...LINE, fits: () => true, hasTree: true, hasPlayers: true, details: DETAIL_NAMES },
};

/** Whether a format can express the game and its start. */
export const canWrite = (output: Output, record: GameRecord): boolean => WRITERS[output].fits(record);

const asksAnything = ({ tree }: GameRecord): boolean =>
  tree.note?.asked !== undefined || nodesOf(tree, ({ asked }) => asked !== undefined).length > 0;

const treeLosses = ({ tree }: GameRecord): readonly Loss[] => {
  const nodes = nodesOf(tree);
  const notes = [tree.note ?? {}, ...nodes.map(({ node }) => node)];
  return [
    ...(hasVariations(tree) ? (['variations'] as const) : []),
    ...(notes.some(({ comment }) => comment !== undefined) ? (['comments'] as const) : []),
    ...(notes.some(({ mark }) => mark !== undefined) ? (['marks'] as const) : []),
    ...(notes.some(({ drawn }) => drawn !== undefined) ? (['drawings'] as const) : []),
  ];
};

/** Arrows have one kind in SGF. */
const hasTonedArrows = ({ tree }: GameRecord): boolean =>
  [tree.note ?? {}, ...nodesOf(tree).map(({ node }) => node)].some(({ drawn = [] }) =>
    drawn.some(({ tone, to }) => to !== undefined && tone !== 'look'),
  );

/** Data of other formats, and house rules, that are lost. */
const factsLost = (output: Output, { tree, ggf, date }: GameRecord): readonly Loss[] => {
  const { game, headStart, freePassing } = tree.setup;
  const hasPassed = lineThrough(tree, []).includes('pass');
  return [
    ...(game === 'xot' || headStart !== undefined || (freePassing && !hasPassed) ? (['rules'] as const) : []),
    ...(output !== 'ggf' && ggf?.moves !== undefined ? (['thinking'] as const) : []),
    ...(output !== 'ggf' && ggf?.ratings !== undefined ? (['ratings'] as const) : []),
    ...(output === 'wtb' && date !== undefined && !/^\d{4}$/.test(date) ? (['details'] as const) : []),
  ];
};

/** The information lost when a game is written in a format. */
export const lossesIn = (output: Output, record: GameRecord): readonly Loss[] => {
  const { hasMoves, hasTree, hasPlayers, details } = WRITERS[output];
  const losses: Loss[] = [];
  if (!hasMoves && record.tree.children.length > 0) losses.push('moves');
  if (!hasTree) losses.push(...treeLosses(record));
  if (output !== 'json' && output !== 'link' && asksAnything(record)) losses.push('questions');
  if (output === 'sgf' && hasTonedArrows(record)) losses.push('drawings');
  if (output === 'sgf' && record.tree.note?.mark !== undefined) losses.push('marks');
  if (output !== 'json' && output !== 'link') losses.push(...factsLost(output, record));
  if (!hasPlayers && record.players !== undefined) losses.push('players');
  if (output === 'wtb' && losesLetters(record)) losses.push('letters');
  if (DETAIL_NAMES.some(name => record[name] !== undefined && !details.includes(name)))
    losses.push('details');
  return [...new Set(losses)];
};

/** A file to write; the names of a WTHOR database have files of their own. */
export interface OutputFile {
  readonly ending: string;
  readonly content: string | Uint8Array;
}

const studyWith = ([first, ...rest]: readonly GameRecord[], title: string | undefined): unknown =>
  first === undefined ? [] : writeStudy({ title, chapters: [first, ...rest] });

/** Writes games accepted by `canWrite`; in a study they are the chapters. */
export const writeFiles = (
  output: Output,
  records: readonly GameRecord[],
  now = new Date(),
  title?: string,
): readonly [OutputFile, ...OutputFile[]] => {
  const { line } = WRITERS[output];
  if (output === 'json')
    return [{ ending: output, content: `${JSON.stringify(studyWith(records, title))}\n` }];
  if (line !== undefined)
    return [{ ending: output, content: records.map(record => `${line(record)}\n`).join('') }];
  const { games, players, tournaments } = writeWthor(records, { date: now });
  return [
    { ending: 'wtb', content: games },
    ...(players === undefined ? [] : [{ ending: 'jou', content: players }]),
    ...(tournaments === undefined ? [] : [{ ending: 'trn', content: tournaments }]),
  ];
};
