export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
export type PadDirection = (typeof DIRECTIONS)[number];
export type PadAction = PadDirection | 'press' | 'back' | 'hint' | 'menu';

/** The parts of a gamepad's state that are read. */
export interface PadState {
  readonly buttons: readonly { readonly pressed: boolean }[];
  /** From -1 (left, up) to 1. */
  readonly axes: readonly number[];
}

/** The buttons of the standard mapping (W3C Gamepad, section 7), by index. */
const BUTTONS: Readonly<Record<PadAction, readonly number[]>> = {
  press: [0],
  back: [1],
  hint: [4, 5],
  menu: [9],
  up: [12],
  down: [13],
  left: [14],
  right: [15],
};

const ACTIONS = Object.keys(BUTTONS) as readonly PadAction[];

/** How far a stick must be pushed to count. */
const PUSH = 0.55;

/** The left stick: its axis and sign. */
const STICK: Readonly<Record<PadDirection, readonly [axis: number, way: 1 | -1]>> = {
  left: [0, -1],
  right: [0, 1],
  up: [1, -1],
  down: [1, 1],
};

const isDirection = (action: PadAction): action is PadDirection =>
  (DIRECTIONS as readonly PadAction[]).includes(action);

const isPushed = ({ axes }: PadState, direction: PadDirection): boolean => {
  const [axis, way] = STICK[direction];
  return (axes[axis] ?? 0) * way > PUSH;
};

/** All buttons and directions held on a gamepad. */
export const heldOn = (pad: PadState): readonly PadAction[] =>
  ACTIONS.filter(
    action =>
      BUTTONS[action].some(number => pad.buttons[number]?.pressed === true) ||
      (isDirection(action) && isPushed(pad, action)),
  );

/** In milliseconds: the delay before a held direction repeats, and the interval between repeats. */
const REPEATS = { after: 420, every: 130 } as const;

/** Turns held buttons into actions: one for each press, repeated for held directions. */
export const createPadRhythm = (): ((held: readonly PadAction[], now: number) => readonly PadAction[]) => {
  /** The time at which each held action repeats. */
  let due = new Map<PadAction, number>();
  return (held, now) => {
    const acting = held.filter(action => now >= (due.get(action) ?? now));
    due = new Map(
      held.map(action => {
        const before = due.get(action);
        if (before === undefined) return [action, isDirection(action) ? now + REPEATS.after : Infinity];
        return [action, now >= before ? now + REPEATS.every : before];
      }),
    );
    return acting;
  };
};
