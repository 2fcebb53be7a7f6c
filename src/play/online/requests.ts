import { type Color, drawColor, opposite } from '../../game/color.ts';
import type { PagePayload } from '../../net/contract/fromPage.ts';
import { writeSetup } from '../../net/contract/settings.ts';
import type { TableState } from '../../net/contract/tableState.ts';
import { parseName } from '../../net/contract/texts.ts';
import { headStartOf, seatsOf } from '../../store/seating.ts';
import { selectSetup } from '../../store/selectors.ts';
import type { Settings } from '../../store/settingsStore.ts';
import { clockOf, selectIsRated } from '../../store/stakes.ts';

type TableTerms = Omit<PagePayload<'open'>, 'identity'>;
type SeekTerms = Omit<PagePayload<'seek'>, 'identity'>;

/** The name to play under, if a valid one is set. */
export const nameOf = ({ name }: Settings): { readonly name?: string } => {
  const shown = parseName(name);
  return shown === undefined ? {} : { name: shown };
};

/** Both colors or none, which the settings allow on this machine, become a random color at a table. */
const sideOf = ({ side }: Settings): Color | 'random' =>
  side === 'black' || side === 'white' ? side : 'random';

/** The table for the settings. A head start depends on the opener's color, so a random color is drawn here. */
export const tableRequest = (settings: Settings, random: () => number): TableTerms => {
  const setup = selectSetup(settings);
  const side = sideOf(settings);
  const color = side === 'random' ? drawColor(random) : side;
  const headStart = headStartOf(settings, setup.shape, seatsOf(settings, color));
  return {
    setup: writeSetup({ ...setup, headStart }),
    clock: clockOf(settings),
    isRated: selectIsRated(settings, 'friend'),
    color: headStart === undefined ? side : color,
    ...nameOf(settings),
  };
};

/** The search in the lobby, where there are no head starts. */
export const seekRequest = (settings: Settings): SeekTerms => ({
  setup: writeSetup(selectSetup(settings)),
  clock: clockOf(settings),
  isRated: selectIsRated(settings, 'anybody'),
  ...nameOf(settings),
});

/** The terms of a table, without its seats. */
const termsOf = ({ setup, clock, isRated }: TableState) => ({
  setup: writeSetup(setup),
  clock,
  ...(isRated !== undefined && { isRated }),
});

/** Another table with the same terms and swapped colors. */
export const inviteAgain = (table: TableState, settings: Settings): TableTerms => ({
  ...termsOf(table),
  color: table.you === 'watcher' ? 'random' : opposite(table.you),
  ...nameOf(settings),
});

/** A search in the lobby with a table's terms. */
export const seekAgain = (table: TableState, settings: Settings): SeekTerms => ({
  ...termsOf(table),
  ...nameOf(settings),
});
