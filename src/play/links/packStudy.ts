import { deflateSync, strFromU8, strToU8 } from 'fflate';
import { type Reading, unreadable } from '../../formats/failure.ts';
import { MOST_LINK_MOVES } from '../../formats/link/link.ts';
import { fromSigns, strangeSign, toSigns } from '../../formats/link/linkText.ts';
import type { StudyRecord } from '../../formats/record.ts';
import { countLetters, countMoves, readWrittenStudy, writeStudy } from '../../formats/study/studyText.ts';
import { readJson } from '../../game/json.ts';
import { inflated } from './inflated.ts';

/** First letter of the payload; a change of the format gets a new one. */
const VERSION = '1';

/** Maximum unpacked size, against decompression bombs. */
const MOST_BYTES = 4_000_000;

/** Compression dictionary with the text common to most studies. It must never change, since old links depend on it. */
const USUAL = strToU8(
  '"headStart":{"color":"black","kind":"corners","count":"freePassing":true,"game":"connect4""players":{"black":"white":"' +
    '"details":{"event":"place":"date":"result":"source":"comment":"clock":"size":"start":"--------------------------------' +
    '"mark":"!?","asked":{"right":"second":"wrong":"drawn":["lc4","gd3","bf5f5d6c3d3c4f4f6f5f6e6f4"],"at":""}],' +
    '{"flipside":"study","version":1,"title":"chapters":[{"lines":["f5d6c5f4e3c6"],"notes":[{"at":"","comment":"',
);

/** The letters after `s=` in a link to a study. */
export const packStudy = (study: StudyRecord): string =>
  VERSION +
  toSigns(deflateSync(strToU8(JSON.stringify(writeStudy(study))), { level: 9, mem: 8, dictionary: USUAL }));

const TOO_LARGE = unreadable({ reason: 'linkMoves', expected: MOST_LINK_MOVES });

/** Unpacks the result of `packStudy`. */
export const unpackStudy = (signs: string): Reading<StudyRecord> => {
  if (!signs.startsWith(VERSION)) return unreadable({ reason: 'linkVersion' });
  const strange = strangeSign(signs);
  if (strange !== undefined) return unreadable({ reason: 'linkSign', found: signs.charAt(strange) });
  const bytes = fromSigns(signs.slice(VERSION.length));
  const text = bytes && inflated(bytes, MOST_BYTES, { dictionary: USUAL });
  const written = text && readJson(strFromU8(text));
  if (countLetters(written) > 2 * MOST_LINK_MOVES) return TOO_LARGE;
  const study = readWrittenStudy(written);
  if (study === undefined) return unreadable({ reason: 'linkDamaged' });
  return countMoves(study) > MOST_LINK_MOVES ? TOO_LARGE : { type: 'read', value: study };
};
