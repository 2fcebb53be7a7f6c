import { COLORS, type Color } from '../game/color.ts';
import { type LocalSeat, opponentsOf } from '../game/seat.ts';
import { computerSeat } from './seating.ts';
import type { Settings } from './settingsStore.ts';
import type { Study } from './studyStore.ts';

/** The computer against which a position of a studied game is played again: the one of that game, else Flipside as chosen. */
export const sparringSeat = (settings: Settings, { tree, origin }: Study, own: Color): LocalSeat => {
  const others = [...COLORS].sort((a, b) => Number(a === own) - Number(b === own));
  const seats = others.map(color => origin?.players[color]);
  const [first = 'flipside'] = opponentsOf(tree.setup.game);
  return seats.find(seat => seat?.type === 'computer') ?? computerSeat(settings, first);
};
