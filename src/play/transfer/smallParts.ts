import { isMatchOver, isUntouched } from '../../game/match.ts';
import { merged } from '../../openings/ownValues.ts';
import type { SmallPart } from '../../store/bundle/bundleFile.ts';
import { mergeLessons, mergeLines, mergeMistakes, mergePuzzles } from '../../store/bundle/mergeParts.ts';
import { gamesIn } from '../../store/diary/diary.ts';
import { readValueIn, type StoredForm, valueIn } from '../../store/kept/kept.ts';
import { readSettingsValue, settingsValue } from '../../store/kept/keptSettings.ts';
import { LESSON_PROGRESS } from '../../store/kept/savedLessons.ts';
import { MISTAKES } from '../../store/kept/savedMistakes.ts';
import { OPENING_LINES } from '../../store/kept/savedOpeningLines.ts';
import { OWN_VALUES } from '../../store/kept/savedOwnValues.ts';
import { PUZZLES } from '../../store/kept/savedPuzzles.ts';
import { matchesValue, readMatchesValue } from '../../store/kept/storedMatch.ts';
import { isBrokenAt, isRead, type ReadValue } from '../../store/kept/storedText.ts';
import { readRecordsValue, totalOf } from '../../store/results/recordsText.ts';
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

interface Typed<T> {
  readonly here: () => T;
  readonly value: (of: T) => unknown;
  readonly read: (value: unknown) => ReadValue<T>;
  readonly count: (of: T) => number;
  /** Merges the content with the existing data; false if the browser cannot store it. */
  readonly take: (there: T) => boolean;
}

const part = <T>({ here, value, read, count, take }: Typed<T>): PartWork => ({
  pack: () => (count(here()) > 0 ? value(here()) : undefined),
  read: from => {
    const found = read(from);
    if (found.type === 'broken') return isBrokenAt(found.at);
    return isRead({ count: count(found.value), take: () => take(found.value) });
  },
});

const as = <T>(form: StoredForm<T>): Pick<Typed<T>, 'value' | 'read'> => ({
  value: of => valueIn(form, of),
  read: value => readValueIn(form, value),
});

const settingsPart = ({ stores: { settings } }: PlayContext): PartWork =>
  part({
    here: settings.getState,
    value: settingsValue,
    read: readSettingsValue,
    count: () => 1,
    take: there => {
      settings.setState(there);
      return true;
    },
  });

const recordsPart = ({ kept: { records }, random }: PlayContext): PartWork =>
  part({
    here: () => records.pack(() => newMatchId(random)),
    value: kept => kept,
    read: readRecordsValue,
    count: kept => Object.values(totalOf(kept)).reduce((sum, tally) => sum + gamesIn(tally), 0),
    take: there => records.take(there, () => newMatchId(random)),
  });

const puzzlesPart = ({ kept: { puzzles } }: PlayContext): PartWork =>
  part({
    here: () => puzzles.load(),
    ...as(PUZZLES),
    count: ({ tried, memories }) => tried + Object.keys(memories).length,
    take: there => puzzles.save(mergePuzzles(puzzles.load(), there)),
  });

const mistakesPart = ({ kept: { mistakes } }: PlayContext): PartWork =>
  part({
    here: () => mistakes.list(),
    ...as(MISTAKES),
    count: list => list.length,
    take: there => mistakes.replace(mergeMistakes(mistakes.list(), there)),
  });

const openingsPart = ({ kept: { openingLines: saved } }: PlayContext): PartWork =>
  part({
    here: () => saved.load(),
    ...as(OPENING_LINES),
    count: lines => lines.length,
    take: there => saved.save(mergeLines(saved.load(), there)),
  });

const ownValuesPart = ({ kept: { ownValues: saved }, stores }: PlayContext): PartWork =>
  part({
    here: () => saved.load(),
    ...as(OWN_VALUES),
    count: own => own.size,
    take: there => {
      const own = merged(saved.load(), there);
      stores.openings.setState({ own });
      return saved.save(own);
    },
  });

const lessonsPart = ({ kept: { lessons }, stores }: PlayContext): PartWork =>
  part({
    here: () => lessons.load(),
    ...as(LESSON_PROGRESS),
    count: ({ done }) => done.length,
    take: there => {
      const merged = mergeLessons(lessons.load(), there);
      if (!lessons.save(merged)) return false;
      stores.lessons.setState(merged);
      return true;
    },
  });

/** Unfinished games; finished ones are in the library. */
const matchesPart = ({ kept: { matches } }: PlayContext): PartWork =>
  part({
    here: () => matches.list().filter(({ match }) => !isMatchOver(match) && !isUntouched(match)),
    value: matchesValue,
    read: readMatchesValue,
    count: list => list.length,
    take: there =>
      there
        .filter(({ match, savedAt }) => savedAt > matches.savedAt(match.id))
        .every(match => matches.putBack(match)),
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
