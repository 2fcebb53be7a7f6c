import type { Words } from '../../i18n/words.ts';
import type { ColorSlot } from '../../look/colors.ts';

/** The slots of one side are named after it, so that they read `Blue discs` over blue discs. */
export const slotWord = (words: Words, slot: ColorSlot, where: 'slot' | 'slotInside' = 'slot'): string => {
  const { black, white } = words.sideNames();
  switch (slot) {
    case 'blackDiscs':
      return words.t(`${where}.${black}Discs`);
    case 'whiteDiscs':
      return words.t(`${where}.${white}Discs`);
    case 'blackMarks':
      return words.t(`${where}.${black}Marks`);
    case 'whiteMarks':
      return words.t(`${where}.${white}Marks`);
    default:
      return words.t(`${where}.${slot}`);
  }
};
