import '../export/export.css';
import './story.css';
import { html, nothing, type TemplateResult } from 'lit';
import { positionOf } from '../../game/match.ts';
import { treeOf } from '../../game/tree.ts';
import type { Rect } from '../../look/layout.ts';
import { MOTION } from '../../look/motion.ts';
import { openShared } from '../../play/links/sharedLinks.ts';
import { selectStretch } from '../../store/selectors.ts';
import type { Story } from '../../store/studyStore.ts';
import type { Moment, Review } from '../../study/review/review.ts';
import { turningMoment } from '../../study/review/review.ts';
import { type Close, dialogHead, openDialog } from '../kit/dialogs.ts';
import { icon } from '../kit/icons.ts';
import { layoutFor, place, type Shell } from '../kit/shell.ts';
import { smallBoard } from '../study/smallBoard.ts';
import { colorWord } from '../words/names.ts';
import { shareText } from '../words/numbers.ts';
import { resultText } from '../words/results.ts';
import { momentText } from '../words/study/momentWords.ts';
import { lossText, moveText } from '../words/study/reviewWords.ts';
import { openSendMoment } from './sendMoment.ts';
import { storyBoard, storyStills } from './storyBoard.ts';
import { storyCurve } from './storyCurve.ts';
import { createStoryFilm, type StoryFilm } from './storyShots.ts';

/** The running story: its film, and its actions. */
interface Telling {
  readonly shell: Shell;
  readonly story: Story;
  readonly film: StoryFilm;
  readonly close: Close;
}

/** The text about the turning point. */
const turnedWords = ({ shell, story }: Telling, moment: Moment): TemplateResult => {
  const { words } = shell;
  const { game } = story.match.setup;
  const { ply, color, loss, chance, chanceAfter } = moment.ply;
  const name = colorWord(words, color, game);
  return html`
    <p class="story-turn">
      <strong>${words.t('story.turned', { number: ply, color: name, move: moveText(words, game, moment) })}</strong>
      <span class="quiet">${lossText(words, game, loss)}</span>
    </p>
    <p class="quiet">${words.t('story.chance', { color: name, before: shareText(words, chance), after: shareText(words, chanceAfter) })}</p>
    <p>${momentText(words, game, moment)}</p>`;
};

/** Asks for the better move on the board itself. */
const tryIt = ({ shell: { play }, story: { match }, close }: Telling, moment: Moment): void => {
  close();
  const { setup, transcript } = match;
  const before = transcript.slice(0, moment.ply.ply - 1);
  openShared(play, { type: 'find', record: { tree: treeOf(setup, before), at: before } });
};

const buttons = (telling: Telling, moment: Moment | undefined): TemplateResult => {
  const { shell, story, close } = telling;
  const { words, play } = shell;
  return html`
    <div class="answers">
      <button type="button" class="secondary" @click=${() => {
        close();
        play.study.review();
      }}>${words.t('command.lookBack')}</button>
      ${
        moment === undefined
          ? nothing
          : html`
              <button type="button" class="secondary with-icon" @click=${() => void openSendMoment(shell, story.match, moment)}>${icon('share')}<span>${words.t('story.send')}</span></button>
              <button type="button" class="primary" @click=${() => tryIt(telling, moment)}>${words.t('story.try')}</button>`
      }
    </div>`;
};

/** The curve with the small board, and the text once the film reaches it. */
const told = (telling: Telling, review: Review): TemplateResult => {
  const { shell, story, film } = telling;
  const { words, play } = shell;
  const { match } = story;
  const { game } = match.setup;
  const moment = turningMoment(review);
  const plies = match.transcript.length;
  const shot = film.shot({ plies, turned: moment?.ply.ply });
  const isTold = shot.stage === 'told';
  const isStill = selectStretch(play.stores.app.getState(), play.stores.settings.getState()) === 0;
  return html`
    ${storyCurve({
      review,
      turned: moment?.ply.ply,
      share: shot.share,
      isTold,
      label: words.t('story.graph'),
      sides: { black: colorWord(words, 'black', game), white: colorWord(words, 'white', game) },
    })}
    <div class="story-scene ${isStill && moment !== undefined ? 'still' : ''}">
      ${isStill && moment !== undefined ? storyStills(shell, match, moment) : html`<div class="story-board">${storyBoard(shell, match, shot, moment)}</div>`}
      <div class="story-found ${isTold ? '' : 'coming'}">
        ${moment === undefined ? html`<p>${words.t('story.even')}</p>` : turnedWords(telling, moment)}
      </div>
    </div>
    ${buttons(telling, moment)}`;
};

