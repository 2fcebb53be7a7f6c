import { html, nothing, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import type { GameRecord } from '../../formats/record.ts';
import { isOver } from '../../game/position.ts';
import { positionAt, type Transcript } from '../../game/transcript.ts';
import { lineThrough, nodesOf, noteAt } from '../../game/tree.ts';
import { drawPicture } from '../../picture/svgFiles.ts';
import { recordOfStudy } from '../../store/study/chapters.ts';
import type { Study } from '../../store/studyStore.ts';
import type { Shell } from '../kit/shell.ts';
import { moveText } from '../study/moves/moveWords.ts';
import { colorWord } from '../words/names.ts';

/** Diagrams per printed page. */
const ON_A_PAGE = 6;
/** In units of the drawing; the style sheet sets the printed size. */
const WIDTH = 360;
/** Maximum number of moves of an answer that fits in the margin. */
const MOST_MOVES = 12;

/** A printed position: one with a question, or the start of a chapter. */
interface Printed {
  readonly chapter: GameRecord;
  readonly path: Transcript;
  readonly number: number;
}

const askedIn = ({ tree }: GameRecord): readonly Transcript[] => [
  ...(tree.note?.asked === undefined ? [] : [[]]),
  ...nodesOf(tree, ({ asked }) => asked !== undefined).map(({ path }) => path),
];

/** Every question of the chapters, and the start of each chapter without questions. */
const printedIn = (study: Study): readonly Printed[] =>
  recordOfStudy(study)
    .chapters.flatMap(chapter => {
      const asked = askedIn(chapter);
      return (asked.length > 0 ? asked : [[]]).map(path => ({ chapter, path }));
    })
    .map((one, index) => ({ ...one, number: index + 1 }));

const diagram = ({ words }: Shell, { chapter, path, number }: Printed): TemplateResult => {
  const { setup } = chapter.tree;
  const position = positionAt(setup, path);
  if (position === undefined) return html`${nothing}`;
  const title = chapter.title ?? words.t('chapters.numbered', { number });
  const picture = drawPicture({
    content: { position, drawn: noteAt(chapter.tree, path).drawn },
    paint: 'print',
    coordinates: true,
    width: WIDTH,
    title,
  });
  const color = colorWord(words, position.turn, setup.game);
  const comment = noteAt(chapter.tree, path).comment ?? noteAt(chapter.tree, []).comment;
  return html`
    <figure class="printed-diagram">
      <figcaption>${isOver(position) ? title : words.t('chapters.toMove', { number, color })}${chapter.title === undefined ? nothing : html` · ${chapter.title}`}</figcaption>
      ${unsafeSVG(picture)} ${comment === undefined ? nothing : html`<p dir="auto">${comment}</p>`}
    </figure>`;
};

/** Nothing if no continuation or comment is recorded: there is no solution to print. */
const answer = (
  { words }: Shell,
  { chapter: { tree }, path, number }: Printed,
): TemplateResult | typeof nothing => {
  const line = lineThrough(tree, path).slice(path.length, path.length + MOST_MOVES);
  const said = noteAt(tree, path).asked?.right;
  if (line.length === 0 && said === undefined) return nothing;
  return html`
    <li value=${number}>
      <strong>${line.map(move => moveText(words, tree.setup, move)).join(' ')}</strong> ${said ?? nothing}
    </li>`;
};

const pagesOf = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / ON_A_PAGE) }, (_, page) =>
    all.slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE),
  );

/** A printed study: six diagrams per page, with the answers on separate pages at the end. */
export const studySheet = (shell: Shell, study: Study): TemplateResult => {
  const { words } = shell;
  const printed = printedIn(study);
  return html`
    ${study.title === undefined ? nothing : html`<h1 dir="auto">${study.title}</h1>`}
    ${pagesOf(printed).map(page => html`<div class="printed-page">${page.map(one => diagram(shell, one))}</div>`)}
    <section class="printed-answers">
      <h2>${words.t('chapters.answers')}</h2>
      <ol>${printed.map(one => answer(shell, one))}</ol>
    </section>
    <p class="printed-by">${words.t('name')}</p>`;
};
