import { fromEntries, tableOf } from '../../game/record.ts';
import type { Reading } from '../failure.ts';
import { type Failure, placeIn } from '../failure.ts';
import { type Found, found, type Loss } from '../found.ts';
import type { DETAIL_NAMES, GameRecord, RecordDetails } from '../record.ts';
import { isoDate } from './dates.ts';
import { withDropsSpelled } from './drops.ts';
import { recordOfMoves, splitMoves } from './movesText.ts';
import { narrowed } from './signs.ts';

/** `[Black "anna"]`. */
const TAG = /^\s*\[(\w+)\s+"([^"\r\n]*)"\]\s*$/;

interface Section {
  readonly tags: ReadonlyMap<string, string>;
  readonly from: number;
  readonly to: number;
}

/** Splits a text into games: each begins with its tags. */
const sectionsIn = (text: string): readonly Section[] => {
  const sections: { tags: Map<string, string>; from: number; to: number }[] = [];
  let hasMoves = true;
  for (const match of text.matchAll(/[^\r\n]+/g)) {
    const { 0: line, index } = match;
    const [, name, value] = TAG.exec(line) ?? [];
    if (name !== undefined && value !== undefined) {
      if (hasMoves) sections.push({ tags: new Map(), from: index, to: index });
      hasMoves = false;
      sections.at(-1)?.tags.set(name.toLowerCase(), value.trim());
    } else if (line.trim() !== '') {
      const section = sections.at(-1);
      if (section === undefined) sections.push({ tags: new Map(), from: index, to: index + line.length });
      else {
        if (!hasMoves) section.from = index;
        section.to = index + line.length;
      }
      hasMoves = true;
    }
    const last = sections.at(-1);
    if (last !== undefined && !hasMoves) [last.from, last.to] = [index + line.length, index + line.length];
  }
  return sections;
};

/** Tags with a field in the record. */
const TAGS = tableOf<(typeof DETAIL_NAMES)[number]>({
  event: 'event',
  site: 'place',
  result: 'result',
  timecontrol: 'clock',
});
const READ = [...[...TAGS.keys()], 'black', 'white', 'date', 'utcdate', 'time', 'round', 'variant'];

const isSaid = (value: string | undefined): value is string =>
  value !== undefined && value !== '' && !/^[?\-.]+$/.test(value);

const detailsOf = (tags: Section['tags']): RecordDetails => {
  const said = (name: string): string | undefined => {
    const value = tags.get(name);
    return isSaid(value) ? value : undefined;
  };
  const [black, white] = [said('black'), said('white')];
  const date = isoDate([said('date') ?? '', said('time') ?? ''].join(' '));
  return {
    ...((black ?? white) !== undefined && { players: { ...(black && { black }), ...(white && { white }) } }),
    ...fromEntries(
      [...TAGS].flatMap(([tag, detail]) => {
        const value = said(tag);
        return value === undefined ? [] : [[detail, value] as const];
      }),
    ),
    ...(date !== undefined && { date }),
  };
};

/** Variations (nested ones too) and numeric annotation glyphs, which are replaced by blanks. */
const ASIDE = /\$\d{1,3}|\((?:[^()]|\([^()]*\)){0,4000}\)/g;
const bare = (text: string): string => text.replace(ASIDE, aside => aside.replace(/[^\r\n]/g, ' '));

const readSection = (text: string, { tags, from, to }: Section): Reading<GameRecord> => {
  const split = splitMoves(text.slice(0, from) + bare(text.slice(from, to)), from, to);
  return split.type === 'unreadable' ? split : recordOfMoves(text, split.value, detailsOf(tags));
};

/** Reads games with tags in square brackets before their moves, as exported by PlayOK. */
export const readPgn = (written: string): Found => {
  const text = withDropsSpelled(narrowed(written));
  const records: GameRecord[] = [];
  const failures: Failure[] = [];
  const losses: Loss[] = [];
  for (const section of sectionsIn(text)) {
    const reading = readSection(text, section);
    if (reading.type === 'read') records.push(reading.value);
    else failures.push(reading.failure);
    if (/\(/.test(text.slice(section.from, section.to))) losses.push('variations');
    if ([...section.tags.keys()].some(tag => !READ.includes(tag))) losses.push('properties');
  }
  if (records.length + failures.length === 0) failures.push({ reason: 'noGame', place: placeIn(text, 0) });
  return found('pgn', records, failures, losses);
};
