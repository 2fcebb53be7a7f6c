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

/** Settings for both colors or none at this machine mean a random color at a table. */
const sideOf = ({ side }: Settings): Color | 'random' =>
  side === 'black' || side === 'white' ? side : 'random';

/** A table as the settings choose it. A head start needs the color of the player who opens, so it is drawn here. */
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

/** What an opponent must want as well: there are no head starts in the lobby. */
export const seekRequest = (settings: Settings): SeekTerms => ({
  setup: writeSetup(selectSetup(settings)),
  clock: clockOf(settings),
  isRated: selectIsRated(settings, 'anybody'),
  ...nameOf(settings),
});

/** What a table plays, without who sits where. */
const termsOf = ({ setup, clock, isRated }: TableState) => ({
  setup: writeSetup(setup),
  clock,
  ...(isRated !== undefined && { isRated }),
});

/** Another table like this one, with the colors swapped as in a rematch. */
export const inviteAgain = (table: TableState, settings: Settings): TableTerms => ({
  ...termsOf(table),
  color: table.you === 'watcher' ? 'random' : opposite(table.you),
  ...nameOf(settings),
});

/** Somebody else who wants what this table plays. */
export const seekAgain = (table: TableState, settings: Settings): SeekTerms => ({
  ...termsOf(table),
  ...nameOf(settings),
});
