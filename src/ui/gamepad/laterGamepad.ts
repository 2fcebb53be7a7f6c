import { laterAddition } from '../kit/later.ts';

/** Gamepads, once one is there. */
export const followGamepads = laterAddition(
  () => import('./gamepad.ts'),
  part => part.mountGamepad,
  { isWanted: ({ app }) => app.getState().hasGamepad, follows: ['app'] },
);
