import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { type GameName, rulesOf } from '../../../game/games.ts';
import { RULES } from '../../../game/rules.ts';
import type { Words } from '../../../i18n/words.ts';
import { GRAPH_MEASURES } from '../../../store/settingsStore.ts';
import type { ReviewedPly } from '../../../study/review/review.ts';
import { choice } from '../../kit/choices.ts';
import type { Shell } from '../../kit/shell.ts';
import { shareText } from '../../words/numbers.ts';
import { moveText, scoreText } from '../../words/study/reviewWords.ts';
import { type CurvePoint, scoreCurve } from './scoreCurve.ts';
import { type Graphed, hasLanes, scorePicture } from './scoreGraph.ts';

/** `Black +4, 63% to win`: the chance of the side that is ahead. What is proved is called so. */
const outlookWords = (words: Words, game: GameName, point: CurvePoint): string => {
  const score = scoreText(words, game, point);
  if (RULES[rulesOf(game)].hasOutlook || point.score === 0) return score;
  return words.t(point.exact ? 'review.provedWithChance' : 'review.withChance', {
    score,
    share: shareText(words, point.score > 0 ? point.chance : 1 - point.chance),
  });
};

/** The choice of what the curve shows, which is remembered. */
const measureChoice = ({ words, play }: Shell, { by }: Graphed): TemplateResult =>
  choice({
    name: 'graph-by',
    label: words.t('review.by'),
    className: 'segments graph-by',
    value: by,
    options: GRAPH_MEASURES.map(value => ({ value, label: words.t(`review.measure.${value}`) })),
    onChoose: value => play.set('graphBy', value),
  });

/** The current position as text: `14. f5: Black +4`. */
const shownText = ({ words }: Shell, { game, review, shown }: Graphed): string => {
  const point = scoreCurve(review).find(({ plies }) => plies === shown);
  const score = point === undefined ? words.t('review.unknown') : outlookWords(words, game, point);
  const made: ReviewedPly | undefined = review.plies.find(({ ply }) => ply === shown);
  if (shown === 0) return words.t('review.start', { score });
  return made === undefined
    ? words.t('review.at', { number: shown, move: '…', score })
    : words.t('review.at', { number: shown, move: moveText(words, game, made), score });
};

/** The graph with its text; the slider below does the same by keyboard. */
export const scoreGraph = (shell: Shell, graphed: Graphed): TemplateResult => {
  const { words } = shell;
  const { plies, shown, onGo } = graphed;
  const text = shownText(shell, graphed);
  const go = (event: Event): void => onGo(Number((event.target as HTMLInputElement).value));
  return html`
    <figure class="score-figure">
      ${scorePicture(shell, graphed)}
      <input class="graph-slider" type="range" dir="ltr" min="0" max=${plies} step="1" aria-label=${words.t('review.position')}
        aria-valuetext=${text} .style="--filled:${plies === 0 ? 0 : shown / plies}"
        .value=${live(String(shown))} @input=${go} />
      <figcaption>
        <span class="shown-text" aria-hidden="true">${text}</span>
        <span class="quiet graph-legend">${words.t('review.shaded')} · ${words.t(hasLanes(graphed) ? 'review.lossesBelowResults' : 'review.lossesBelow')}</span>
      </figcaption>
      ${hasLanes(graphed) ? nothing : measureChoice(shell, graphed)}
    </figure>`;
};
