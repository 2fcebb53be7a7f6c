import type { Settings } from '../../store/settingsStore.ts';
import { notify } from '../notices.ts';
import type { Play } from '../play.ts';
import type { Address } from './address.ts';
import { openShared } from './sharedLinks.ts';
import { openTheme } from './themeLinks.ts';

interface Opener {
  readonly play: Play;
  /** Starts a match on this machine. */
  readonly start: (settings: Settings) => void;
  /** Continues what this tab had on its board. */
  readonly resume: () => Promise<boolean>;
}

/** Opens the page at an address. */
export const openAddress = async ({ play, start, resume }: Opener, address: Address): Promise<void> => {
  const { app } = play.stores;
  switch (address.type) {
    case 'table':
      return void play.online.join(address.code, address.wish);
    case 'club':
      play.stores.club.setState({ word: address.word });
      return play.openPlace('club');
    case 'match':
      return play.openReplay(address.id);
    case 'game':
      start(address.settings);
      if (address.leftOut !== undefined) notify(app, 'address', { leftOut: address.leftOut });
      return;
    case 'place':
      return play.openPlace(address.place);
    case 'analysis':
      play.openPlace('study');
      return play.study.open();
    case 'refused':
      return notify(app, 'address', { refusal: address.refusal });
    case 'badLink':
      return notify(app, 'badLink', { failure: address.failure });
    case 'shared':
      return openShared(play, address.shared);
    case 'study':
      return play.study.openPacked(address.packed);
    case 'shortStudy':
      return play.study.openShort(address.name);
    case 'theme':
      return openTheme(play, address.read);
    case 'handover':
      return play.importing.receiveCode(address.code);
    case 'received':
      return play.importing.openShared();
    case 'plain':
      await resume();
  }
};
