import type { Translation } from '../translation.ts';
import { board } from './board.ts';
import { chapters } from './chapters.ts';
import { club } from './club.ts';
import { colors } from './colors.ts';
import { course } from './course.ts';
import { diary } from './diary.ts';
import { editor } from './editor.ts';
import { embed } from './embed.ts';
import { exercise } from './exercise.ts';
import { exporting } from './export.ts';
import { feel } from './feel.ts';
import { formats } from './formats.ts';
import { handover } from './handover.ts';
import { lessons } from './lessons.ts';
import { library } from './library.ts';
import { menu } from './menu.ts';
import { online } from './online.ts';
import { openings } from './openings.ts';
import { page } from './page.ts';
import { places } from './places.ts';
import { puzzles } from './puzzles.ts';
import { review } from './review.ts';
import { study } from './study.ts';
import { table } from './table.ts';
import { terms } from './terms.ts';
import { transfer } from './transfer.ts';
import { tree } from './tree.ts';
import { you } from './you.ts';

export const es: Translation = {
  ...page,
  ...formats,
  ...menu,
  ...board,
  ...online,
  ...openings,
  ...table,
  ...terms,
  ...colors,
  ...study,
  ...places,
  ...tree,
  ...library,
  ...diary,
  ...transfer,
  ...handover,
  ...you,
  ...review,
  ...exercise,
  ...editor,
  ...embed,
  ...lessons,
  ...chapters,
  ...course,
  ...puzzles,
  ...exporting,
  ...feel,
  ...club,
};
