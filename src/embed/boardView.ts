import { html, nothing, type TemplateResult } from 'lit';
import type { Square } from '../game/square.ts';
import type { Transcript } from '../game/transcript.ts';
import { nodeAt } from '../game/tree.ts';
import { directionOf } from '../i18n/languages.ts';
import { textOf } from '../i18n/text.ts';
import type { Words } from '../i18n/words.ts';
import { boardPicture } from './boardPicture.ts';
import { shownPosition } from './boardState.ts';
import { moveList } from './moveList.ts';
import type { Problem } from './readAttributes.ts';
import type { Shown } from './readView.ts';
import { captionOf, plyText } from './spoken.ts';
import { stepButtons } from './stepButtons.ts';
import type { Known } from './values.ts';

/** The input for rendering the element. */
export interface BoardParts {
  readonly words: Words;
  readonly shown: Shown;
  readonly known: Known | undefined;
  readonly current: Square;
  readonly isPlaying: boolean;
  readonly isThinking: boolean;
  readonly hasFailed: boolean;
  readonly hasList: boolean;
  readonly go: (ply: number) => void;
  readonly goTo: (path: Transcript) => void;
  readonly toggle: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onPress: (event: Event) => void;
}

/** Whether the person may move in the shown position. */
export const mayPlay = (shown: Shown): boolean =>
  shown.playable === 'both' || shown.playable === shownPosition(shown).turn;

/** Messages besides the last move and the score. */
const newsOf = ({ words, known, isThinking, hasFailed }: BoardParts): string =>
  [
    ...(known === 'coming' ? [words.t('embed.coming')] : []),
    ...(known === 'failed' ? [words.t('embed.engineMissing')] : []),
    ...(isThinking ? [words.t('embed.thinking')] : []),
    ...(hasFailed ? [words.t('embed.noReply')] : []),
  ]
    .map(text => words.t('gap') + text)
    .join('');

/** A message in place of the board. */
export const problemView = (words: Words, problem: Problem): TemplateResult => {
  const language = words.language();
  return html`<p class="problem" part="problem" role="status" lang=${language} dir=${directionOf(language)}>${textOf(words, problem)}</p>`;
};

/** The board, its controls and its caption. */
export const boardView = (parts: BoardParts): TemplateResult => {
  const { words, shown, known, current, isPlaying, hasList, go, goTo, toggle } = parts;
  const position = shownPosition(shown);
  const values = typeof known === 'object' ? known : undefined;
  const language = words.language();
  const [ply, count, text] = [shown.ply, shown.line.length, plyText(words, shown)];
  const comment = nodeAt(shown.tree, shown.line.slice(0, ply))?.comment;
  return html`
    <div class="whole" role="group" aria-label=${words.t('embed.name')} @keydown=${parts.onKey} @focusin=${parts.onFocus} @click=${parts.onPress}>
      ${boardPicture({ words, shown, position, values, current, isPlayable: mayPlay(shown) })}
      <slot name="controls">${stepButtons({ words, ply, count, text, isPlaying, go, toggle })}</slot>
      <slot name="caption"><p part="caption" class="caption" aria-live=${isPlaying ? 'off' : 'polite'} lang=${language} dir=${directionOf(language)}>${captionOf(words, shown)}${newsOf(parts)}</p></slot>
      ${comment === undefined ? nothing : html`<p part="comment" class="comment" dir="auto">${comment}</p>`}
      ${hasList ? moveList({ words, shown, goTo }) : nothing}
    </div>`;
};
