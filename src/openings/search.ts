import { makeTranscript } from '../game/transcript.ts';
import type { NamedOpening, OpeningNames } from './names.ts';

/** Accents and capitals make no difference. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

const textOf = ({ transcript, name }: NamedOpening): string =>
  plain([makeTranscript(transcript), ...Object.values(name)].join(' / '));

/** The openings whose names or moves contain all words of the text; all of them without any. */
export const searchOpenings = ({ all }: OpeningNames, text: string): readonly NamedOpening[] => {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return words.length === 0
    ? all
    : all.filter(opening => {
        const known = textOf(opening);
        return words.every(word => known.includes(word));
      });
};
