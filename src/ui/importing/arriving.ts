import { openImport } from '../dialogs/later.ts';
import type { Shell } from '../kit/shell.ts';

/** Games that the system hands over, from its share sheet or as files, are read as if they had been pasted. */
export const followArrivals = (shell: Shell): (() => void) => {
  const { app } = shell.play.stores;
  const look = (): void => {
    const { received } = app.getState();
    if (received === undefined) return;
    shell.play.offline.receive(undefined);
    openImport(shell, received);
  };
  look();
  return app.subscribe(look);
};
