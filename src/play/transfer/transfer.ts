import { isAlike, recordOf } from '../../game/record.ts';
import {
  type BundleText,
  MOST_BUNDLE_BYTES,
  readBundle,
  SMALL_PARTS,
  writeBundle,
} from '../../store/bundle/bundleFile.ts';
import { DEFAULT_SETTINGS, FIRST_SETTINGS, type Settings } from '../../store/settingsStore.ts';
import type { PlayContext } from '../context.ts';
import type { ImportPlay } from '../importing/importing.ts';
import type { CheckedLibrary } from '../importing/libraryFile.ts';
import type { Library } from '../library/library.ts';
import type { FoundBundle, FoundPart, PartName, RefusedBundle, TakenPart } from './foundBundle.ts';
import { createHandover } from './handover.ts';
import { smallParts } from './smallParts.ts';

export interface TransferParts {
  readonly context: PlayContext;
  readonly library: Pick<Library['play'], 'exportAll'>;
  readonly importing: Pick<ImportPlay, 'checkLibrary'>;
  readonly puzzles: { recall(): void };
}

/** Whether a person has changed any setting here; tips change automatically. */
const isChosen = (settings: Settings): boolean => {
  const { tips, beginner } = settings;
  return ![FIRST_SETTINGS, DEFAULT_SETTINGS].some(known => isAlike({ ...known, tips, beginner }, settings));
};

type Taking = () => boolean | Promise<boolean>;
interface Checked {
  readonly found: FoundPart;
  readonly take?: Taking;
  readonly leave?: () => void;
}

const libraryPart = (checked: CheckedLibrary, linesBefore: number): readonly Checked[] => {
  const name = 'library';
  if (checked.type === 'read')
    return checked.count === 0
      ? []
      : [{ found: { name, type: 'read', count: checked.count }, take: checked.take, leave: checked.leave }];
  const at = checked.type === 'broken' ? String(checked.defect.line + linesBefore) : '';
  return [{ found: { name, type: 'broken', at } }];
};

/** Exports and imports all data of this device. */
export type TransferPlay = ReturnType<typeof createTransfer>;

export const createTransfer = ({ context, library, importing, puzzles }: TransferParts) => {
  const works = smallParts(context);

  const smallOf = ({ parts }: BundleText): readonly Checked[] =>
    SMALL_PARTS.filter(name => parts[name] !== undefined).flatMap((name): readonly Checked[] => {
      const read = works[name].read(parts[name]);
      if (read.type === 'broken') return [{ found: { name, type: 'broken', at: read.at } }];
      const { count, take } = read.value;
      return count === 0 ? [] : [{ found: { name, type: 'read', count }, take }];
    });

  const libraryOf = async ({ library: text, linesBefore }: BundleText): Promise<readonly Checked[]> =>
    text === undefined ? [] : libraryPart(await importing.checkLibrary(new Blob([text])), linesBefore);

  const found = async (bundle: BundleText): Promise<FoundBundle> => {
    const checked = [...smallOf(bundle), ...(await libraryOf(bundle))];
    const takeOne = async ({ found: { name }, take }: Checked): Promise<TakenPart> => ({
      name,
      outcome: (await take?.()) === true ? 'taken' : 'unkept',
    });
    const take = async (names: readonly PartName[]): Promise<readonly TakenPart[]> => {
      const outcomes: TakenPart[] = [];
      for (const one of checked)
        if (names.includes(one.found.name) && one.take !== undefined) outcomes.push(await takeOne(one));
      puzzles.recall();
      return outcomes;
    };
    return {
      type: 'found',
      at: bundle.at,
      parts: checked.map(({ found: one }) => one),
      hasOwnSettings: isChosen(context.stores.settings.getState()),
      take,
      leave: () => {
        for (const { leave } of checked) leave?.();
      },
    };
  };

  const inAndOut = {
    /** Everything as one file; undefined if the library cannot be read or the person has cancelled. */
    pack: async (): Promise<Blob | undefined> => {
      const games = await library.exportAll();
      if (games === undefined) return undefined;
      const parts = recordOf(SMALL_PARTS, name => works[name].pack());
      return new Blob([writeBundle(new Date(context.now()), parts, await games.text())], {
        type: 'application/json',
      });
    },
    /** Checks a file completely, and summarizes it. */
    look: async (file: Blob): Promise<FoundBundle | RefusedBundle> => {
      if (file.size > MOST_BUNDLE_BYTES) return { type: 'refused', defect: 'tooLong' };
      const text = await file.text().catch(() => undefined);
      if (text === undefined) return { type: 'refused', defect: 'unreadable' };
      const read = readBundle(text);
      return read.type === 'refused' ? read : found(read.bundle);
    },
  };
  return { ...inAndOut, ...createHandover(context, inAndOut) };
};
