import { html, type TemplateResult } from 'lit';
import { openKeys } from '../dialogs/later.ts';
import type { BoardGrid } from '../grid/gridEvents.ts';
import { mountGrid } from '../grid/mountGrid.ts';
import { missingMessage } from '../kit/missing.ts';
import { liveElement, type Shell } from '../kit/shell.ts';
import { mountInvite } from '../online/later.ts';
import { mountLeaveQuestion } from '../online/tableDialogs.ts';
import { followTableTime } from '../online/tableTicker.ts';
import { followKeys } from './boardKeys.ts';
import { passCard, refusalWords } from './cards.ts';
import { mountCoachOffer } from './coachCard.ts';
import { followHaste } from './endingHaste.ts';
import {
  followReview,
  mountAdvice,
  mountConfirming,
  mountDragging,
  mountDrawing,
  mountExercise,
  mountMomentSigns,
  mountTips,
} from './laterParts.ts';
import { mountMoves } from './movesPanel.ts';
import { mountNewGameQuestion } from './newGameQuestion.ts';
import { mountReplayCard } from './replayCard.ts';
import { mountResult, offerAgain } from './resultPanel.ts';
import { statusLine } from './statusLine.ts';
import { strips } from './strips.ts';
import { mountMessages } from './tableMessages.ts';
import { toolbar } from './toolbar.ts';

/** The grid of the match on the board. */
const mountBoardGrid = (shell: Shell): BoardGrid => {
  const { play } = shell;
  const grid = mountGrid(shell, {
    screen: 'board',
    state: () => play.stores.match.getState(),
    play: play.playSquare,
    afterEnd: () => offerAgain(shell),
  });
  const stop = (): void => {
    play.attend(undefined);
    grid.stop();
  };
  return { ...grid, stop };
};

/** The text around the board. */
const above = (shell: Shell): TemplateResult => html`
  <h1 class="unseen">${shell.words.t('name')}</h1>
  ${strips(shell)} ${statusLine(shell)}
  <div class="board-messages">${missingMessage(shell)}</div>`;

const createMain = (root: HTMLElement): HTMLElement => {
  const main = document.createElement('main');
  main.className = 'screen board-screen';
  root.append(main);
  return main;
};

/** Puts the board screen together; each part follows the stores by itself. */
export const mountBoard = (shell: Shell): (() => void) => {
  const main = createMain(shell.root);
  const inside: Shell = { ...shell, root: main };
  const heading = liveElement(inside, 'board-words', () => above(inside));
  const grid = mountBoardGrid(inside);
  const moves = mountMoves(inside, leavesFocus => {
    tools.draw();
    // The button of the list, or the one of the sheet that it is on.
    if (leavesFocus) tools.element.querySelector<HTMLElement>('[aria-expanded], .tool:last-child')?.focus();
  });
  const tools = liveElement(inside, 'toolbar-host', () => toolbar({ ...inside, root: shell.root }, moves));
  const cards = liveElement(inside, 'board-cards', () => html`${refusalWords(inside)} ${passCard(inside)}`);
  const endResult = mountResult(inside, grid.focus);
  const endHaste = followHaste(inside);
  const endMessages = mountMessages(inside, grid.focus);
  const endTips = mountTips(inside, grid.focus);
  const endCoach = mountCoachOffer(inside);
  const endAdvice = mountAdvice(inside, grid.focus);
  const endSigns = mountMomentSigns(inside);
  const endDrawing = mountDrawing(inside);
  const endReview = followReview(inside);
  const endReplayCard = mountReplayCard(inside);
  const endExercise = mountExercise(inside, grid.focus);
  const endQuestion = mountNewGameQuestion(shell);
  const endLeaveQuestion = mountLeaveQuestion(shell);
  const endTime = followTableTime(shell.play, heading.draw);
  const endConfirming = mountConfirming(inside);
  const endDragging = mountDragging(inside);
  const endInvite = mountInvite(inside, grid.focus);

  // Escape closes one thing at a time, and then does nothing.
  const closeTop = (): boolean => {
    const { result } = shell.play.stores.match.getState();
    if (shell.play.stores.match.getState().intended !== undefined) shell.play.dropIntended();
    else if (moves.isOpen()) moves.close();
    else if (result === 'shown') shell.play.closeResult();
    else return false;
    return true;
  };
  const endKeys = followKeys(shell, { grid, openKeys: () => openKeys(shell), closeTop });
  return () => {
    endKeys();
    endTime();
    endLeaveQuestion();
    endInvite();
    endDragging();
    endConfirming();
    endQuestion();
    endExercise();
    endReplayCard();
    endAdvice();
    endCoach();
    endReview();
    endDrawing();
    endSigns();
    endTips();
    endMessages();
    endHaste();
    endResult();
    for (const part of [cards, tools, moves, grid, heading]) part.stop();
    main.remove();
  };
};
