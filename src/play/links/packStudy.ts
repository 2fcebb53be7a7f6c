import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import { type Reading, unreadable } from '../../formats/failure.ts';
import { MOST_LINK_MOVES } from '../../formats/link/link.ts';
import { fromSigns, strangeSign, toSigns } from '../../formats/link/linkText.ts';
import type { StudyRecord } from '../../formats/record.ts';
import { countMoves, readWrittenStudy, writeStudy } from '../../formats/study/studyText.ts';

/** The first letter after the name; a change of what follows takes another one. */
const VERSION = '1';

/** A lying link may unpack to much more than it is: nobody reads more than this of it. */
const MOST_BYTES = 4_000_000;

/** What nearly every study says, so that it is not in every link: never changed, since old links are read with it. */
const USUAL = strToU8(
  '"headStart":{"color":"black","kind":"corners","count":"freePassing":true,"game":"connect4""players":{"black":"white":"' +
    '"details":{"event":"place":"date":"result":"source":"comment":"clock":"size":"start":"--------------------------------' +
    '"mark":"!?","asked":{"right":"second":"wrong":"drawn":["lc4","gd3","bf5f5d6c3d3c4f4f6f5f6e6f4"],"at":""}],' +
    '{"flipside":"study","version":1,"title":"chapters":[{"lines":["f5d6c5f4e3c6"],"notes":[{"at":"","comment":"',
);

/** Unpacks at most so much; undefined if there is more, or it is no packed text. */
const unpacked = (bytes: Uint8Array): string | undefined => {
  const parts: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate({ dictionary: USUAL }, part => {
    size += part.length;
    if (size > MOST_BYTES) throw new RangeError('too large');
    parts.push(part);
  });
  try {
    inflate.push(bytes, true);
  } catch {
    return undefined;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return strFromU8(whole);
};

/** The letters after `s=` that hold a whole study. */
export const packStudy = (study: StudyRecord): string =>
  VERSION +
  toSigns(deflateSync(strToU8(JSON.stringify(writeStudy(study))), { level: 9, mem: 8, dictionary: USUAL }));

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads what `packStudy` has written. */
export const unpackStudy = (signs: string): Reading<StudyRecord> => {
  if (!signs.startsWith(VERSION)) return unreadable({ reason: 'linkVersion' });
  const strange = strangeSign(signs);
  if (strange !== undefined) return unreadable({ reason: 'linkSign', found: signs.charAt(strange) });
  const bytes = fromSigns(signs.slice(VERSION.length));
  const text = bytes && unpacked(bytes);
  const study = text === undefined ? undefined : readWrittenStudy(parsed(text));
  if (study === undefined) return unreadable({ reason: 'linkDamaged' });
  return countMoves(study) > MOST_LINK_MOVES
    ? unreadable({ reason: 'linkMoves', expected: MOST_LINK_MOVES })
    : { type: 'read', value: study };
};
