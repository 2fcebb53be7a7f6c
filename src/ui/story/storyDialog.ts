import '../export/export.css';
import './story.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Rect } from '../../look/layout.ts';
import { MOTION } from '../../look/motion.ts';
import { selectStretch } from '../../store/selectors.ts';
import type { Story } from '../../store/studyStore.ts';
import { turningMoment } from '../../study/lead.ts';
import type { Moment, Review } from '../../study/review.ts';
import { type Close, dialogHead, openDialog } from '../kit/dialogs.ts';
import { icon } from '../kit/icons.ts';
import { layoutFor, place, type Shell } from '../kit/shell.ts';
import { colorWord } from '../words/names.ts';
import { resultText } from '../words/results.ts';
import { momentText } from '../words/study/momentWords.ts';
import { lossText, moveText } from '../words/study/reviewWords.ts';
import { openSendMoment } from './sendMoment.ts';
import { storyGraph } from './storyGraph.ts';

const reviewIn = ({ review }: Story): Review | undefined => ('review' in review ? review.review : undefined);

/** What is known of the move that turned the game. */
const turnedWords = (shell: Shell, story: Story, moment: Moment): TemplateResult => {
  const { words } = shell;
  const { game } = story.match.setup;
  const { ply, color, loss } = moment.ply;
  return html`
    <p class="story-turn">
      <strong>${words.t('story.turned', { number: ply, color: colorWord(words, color, game), move: moveText(words, game, moment) })}</strong>
      <span class="quiet">${lossText(words, game, loss)}</span>
    </p>
    <p class="quiet">${momentText(words, game, moment)}</p>`;
};

const found = (shell: Shell, story: Story): TemplateResult => {
  const { words, play } = shell;
  const { review } = story;
  switch (review.type) {
    case 'running':
      return html`
        <label class="quiet" for="story-progress">${words.t('story.looking')}</label>
        <progress id="story-progress" max=${review.of} value=${review.done}></progress>`;
    case 'finished': {
      const moment = turningMoment(review.review);
      return moment === undefined ? html`<p>${words.t('story.even')}</p>` : turnedWords(shell, story, moment);
    }
    default:
      return html`
        <p role="alert">${words.t('review.failed')}</p>
        <button type="button" class="secondary" @click=${() => {
          play.study.closeStory();
          play.study.openStory();
        }}>${words.t('review.retry')}</button>`;
  }
};

const content = (shell: Shell, story: Story, close: Close): TemplateResult => {
  const { words, play } = shell;
  const { match, review } = story;
  const { game } = match.setup;
  const moment = review.type === 'finished' ? turningMoment(review.review) : undefined;
  return html`
    ${dialogHead(words, words.t('story.title'), close)}
    <p>${resultText(words, match)}</p>
    ${storyGraph({
      match,
      review: reviewIn(story),
      turned: moment?.ply.ply,
      label: words.t('story.graph'),
      sides: { black: colorWord(words, 'black', game), white: colorWord(words, 'white', game) },
    })}
    <div class="story-found">${found(shell, story)}</div>
    <div class="answers">
      <button type="button" class="secondary" @click=${() => {
        close();
        play.study.review();
      }}>${words.t('review.review')}</button>
      ${
        moment === undefined
          ? nothing
          : html`<button type="button" class="primary with-icon" @click=${() => void openSendMoment(shell, match, moment)}>${icon('share')}<span>${words.t('story.send')}</span></button>`
      }
    </div>`;
};

/** What the story needs at least, and its distance from the edge of the page, in units of body text. */
const ROOM = { width: 18, height: 18, margin: 0.25 } as const;

/** From `start`, `size` long: at least `least`, about the same middle, and between the edges of the page. */
const grown = (start: number, size: number, least: number, [edge, end]: readonly [number, number]) => {
  const length = Math.min(end - edge, Math.max(size, least));
  const first = Math.min(end - length, Math.max(edge, start + (size - length) / 2));
  return [first, length] as const;
};

/** The place of the board, and more on a page with a very small one. */
const rectOf = (shell: Shell): Rect => {
  const { board, unit } = layoutFor(shell, 'board');
  const { frame } = board;
  const { viewport } = shell.play.stores.app.getState();
  const margin = ROOM.margin * unit;
  const [x, width] = grown(frame.x, frame.width, ROOM.width * unit, [margin, viewport.width - margin]);
  const [y, height] = grown(frame.y, frame.height, ROOM.height * unit, [margin, viewport.height - margin]);
  return { x, y, width, height };
};

/** The other side of the board, at its place; it comes up while the board goes down. */
const styleOf = (shell: Shell): string => {
  const { app, settings } = shell.play.stores;
  const half = (MOTION.boardTurn / 2) * selectStretch(app.getState(), settings.getState());
  return `${place(rectOf(shell))};--half-turn:${half}ms`;
};

/** Turns the board over to the story of the game on it; resolves when it has been turned back. */
export const openStory = async (shell: Shell): Promise<string> => {
  const { play, words } = shell;
  play.study.openStory();
  const first = play.stores.study.getState().story;
  if (first === undefined) return '';
  let close: Close = () => {};
  const end = play.stores.study.subscribe(({ story }) => {
    if (story === undefined) close();
  });
  const answer = await openDialog(shell, {
    name: () => words.t('story.title'),
    className: 'story-dialog',
    style: () => styleOf(shell),
    content: closeNow => {
      close = closeNow;
      return content(shell, play.stores.study.getState().story ?? first, closeNow);
    },
  });
  end();
  play.study.closeStory();
  return answer;
};
