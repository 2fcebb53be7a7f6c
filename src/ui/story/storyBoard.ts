import { html, nothing, svg, type TemplateResult } from 'lit';
import { discChanges } from '../../game/discChanges.ts';
import { rulesOf } from '../../game/games.ts';
import { type Match, positionAfter } from '../../game/match.ts';
import { play } from '../../game/position.ts';
import { RULES } from '../../game/rules.ts';
import type { Square } from '../../game/square.ts';
import { discColors } from '../../look/colors.ts';
import { shownColors } from '../../look/gameColors.ts';
import { MOTION } from '../../look/motion.ts';
import { selectAppliedColors, selectWishes } from '../../store/selectors.ts';
import type { Moment } from '../../study/review/review.ts';
import type { Shell } from '../kit/shell.ts';
import { type SmallPlaces, smallBoard } from '../study/smallBoard.ts';
import type { Shot } from './storyShots.ts';

const RING = 0.42;
/** Radii of the marks in a still picture, as shares of a square. */
const MARK = 0.2;

const ring = ({ middleOf, square: side }: SmallPlaces, square: Square, name: string): TemplateResult => {
  const { x, y } = middleOf(square);
  return svg`<circle class=${name} cx=${x} cy=${y} r=${RING * side}></circle>`;
};

/** The discs that the better move flips, without duplicates. */
const turningDiscs = (
  shell: Shell,
  match: Match,
  { ply }: Moment,
  { middleOf, square: side }: SmallPlaces,
): TemplateResult => {
  const before = positionAfter(match, ply.ply - 1);
  const after = play(before, ply.best);
  if (after === undefined) return svg`${nothing}`;
  const { landed, flipped } = discChanges(before, after);
  const settings = shell.play.stores.settings.getState();
  const colors = discColors(shownColors(selectAppliedColors(settings).colors, before.rules));
  const radius = (selectWishes(settings).discShare / 2) * side;
  const discs = [
    ...(landed === undefined ? [] : [{ square: landed.square, color: landed.color, delay: 0 }]),
    ...flipped.map(({ square, to, distance }) => ({
      square,
      color: to,
      delay: MOTION.landing + MOTION.waveStep * distance,
    })),
  ];
  return svg`${discs.map(({ square, color, delay }) => {
    const { x, y } = middleOf(square);
    return svg`<circle class="turning-disc" cx=${x} cy=${y} r=${radius} fill=${colors[color]} .style="--delay:${delay}ms"></circle>`;
  })}`;
};

const marks = (places: SmallPlaces, { move, ply }: Moment): TemplateResult => {
  const [one, two] = [places.middleOf(move), places.middleOf(ply.best)];
  const arm = MARK * places.square;
  return svg`
    <path class="mark-played" d="M${one.x - arm} ${one.y - arm}l${2 * arm} ${2 * arm}M${one.x + arm} ${one.y - arm}l${-2 * arm} ${2 * arm}"></path>
    <circle class="mark-better" cx=${two.x} cy=${two.y} r=${arm}></circle>`;
};

/** The small board that plays along with the curve. */
export const storyBoard = (
  shell: Shell,
  match: Match,
  { stage, ply }: Shot,
  moment: Moment | undefined,
): TemplateResult =>
  smallBoard(shell, positionAfter(match, ply), places => {
    if (moment === undefined || stage === 'drawing') return nothing;
    if (stage === 'move') return ring(places, moment.move, 'glowing');
    if (stage === 'better')
      return svg`${turningDiscs(shell, match, moment, places)}${ring(places, moment.ply.best, 'pulsing')}`;
    return marks(places, moment);
  });

/** Three pictures instead of the film: before the move, after it, and after the better move. */
export const storyStills = (shell: Shell, match: Match, moment: Moment): TemplateResult => {
  const { words } = shell;
  const { writeMoves } = RULES[rulesOf(match.setup.game)];
  const before = positionAfter(match, moment.ply.ply - 1);
  const better = play(before, moment.ply.best) ?? before;
  const pictures = [
    [words.t('story.before'), smallBoard(shell, before, places => marks(places, moment))],
    [
      words.t('moments.played', { move: writeMoves([moment.move]) }),
      smallBoard(shell, positionAfter(match, moment.ply.ply), places => ring(places, moment.move, 'glowing')),
    ],
    [
      words.t('moments.best', { move: writeMoves([moment.ply.best]) }),
      smallBoard(shell, better, places => ring(places, moment.ply.best, 'pulsing')),
    ],
  ] as const;
  return html`
    <div class="story-stills">
      ${pictures.map(
        ([caption, picture]) => html`<figure>${picture}<figcaption>${caption}</figcaption></figure>`,
      )}
    </div>`;
};
