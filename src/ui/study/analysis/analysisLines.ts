import { html, nothing, type TemplateResult } from 'lit';
import type { Position } from '../../../game/position.ts';
import { tableOf } from '../../../game/record.ts';
import type { Square } from '../../../game/square.ts';
import type { PositionAnalysis } from '../../../store/studyStore.ts';
import type { Shell } from '../../kit/shell.ts';
import { type LineStep, lineSteps } from '../../words/study/analysisWords.ts';
import { valueText } from '../../words/study/valueWords.ts';

type AnalyzedLine = PositionAnalysis['analysis']['lines'][number];

/** As many moves of a line as a person can follow. */
const MOST_MOVES = 12;

/** Arrow keys step through a line, which is a single tab stop. */
const STEPS = tableOf<'nextElementSibling' | 'previousElementSibling'>({
  ArrowRight: 'nextElementSibling',
  ArrowLeft: 'previousElementSibling',
});

const walk = (event: KeyboardEvent): void => {
  const step = STEPS.get(event.key);
  if (step === undefined || event.altKey || !(event.target instanceof HTMLElement)) return;
  event.preventDefault();
  event.stopPropagation();
  const next = event.target[step];
  if (next instanceof HTMLElement) next.focus();
};

/** A move of a line: hovering previews its position on the board, pressing goes there. */
const moveButton = (
  { play }: Shell,
  { name, about, text }: LineStep,
  moves: readonly Square[],
  isPlayable: boolean,
): TemplateResult => {
  const show = (): void => play.study.preview(moves);
  const hide = (): void => play.study.preview();
  return html`<button type="button" class="line-move" aria-label=${name} aria-description=${about ?? nothing}
      aria-disabled=${isPlayable ? nothing : 'true'} tabindex=${moves.length === 1 ? 0 : -1}
      @mouseenter=${show} @mouseleave=${hide} @focus=${show} @blur=${hide}
      @click=${() => isPlayable && play.study.playLine(moves)}>${text}</button>`;
};

const line = (
  shell: Shell,
  position: Position,
  { moves: all, score, exact }: AnalyzedLine,
  rank: number,
): TemplateResult => {
  const { words, play } = shell;
  const isPlayable = !play.stores.study.getState().asksThreat;
  const moves = all.slice(0, MOST_MOVES);
  const classes = ['line-value', ...(exact ? ['proved'] : []), ...(rank === 0 ? ['best'] : [])].join(' ');
  return html`
    <li class="line">
      <span class=${classes}>${valueText(words, position, { score, exact }, 'shortOutlook')}</span>
      <span class="line-moves" role="group" dir="ltr" aria-label=${words.t('study.analysis.line', { number: rank + 1 })}
        @keydown=${walk}>
        ${lineSteps(words, position, moves).map((step, index) =>
          moveButton(shell, step, moves.slice(0, index + 1), isPlayable),
        )}
      </span>
    </li>`;
};

/** The best moves, each with its main line. */
export const analysisLines = (shell: Shell, { position, analysis }: PositionAnalysis): TemplateResult => {
  const { analysisLines: wanted } = shell.play.stores.settings.getState();
  return html`
    <ol class="lines" aria-label=${shell.words.t('study.analysis.linesName')}>
      ${analysis.lines.slice(0, wanted).map((one, rank) => line(shell, position, one, rank))}
    </ol>`;
};