/** Each step's share of a review's time, estimated in advance. */
const STEPS = {
  plies: { from: 0, to: 0.6 },
  again: { from: 0.6, to: 0.7 },
  reasons: { from: 0.7, to: 1 },
} as const;

/** Progress of a running review, from 0 to 1. */
const shareDone = ({ step, done, of }: Extract<Story['review'], { readonly type: 'running' }>): number => {
  const { from, to } = STEPS[step];
  return from + (to - from) * (done / of);
};

const found = (telling: Telling): TemplateResult => {
  const { shell, story } = telling;
  const { words, play } = shell;
  const { review } = story;
  switch (review.type) {
    case 'running':
      return html`
        <div class="story-scene">
          <div class="story-board">${smallBoard(shell, positionOf(story.match), () => nothing)}</div>
          <div class="story-found">
            <label class="quiet" for="story-progress">${words.t('story.looking')}</label>
            <progress id="story-progress" max="1" value=${shareDone(review)}></progress>
          </div>
        </div>
        ${buttons(telling, undefined)}`;
    case 'finished':
      return told(telling, review.review);
    default:
      return html`
        <p role="alert">${words.t('review.failed')}</p>
        <button type="button" class="secondary" @click=${() => {
          play.study.closeStory();
          play.study.openStory();
        }}>${words.t('review.retry')}</button>`;
  }
};

const content = (telling: Telling): TemplateResult => {
  const { shell, story, close } = telling;
  const { words } = shell;
  return html`
    ${dialogHead(words, words.t('story.title'), close)}
    <p class="story-result">${resultText(words, story.match)}</p>
    ${found(telling)}`;
};

/** The story's minimum size, its minimum width on a low page, and its margin, in units of body text. */
const ROOM = { width: 18, height: 34, flatWidth: 46, margin: 0.25 } as const;

/**
 * Widens the stretch from `start` of length `size` to at least `least`, about the same middle, within the page's edges.
 */
const grown = (start: number, size: number, least: number, [edge, end]: readonly [number, number]) => {
  const length = Math.min(end - edge, Math.max(size, least));
  const first = Math.min(end - length, Math.max(edge, start + (size - length) / 2));
  return [first, length] as const;
};

/** The board's area, enlarged if the board is small. */
const rectOf = (shell: Shell): Rect => {
  const { board, unit } = layoutFor(shell, 'board');
  const { frame } = board;
  const { viewport } = shell.play.stores.app.getState();
  const margin = ROOM.margin * unit;
  const isFlat = viewport.height < ROOM.height * unit;
  const least = (isFlat ? ROOM.flatWidth : ROOM.width) * unit;
  const [x, width] = grown(frame.x, frame.width, least, [margin, viewport.width - margin]);
  const [y, height] = grown(frame.y, frame.height, ROOM.height * unit, [margin, viewport.height - margin]);
  return { x, y, width, height };
};

/** Positions the back of the board; it turns up while the board turns away. */
const styleOf = (shell: Shell): string => {
  const { app, settings } = shell.play.stores;
  const half = (MOTION.boardTurn / 2) * selectStretch(app.getState(), settings.getState());
  return `${place(rectOf(shell))};--half-turn:${half}ms`;
};

/** Turns the board over to show the game's story; resolves when it has been turned back. */
export const openStory = async (shell: Shell): Promise<string> => {
  const { play, words } = shell;
  play.study.openStory();
  const first = play.stores.study.getState().story;
  if (first === undefined) return '';
  let close: Close = () => {};
  const end = play.stores.study.subscribe(({ story }) => {
    if (story === undefined) close();
  });
  let redraw = (): void => {};
  const stretch = selectStretch(play.stores.app.getState(), play.stores.settings.getState());
  const film = createStoryFilm(stretch, () => redraw());
  const answer = await openDialog(shell, {
    name: () => words.t('story.title'),
    className: 'story-dialog',
    style: () => styleOf(shell),
    content: (closeNow, draw) => {
      [close, redraw] = [closeNow, draw];
      const story = play.stores.study.getState().story ?? first;
      return content({ shell, story, film, close: closeNow });
    },
  });
  film.stop();
  end();
  play.study.closeStory();
  return answer;
};
