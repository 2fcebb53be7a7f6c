import { html, nothing, type TemplateResult } from 'lit';
import { rulesOf } from '../../../game/games.ts';
import { type Match, positionOf } from '../../../game/match.ts';
import { dropsDiscs } from '../../../game/position.ts';
import { RULES } from '../../../game/rules.ts';
import type { Square } from '../../../game/square.ts';
import type { Transcript } from '../../../game/transcript.ts';
import { lineThrough } from '../../../game/tree.ts';
import { squareRect } from '../../../look/boardGeometry.ts';
import type { StudyState } from '../../../store/studyStore.ts';
import { openedMoves } from '../../../study/overlays.ts';
import type { Moment } from '../../../study/review/review.ts';
import { layoutFor, liveElement, place, type Shell } from '../../kit/shell.ts';
import { listText } from '../../words/locale.ts';
import { type Sign, type SignedSquare, signsOf } from './momentFacts.ts';

/** On a grid of 24 units; shapes are distinguishable without color. */
const SHAPES: Readonly<Record<Sign, string>> = {
  played: 'M7 7l10 10M17 7L7 17',
  best: 'M12 5a7 7 0 1 0 .01 0z',
  reply: 'M12 4.5l7.5 7.5-7.5 7.5L4.5 12z',
  between: 'M8 12h8M12 8v8',
  opened: 'M12 9a3 3 0 1 0 .01 0z',
  named: 'M6 12h12',
};

const isBefore = (path: Transcript, line: Transcript, ply: number): boolean =>
  path.length === ply - 1 && path.every((move, index) => move === line[index]);

/** The selected key moment, while the board shows the position before it. */
export const shownMoment = ({ study, moment, review }: StudyState, path: Transcript): Moment | undefined => {
  if (study === undefined || moment === undefined || review.type !== 'finished') return undefined;
  const isShown = isBefore(path, lineThrough(study.tree, []), moment);
  return isShown ? review.review.moments.find(({ ply }) => ply.ply === moment) : undefined;
};

/** The squares in the coach's comment, the reply, and the other squares that the move opened. */
const advisedSquares = ({ advice }: StudyState): readonly SignedSquare[] => {
  if (advice?.type !== 'warning') return [];
  const { match, moment } = advice;
  const before = positionOf({ ...match, transcript: match.transcript.slice(0, -1) });
  const said = signsOf(moment);
  const isNew = ({ square }: SignedSquare): boolean => said.every(other => other.square !== square);
  const [reply] = moment.reply;
  const replies = said.some(({ sign }) => sign === 'reply') || reply === undefined ? [] : [reply];
  const opened = dropsDiscs(before) ? [] : [...openedMoves(before, moment.move)];
  return [
    ...said,
    ...replies.map(square => ({ sign: 'reply', square }) as const).filter(isNew),
    ...opened
      .filter(square => !replies.includes(square))
      .map(square => ({ sign: 'opened', square }) as const)
      .filter(isNew),
  ];
};

const signs = (shell: Shell): TemplateResult => {
  const { study, match } = shell.play.stores;
  const moment = shownMoment(study.getState(), match.getState().match?.transcript ?? []);
  const squares = moment === undefined ? advisedSquares(study.getState()) : signsOf(moment);
  if (squares.length === 0) return html`${nothing}`;
  const { board } = layoutFor(shell, 'board');
  return html`${squares.map(
    ({ sign, square }) => html`
      <svg class="moment-signs" aria-hidden="true" viewBox="0 0 24 24" .style=${place(squareRect(board, square))}>
        <path class="halo" d=${SHAPES[sign]}></path><path class="sign" d=${SHAPES[sign]}></path>
      </svg>`,
  )}`;
};

/** The signs on the board; the text and the legend say the same. */
export const mountMomentSigns = (shell: Shell): (() => void) =>
  liveElement(shell, 'signs-host', () => signs(shell)).stop;

/** The sign itself, beside its meaning. */
export const signPicture = (sign: Sign): TemplateResult =>
  html`<svg class="sign-picture" viewBox="0 0 24 24" aria-hidden="true"><path d=${SHAPES[sign]}></path></svg>`;

/** A legend of the signs besides those of both moves, whose captions have them: `◇ reply: g2`. */
export const signLegend = ({ words }: Shell, { setup }: Match, moment: Moment): TemplateResult => {
  const { writeMoves } = RULES[rulesOf(setup.game)];
  const name = (square: Square): string => writeMoves([square]);
  const signs = signsOf(moment);
  const namesOf = (wanted: Sign): readonly string[] =>
    signs.filter(({ sign }) => sign === wanted).map(({ square }) => name(square));
  const replies = namesOf('reply');
  const named = namesOf('named');
  const [one, two] = namesOf('between');
  const lines: readonly (readonly [Sign, string])[] = [
    ...(replies.length === 0
      ? []
      : [['reply', words.t('moments.signReply', { move: listText(words, replies) })] as const]),
    ...(named.length === 0
      ? []
      : [['named', words.t('moments.signNamed', { squares: listText(words, named) })] as const]),
    ...(one && two ? [['between', words.t('moments.signBetween', { one, two })] as const] : []),
  ];
  if (lines.length === 0) return html`${nothing}`;
  return html`
    <ul class="sign-legend" role="list">
      ${lines.map(([sign, text]) => html`<li>${signPicture(sign)}${text}</li>`)}
    </ul>`;
};
