import type { ListedStudy } from '../../store/kept/storedStudy.ts';
import type { PlayContext } from '../context.ts';
import { notify } from '../notices.ts';
import type { StudyPlay } from './studyCalls.ts';

/** Reading a study plays all its lines: the page stays responsive if only a few are read at once. */
const READ_AT_ONCE = 4;

const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** The list of the studies that this browser keeps. */
export const createKeptStudies = ({
  kept: { studies },
  stores: { app },
}: PlayContext): Pick<StudyPlay, 'list' | 'keep' | 'forget' | 'bringBack'> => {
  /** Raised by every reading, so that an earlier one ends. */
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
      const part = ids.slice(from, from + READ_AT_ONCE);
      known.push(
        ...part.flatMap(id => {
          const saved = studies.peek(id);
          return saved === undefined ? [] : [{ ...saved, isHeld: studies.isHeld(id) }];
        }),
      );
    }
    app.setState({ keptStudies: known });
  };
  return {
    list: () => void read(),
    keep: id => {
      const held = studies.peek(id);
      if (held !== undefined && !studies.putBack(held)) notify(app, 'storageFull');
      void read();
    },
    forget: id => {
      const forgotten = studies.peek(id);
      if (forgotten === undefined) return;
      studies.remove(id);
      app.setState(({ keptStudies }) => ({
        keptStudies: keptStudies.filter(({ study }) => study.id !== id),
        forgottenStudy: forgotten,
      }));
    },
    bringBack: () => {
      const { forgottenStudy } = app.getState();
      if (forgottenStudy === undefined) return;
      if (!studies.putBack(forgottenStudy)) notify(app, 'storageFull');
      app.setState({ forgottenStudy: undefined });
      void read();
    },
  };
};
