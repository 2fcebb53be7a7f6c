import { chapters } from './chapters.ts';
import { club } from './club.ts';
import { colors } from './colors.ts';
import { course } from './course.ts';
import { device } from './device.ts';
import { diary } from './diary.ts';
import { doors } from './doors.ts';
import { editor } from './editor.ts';
import { embed } from './embed.ts';
import { exercise } from './exercise.ts';
import { exporting } from './export.ts';
import { feel } from './feel.ts';
import { formats } from './formats.ts';
import { handover } from './handover.ts';
import { invite } from './invite.ts';
import { lessons } from './lessons.ts';
import { library } from './library.ts';
import { openings } from './openings.ts';
import { puzzles } from './puzzles.ts';
import { review } from './review.ts';
import { study } from './study.ts';
import { transfer } from './transfer.ts';
import { tree } from './tree.ts';
import { you } from './you.ts';

/** Texts that no first game needs; loaded once the first game can be played. */
export const later = {
  ...formats,
  ...chapters,
  ...openings,
  ...library,
  ...diary,
  ...device,
  ...transfer,
  ...handover,
  ...doors,
  ...editor,
  ...embed,
  ...invite,
  ...lessons,
  ...course,
  ...exporting,
  ...club,
  ...study,
  ...puzzles,
  ...review,
  ...exercise,
  ...tree,
  ...feel,
  ...colors,
  ...you,
} as const;
