import { html, nothing, type TemplateResult } from 'lit';
import {
  type Frame,
  type PicturedBoard,
  type Pixels,
  readPicture,
} from '../../formats/picture/readPicture.ts';
import { COLORS, type Color } from '../../game/color.ts';
import { isShowable, type Setup, STANDARD_SETUP, startOf } from '../../game/games.ts';
import { makeSquare } from '../../game/square.ts';
import { treeOf } from '../../game/tree.ts';
import { type Close, dialogHead, openDialog } from '../kit/dialogs.ts';
import { positionPicture } from '../kit/positionPicture.ts';
import type { Shell } from '../kit/shell.ts';
import { listText } from '../words/locale.ts';
import { colorWord } from '../words/names.ts';

/** In pixels: the longer side of the picture that is shown and read, and of the one searched for a board. */
const LONGEST = { shown: 800, searched: 320 } as const;
const SHORTER_SEARCHED = 120;

/** The state of the open dialog. */
interface Looking {
  readonly shell: Shell;
  readonly address: string;
  readonly pixels: Pixels;
  /** Undefined while the board is being searched. */
  frame: Frame | undefined;
  /** The side to move, which a picture cannot show. */
  turn: Color | undefined;
}

/** The picture scaled down to a maximum side in pixels; the browser resizes it off the main thread. */
const pixelsOf = async (
  picture: ImageBitmap,
  longest: number,
): Promise<{ readonly canvas: HTMLCanvasElement; readonly pixels: Pixels }> => {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const size = { resizeWidth: canvas.width, resizeHeight: canvas.height } as const;
  const scaled = await createImageBitmap(picture, { ...size, resizeQuality: 'medium' });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(scaled, 0, 0);
  scaled.close();
  const data = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
  return { canvas, pixels: { width: canvas.width, height: canvas.height, data } };
};

const setupOf = ({ black, white }: PicturedBoard, turn: Color): Setup => ({
  ...STANDARD_SETUP,
  start: { discs: { black, white }, turn },
});

const hasDiscs = ({ black, white }: PicturedBoard): boolean => black.size + white.size > 0;

interface Slider {
  readonly name: 'left' | 'top' | 'side';
  readonly most: number;
}

const slider = (
  { shell: { words }, frame }: Looking,
  { name, most }: Slider,
  change: (frame: Frame) => void,
): TemplateResult =>
  frame === undefined
    ? html`${nothing}`
    : html`
      <label class="choice-label" for="picture-${name}">${words.t(`pictured.${name}`)}</label>
      <input id="picture-${name}" type="range" min="0" max=${Math.round(most)} step="1" .value=${String(Math.round(frame[name]))}
        @input=${(event: Event) => change({ ...frame, [name]: Number((event.target as HTMLInputElement).value) })} />`;

const seenPicture = ({ shell: { words }, address, pixels, frame }: Looking): TemplateResult => html`
  <div class="pictured-source">
    <img src=${address} alt=${words.t('pictured.source')} />
    ${
      frame === undefined
        ? nothing
        : html`<svg class="pictured-frame" viewBox="0 0 ${pixels.width} ${pixels.height}" aria-hidden="true">
          <rect x=${frame.left} y=${frame.top} width=${frame.side} height=${frame.side}></rect></svg>`
    }
  </div>`;

const readBoard = ({ shell, pixels, frame, turn = 'black' }: Looking): TemplateResult => {
  const { words, play } = shell;
  if (frame === undefined) return html`<p role="status">${words.t('pictured.looking')}</p>`;
  const board = readPicture(pixels, frame);
  if (!hasDiscs(board)) return html`<p role="alert">${words.t('pictured.nothing')}</p>`;
  const squares = listText(words, board.unsure.map(makeSquare));
  const some = squares === '' ? undefined : words.t('pictured.unsure', { squares });
  const doubt = board.isLikely ? some : words.t('pictured.unlikely');
  return html`
    ${positionPicture(play.stores.settings.getState(), startOf(setupOf(board, turn)))}
    <p role="status">${words.t('pictured.count', { black: board.black.size, white: board.white.size })}</p>
    ${doubt === undefined ? nothing : html`<p class="refused">${doubt}</p>`}`;
};

