import { openImport, openTakeCode } from '../dialogs/later.ts';
import type { Shell } from '../kit/shell.ts';

/** What comes from outside is shown before anything is done with it: games as if they had been pasted, and data of another device. */
export const followArrivals = (shell: Shell): (() => void) => {
  const { app } = shell.play.stores;
  const look = (): void => {
    const { received } = app.getState();
    if (received === undefined) return;
    shell.play.offline.receive(undefined);
    if (received.code === undefined) openImport(shell, received);
    else openTakeCode(shell, received.code);
  };
  look();
  return app.subscribe(look);
};
