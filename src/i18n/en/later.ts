import { club } from './club.ts';
import { diary } from './diary.ts';
import { editor } from './editor.ts';
import { embed } from './embed.ts';
import { exporting } from './export.ts';
import { formats } from './formats.ts';
import { handover } from './handover.ts';
import { lessons } from './lessons.ts';
import { library } from './library.ts';
import { openings } from './openings.ts';
import { transfer } from './transfer.ts';

/** What is said where no first game leads; it comes when the first game can be played. */
export const later = {
  ...formats,
  ...openings,
  ...library,
  ...diary,
  ...transfer,
  ...handover,
  ...editor,
  ...embed,
  ...lessons,
  ...exporting,
  ...club,
} as const;