const turnChoice = (
  { shell: { words }, turn }: Looking,
  choose: (turn: Color) => void,
): TemplateResult => html`
  <fieldset class="pictured-turn">
    <legend>${words.t('pictured.turn')}</legend>
    ${COLORS.map(
      color => html`
        <label class="check-field"><input type="radio" name="pictured-turn" .checked=${turn === color} @change=${() => choose(color)} />
          <span>${colorWord(words, color, 'othello')}</span></label>`,
    )}
  </fieldset>`;

const content = (looking: Looking, draw: () => void, close: Close): TemplateResult => {
  const { shell, pixels, frame, turn } = looking;
  const { words, play } = shell;
  const move = (next: Frame): void => {
    looking.frame = next;
    draw();
  };
  const choose = (next: Color): void => {
    looking.turn = next;
    draw();
  };
  const board = frame && readPicture(pixels, frame);
  const setup = board && turn && hasDiscs(board) ? setupOf(board, turn) : undefined;
  const use = (): void => {
    if (setup === undefined || !isShowable(setup)) return;
    close();
    play.study.openRecord({ tree: treeOf(setup, []) });
  };
  return html`
    ${dialogHead(words, words.t('pictured.title'), close)}
    <p class="quiet">${words.t('pictured.about')}</p>
    <div class="pictured-parts">
      ${seenPicture(looking)}
      <div class="pictured-board">${readBoard(looking)}</div>
    </div>
    <div class="pictured-sliders">
      ${slider(looking, { name: 'left', most: pixels.width }, move)} ${slider(looking, { name: 'top', most: pixels.height }, move)}
      ${slider(looking, { name: 'side', most: Math.max(pixels.width, pixels.height) }, move)}
    </div>
    ${turnChoice(looking, choose)}
    <div class="answers">
      <button type="button" class="primary" ?disabled=${setup === undefined || !isShowable(setup)} @click=${use}>${words.t('pictured.use')}</button>
    </div>`;
};

/** The picture as a `data:` URL, which the content security policy allows; encoded off the main thread. */
const addressOf = (canvas: HTMLCanvasElement): Promise<string> =>
  new Promise(resolve => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    canvas.toBlob(blob => (blob === null ? resolve('') : reader.readAsDataURL(blob)));
  });

/** Undefined for files that are no pictures, and in browsers that cannot decode them. */
const bitmapOf = async (file: Blob): Promise<ImageBitmap | undefined> => {
  try {
    return await createImageBitmap(file);
  } catch {
    return undefined;
  }
};

/**
 * Shows a picture of a board beside the position recognized in it, and opens that as a study once the person confirms
 * it.
 */
export const openPicture = async (shell: Shell, file: Blob): Promise<void> => {
  const { words } = shell;
  const picture = await bitmapOf(file);
  if (picture === undefined) {
    await openDialog(shell, {
      name: () => words.t('pictured.title'),
      className: 'pictured-dialog',
      content: close =>
        html`${dialogHead(words, words.t('pictured.title'), close)}<p role="alert">${words.t('pictured.failed')}</p>`,
    });
    return;
  }
  const { canvas, pixels } = await pixelsOf(picture, LONGEST.shown);
  const slenderness = Math.max(picture.width, picture.height) / Math.min(picture.width, picture.height);
  const searched = Math.min(LONGEST.searched, SHORTER_SEARCHED * slenderness);
  const { pixels: small } = await pixelsOf(picture, searched);
  picture.close();
  const looking: Looking = {
    shell,
    address: await addressOf(canvas),
    pixels,
    frame: undefined,
    turn: undefined,
  };
  let draw = (): void => {};
  const closing = new AbortController();
  const scale = pixels.width / small.width;
  const whole: Frame = { left: 0, top: 0, side: Math.min(small.width, small.height) };
  void shell.play.importing.findBoard(small, closing.signal).then((found = whole) => {
    const { left, top, side } = found;
    looking.frame = { left: left * scale, top: top * scale, side: side * scale };
    if (!closing.signal.aborted) draw();
  });
  await openDialog(shell, {
    name: () => words.t('pictured.title'),
    className: 'pictured-dialog',
    content: (close, redraw) => {
      draw = redraw;
      return content(looking, redraw, close);
    },
  });
  closing.abort();
};
