import { isMatchOver, isUntouched } from '../../game/match.ts';
import { merged } from '../../openings/ownValues.ts';
import type { SmallPart } from '../../store/bundle/bundleFile.ts';
import { mergeLessons, mergeLines, mergeMistakes, mergePuzzles } from '../../store/bundle/mergeParts.ts';
import type { StoredFields } from '../../store/kept/changed.ts';
import { readValueIn, type StoredForm } from '../../store/kept/kept.ts';
import { readSettingsValue } from '../../store/kept/keptSettings.ts';
import { LESSON_PROGRESS } from '../../store/kept/savedLessons.ts';
import type { PackedMatch } from '../../store/kept/savedMatches.ts';
import { MISTAKES } from '../../store/kept/savedMistakes.ts';
import { OPENING_LINES } from '../../store/kept/savedOpeningLines.ts';
import { OWN_VALUES } from '../../store/kept/savedOwnValues.ts';
import { PUZZLES } from '../../store/kept/savedPuzzles.ts';
import { readMatchesValue } from '../../store/kept/storedMatch.ts';
import { isRead, type ReadValue } from '../../store/kept/storedText.ts';
import { readRecordsValue, totalOf } from '../../store/results/recordsText.ts';
import { gamesCounted } from '../../store/results/tallies.ts';
import type { PlayContext } from '../context.ts';
import { newMatchId } from '../local/matchPlan.ts';

/** A part that was read, and a function that imports it; returns whether it was stored. */
interface ReadPart {
  /** Number of items; an empty part need not be imported. */
  readonly count: number;
  readonly take: () => boolean;
}

/** Export and import of a part. */
export interface PartWork {
  /** Undefined if the part is empty. */
  readonly pack: () => unknown;
  readonly read: (value: unknown) => ReadValue<ReadPart>;
}

interface Typed<T, Raw> {
  readonly here: () => T;
  /** With fields of newer versions that this one does not know. */
  readonly pack: (of: T) => Raw;
  readonly read: (value: unknown) => ReadValue<T>;
  readonly count: (of: T) => number;
  /** Merges the content with the existing data; false if the browser cannot store it. `raw` has the unknown fields. */
  readonly take: (there: T, raw: Raw) => boolean;
}

const part = <T, Raw = StoredFields>({ here, pack, read, count, take }: Typed<T, Raw>): PartWork => ({
  pack: () => (count(here()) > 0 ? pack(here()) : undefined),
  read: from => {
    const found = read(from);
    if (found.type === 'broken') return found;
    return isRead({ count: count(found.value), take: () => take(found.value, from as Raw) });
  },
});

const as =
  <T>(form: StoredForm<T>) =>
  (value: unknown): ReadValue<T> =>
    readValueIn(form, value);

const settingsPart = ({ stores: { settings }, kept }: PlayContext): PartWork =>
  part({
    here: settings.getState,
    pack: kept.settings.pack,
    read: readSettingsValue,
    count: () => 1,
    take: (there, raw) => {
      settings.setState(there);
      return kept.settings.graft(raw);
    },
  });

const recordsPart = ({ kept: { records }, stores, random }: PlayContext): PartWork => {
  const newDevice = (): string => newMatchId(random);
  return {
    pack: () => (gamesCounted(stores.records.getState()) > 0 ? records.pack(newDevice) : undefined),
    read: from => {
      const found = readRecordsValue(from);
      if (found.type === 'broken') return found;
      const count = gamesCounted(totalOf(found.value));
      return isRead({ count, take: () => records.take(found.value, from as StoredFields, newDevice) });
    },
  };
};

const puzzlesPart = ({ kept: { puzzles } }: PlayContext): PartWork =>
  part({
    here: () => puzzles.load(),
    pack: puzzles.pack,
    read: as(PUZZLES),
    count: ({ tried, memories }) => tried + Object.keys(memories).length,
    take: (there, raw) => puzzles.take(mergePuzzles(puzzles.load(), there), raw),
  });

const mistakesPart = ({ kept: { mistakes } }: PlayContext): PartWork =>
  part({
    here: () => mistakes.list(),
    pack: mistakes.pack,
    read: as(MISTAKES),
    count: list => list.length,
    take: (there, raw) => mistakes.take(mergeMistakes(mistakes.list(), there), raw),
  });

const openingsPart = ({ kept: { openingLines: saved } }: PlayContext): PartWork =>
  part({
    here: () => saved.load(),
    pack: saved.pack,
    read: as(OPENING_LINES),
    count: lines => lines.length,
    take: (there, raw) => saved.take(mergeLines(saved.load(), there), raw),
  });

const ownValuesPart = ({ kept: { ownValues: saved }, stores }: PlayContext): PartWork =>
  part({
    here: () => saved.load(),
    pack: saved.pack,
    read: as(OWN_VALUES),
    count: own => own.size,
    take: (there, raw) => {
      const own = merged(saved.load(), there);
      stores.openings.setState({ own });
      return saved.take(own, raw);
    },
  });

const lessonsPart = ({ kept: { lessons }, stores }: PlayContext): PartWork =>
  part({
    here: () => lessons.load(),
    pack: lessons.pack,
    read: as(LESSON_PROGRESS),
    count: ({ done }) => done.length,
    take: (there, raw) => {
      const merged = mergeLessons(lessons.load(), there);
      if (!lessons.take(merged, raw)) return false;
      stores.lessons.setState(merged);
      return true;
    },
  });

/** Unfinished games; finished ones are in the library. */
const matchesPart = ({ kept: { matches } }: PlayContext): PartWork =>
  part({
    here: () => matches.list().filter(({ match }) => !isMatchOver(match) && !isUntouched(match)),
    pack: list => matches.pack(list),
    read: readMatchesValue,
    count: list => list.length,
    take: (there, raw: readonly PackedMatch[]) =>
      there.every((saved, index) => {
        const isKnown = saved.savedAt <= matches.savedAt(saved.match.id);
        return isKnown || matches.take(saved, raw[index] as PackedMatch);
      }),
  });

/** All parts except the library. */
export const smallParts = (context: PlayContext): Readonly<Record<SmallPart, PartWork>> => ({
  settings: settingsPart(context),
  records: recordsPart(context),
  puzzles: puzzlesPart(context),
  mistakes: mistakesPart(context),
  openings: openingsPart(context),
  ownValues: ownValuesPart(context),
  lessons: lessonsPart(context),
  matches: matchesPart(context),
});
