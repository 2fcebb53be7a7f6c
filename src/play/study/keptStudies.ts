import type { ListedStudy, SavedStudy } from '../../store/kept/storedStudy.ts';
import type { PlayContext } from '../context.ts';
import { notify } from '../notices.ts';

/** Number of studies read at once. Reading replays all lines of a study, so more would block the page. */
const READ_AT_ONCE = 4;

const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** The list of saved studies. */
export const createKeptStudies = ({ kept: { studies }, stores: { app } }: PlayContext) => {
  /** Incremented by every load, so that an earlier one stops. */
  let reading = 0;
  const read = async (): Promise<void> => {
    reading += 1;
    const own = reading;
    const ids = [...studies.ids(), ...studies.heldIds()]
      .map(id => ({ id, savedAt: studies.savedAt(id) }))
      .sort((a, b) => b.savedAt - a.savedAt)
      .map(({ id }) => id);
    const known: ListedStudy[] = [];
    for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
      if (from > 0) await pause();
      if (own !== reading) return;
      for (const id of ids.slice(from, from + READ_AT_ONCE)) {
        const saved = await studies.peek(id);
        if (saved !== undefined) known.push({ ...saved, isHeld: studies.isHeld(id) });
      }
    }
    if (own === reading) app.setState({ keptStudies: known });
  };
  const putBack = async (saved: SavedStudy | undefined): Promise<void> => {
    if (saved !== undefined && !(await studies.putBack(saved))) notify(app, 'storageFull');
    await read();
  };
  return {
    /** Loads the list of saved studies. */
    list: (): void => void read(),
    /** Saves a study that was only being looked at. */
    keep: (id: string): void => void studies.peek(id).then(putBack),
    /** Deletes a saved study; `bringBack` undoes the last deletion. */
    forget: (id: string): void => {
      const forgotten = app.getState().keptStudies.find(({ study }) => study.id === id);
      if (forgotten === undefined) return;
      studies.remove(id);
      app.setState(({ keptStudies }) => ({
        keptStudies: keptStudies.filter(one => one !== forgotten),
        forgottenStudy: forgotten,
      }));
    },
    bringBack: (): void => {
      const { forgottenStudy } = app.getState();
      if (forgottenStudy === undefined) return;
      app.setState({ forgottenStudy: undefined });
      void putBack(forgottenStudy);
    },
  };
};
