import { html, svg, type TemplateResult } from 'lit';
import type { UnitName } from '../../study/course/units.ts';
import type { LessonName } from '../../study/lessons/lessons.ts';

export type DiagramName = LessonName | UnitName;

/** Four rows of four squares: `#` a filled disc, `o` an open one, `*` a move, `x` a square to avoid. */
const DRAWINGS: Readonly<Record<DiagramName, string>> = {
  rules: '.... .o#. .#o. ....',
  four: '...# ..#o .#oo #ooo',
  corners: '#... .x.. .... ....',
  csquares: '.x.. x... .... ....',
  edges: '.... .... .... .##*',
  unbalanced: '.... .... .... *ooo',
  mobility: '.*.. *oo* .oo* ..*.',
  quiet: '.### #*o# #oo# .###',
  frontier: '.#o. .#o. .#o. .#o.',
  parity: '#### #### ##** ###*',
  tempo: '.... .... oo.. #*#o',
  stable: '#### ###. ##.. #...',
  wedges: '.... .... .... o*o.',
  counting: '#o#o o##o #o*# o#*o',
  swindles: 'oooo o#oo ooo* oo**',
  principles: '.... ..#. .##o ....',
  openings: '.... .##. .#o. ..o.',
};

const CELL = 5;
const START = 2;

const sign = (character: string, x: number, y: number): TemplateResult => {
  switch (character) {
    case '#':
      return svg`<circle cx=${x} cy=${y} r="1.9" fill="currentcolor" stroke="none"/>`;
    case 'o':
      return svg`<circle cx=${x} cy=${y} r="1.6" stroke-width="0.8"/>`;
    case '*':
      return svg`<circle class="diagram-move" cx=${x} cy=${y} r="1.4" stroke="none"/>`;
    case 'x':
      return svg`<path class="diagram-avoid" d="m${x - 1.1} ${y - 1.1} 2.2 2.2m0-2.2-2.2 2.2" stroke-width="0.9"/>`;
    default:
      return svg``;
  }
};

/** The idea of a lesson on sixteen squares, as an icon beside its name. */
export const diagram = (name: DiagramName): TemplateResult => {
  const rows = DRAWINGS[name].split(' ');
  return html`
    <svg class="icon diagram" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect x="2" y="2" width="20" height="20" rx="2.5" stroke-width="0.9"/>
      <path class="diagram-lines" d="M7 2v20M12 2v20M17 2v20M2 7h20M2 12h20M2 17h20" stroke-width="0.4"/>
      ${rows.map((row, y) =>
        [...row].map((character, x) =>
          sign(character, START + CELL * (x + 1 / 2), START + CELL * (y + 1 / 2)),
        ),
      )}
    </svg>`;
};
