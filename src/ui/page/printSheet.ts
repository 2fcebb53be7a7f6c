import { html, nothing, render, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import type { Color } from '../../game/color.ts';
import { isMatchOver, lastTurn, type Match, positionOf } from '../../game/match.ts';
import { nodeAt } from '../../game/tree.ts';
import type { Words } from '../../i18n/words.ts';
import type { PictureContent } from '../../picture/picture.ts';
import { diagramOf, drawPicture } from '../../picture/svgFiles.ts';
import { isMoreThanGame } from '../../store/study/chapters.ts';
import { moveEntries } from '../board/moves/moveList.ts';
import { aboutGame, gameOnBoard } from '../export/exportedGame.ts';
import type { Shell } from '../kit/shell.ts';
import { entryDate } from '../words/entryWords.ts';
import { dayText } from '../words/locale.ts';
import { gameText } from '../words/names.ts';
import { replayTitle } from '../words/status.ts';
import { openingOf } from '../words/study/openingWords.ts';
import { studySheet } from './studySheet.ts';

/** In units of the drawing; the style sheet sets the printed size. */
const WIDTH = 600;

/** Printers omit the backgrounds that discs on screen consist of, so a filled or empty circle is drawn instead. */
const printedDisc = (color: Color): TemplateResult => html`
  <svg class="printed-disc" viewBox="-1.2 -1.2 2.4 2.4"><circle r="1" fill=${color === 'black' ? '#000000' : '#ffffff'} /></svg>`;

const printedMoves = (words: Words, match: Match): TemplateResult => html`
  <ol class="printed-moves" role="list" aria-label=${words.t('board.moves')}>
    ${moveEntries(match).map(
      ({ color, number, square }) => html`
        <li>
          <span class="move-number">${number ?? '–'}</span>${printedDisc(color)}<span>${square ?? words.t('board.pass')}</span>
        </li>`,
    )}
  </ol>`;

/** Comments on the moves of the line, such as `12. f6 ! A quiet move.` */
const printedNotes = ({ words, play }: Shell, match: Match): TemplateResult | typeof nothing => {
  const { study } = play.stores.study.getState();
  if (study === undefined) return nothing;
  const noted = moveEntries(match).flatMap(({ number, square }) => {
    const node = number === undefined ? undefined : nodeAt(study.tree, match.transcript.slice(0, number));
    const { mark, comment } = node ?? {};
    return mark === undefined && comment === undefined ? [] : [{ number, square, mark, comment }];
  });
  return html`
    <ul class="printed-notes" role="list">
      ${noted.map(
        ({ number, square, mark, comment }) =>
          html`<li><strong>${number}. ${square ?? words.t('board.pass')}${mark ?? ''}</strong> ${comment ?? ''}</li>`,
      )}
    </ul>`;
};

interface Printed {
  readonly match: Match;
  /** Whether this is a record of a whole game, with move numbers on the discs. */
  readonly isRecord: boolean;
}

/** Finished games and studies are printed in full, other games as a diagram of the current position. */
const printedGame = (shell: Shell, match: Match): Printed => {
  const { study } = shell.play.stores.study.getState();
  const isRecord = isMatchOver(match) || match.replayed === true || study !== undefined;
  return { match: (isRecord ? gameOnBoard(shell)?.match : undefined) ?? match, isRecord };
};

const contentOf = ({ match, isRecord }: Printed): PictureContent =>
  isRecord
    ? diagramOf(match.setup, match.transcript)
    : { position: positionOf(match), last: lastTurn(match)?.square };

/** The date of a game: from its record, else when it was last saved, else today. */
const dayOf = ({ words, play }: Shell, { id, replayed }: Match): string | undefined => {
  const { date } = play.stores.study.getState().study?.details ?? {};
  const savedAt = play.stores.app.getState().kept.find(({ match }) => match.id === id)?.savedAt;
  if (date !== undefined) return entryDate(words, { date });
  if (savedAt !== undefined) return dayText(words, savedAt);
  return replayed === true ? undefined : dayText(words, Date.now());
};

/** `Black: Anna – White: Flipside 3 · Anna wins 38-26. · 22 Nov 2026 · Rose` */
const aboutPrinted = (shell: Shell, { match, isRecord }: Printed): string => {
  const opening = openingOf(shell.words, shell.play.stores, match);
  const players = isRecord ? aboutGame(shell, match) : replayTitle(shell.words, match, 'short');
  return [players, dayOf(shell, match), opening?.text].filter(part => part !== undefined).join(' · ');
};

const sheet = (shell: Shell, onBoard: Match): TemplateResult => {
  const { words } = shell;
  const printed = printedGame(shell, onBoard);
  const { match } = printed;
  const picture = drawPicture({
    content: contentOf(printed),
    paint: 'print',
    coordinates: true,
    width: WIDTH,
    title: gameText(words, match),
  });
  return html`
    <h1>${gameText(words, match)}</h1>
    <p>${aboutPrinted(shell, printed)}</p>
    <div class="printed-board">${unsafeSVG(picture)}</div>
    ${printedMoves(words, match)} ${printedNotes(shell, match)}
    <p class="printed-by">${words.t('name')}</p>`;
};

/** Renders a sheet with the position and moves while printing; the print styles show only this sheet. */
export const followPrinting = (shell: Shell): (() => void) => {
  const element = document.createElement('section');
  element.className = 'print-sheet';
  const prepare = (): void => {
    const { match } = shell.play.stores.match.getState();
    if (shell.play.stores.app.getState().screen !== 'board' || match === undefined) return;
    const { study } = shell.play.stores.study.getState();
    const isWritten = study !== undefined && isMoreThanGame(study);
    render(isWritten ? studySheet(shell, study) : sheet(shell, match), element);
    shell.root.append(element);
  };
  const remove = (): void => element.remove();
  window.addEventListener('beforeprint', prepare);
  window.addEventListener('afterprint', remove);
  return () => {
    remove();
    window.removeEventListener('beforeprint', prepare);
    window.removeEventListener('afterprint', remove);
  };
};
