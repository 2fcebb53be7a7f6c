import { html, type TemplateResult } from 'lit';
import type { BoardGrid } from '../grid/gridEvents.ts';
import { mountGrid } from '../grid/mountGrid.ts';
import { missingMessage } from '../kit/missing.ts';
import { liveElement, type Shell } from '../kit/shell.ts';
import { atOnce, type InTurn } from '../kit/turns.ts';
import { mountLeaveQuestion } from '../online/table/tableDialogs.ts';
import { followTableTime } from '../online/table/tableTicker.ts';
import {
  followReview,
  mountAdvice,
  mountConfirming,
  mountDragging,
  mountDrawing,
  mountExercise,
  mountInvite,
  mountMomentSigns,
  mountTips,
} from './additions.ts';
import { followKeys } from './boardKeys.ts';
import { passCard, refusalWords } from './cards.ts';
import { mountCoachOffer } from './coachCard.ts';
import { type MovesPanel, mountMoves } from './moves/movesPanel.ts';
import { mountNewGameQuestion } from './newGameQuestion.ts';
import { mountReplayCard } from './replayCard.ts';
import { followHaste } from './result/endingHaste.ts';
import { mountResult } from './result/resultPanel.ts';
import { statusLine } from './statusLine.ts';
import { strips } from './strips.ts';
import { mountMessages } from './tableMessages.ts';
import { openTools, toolbar } from './toolbar/toolbar.ts';

/** The grid of the match on the board. */
const mountBoardGrid = (shell: Shell): BoardGrid => {
  const { play } = shell;
  const grid = mountGrid(shell, {
    screen: 'board',
    state: () => play.stores.match.getState(),
    play: play.playSquare,
    afterEnd: () => play.offerNextGame(),
  });
  const stop = (): void => {
    play.attend(undefined);
    grid.stop();
  };
  return { ...grid, stop };
};

/** The text above the board. */
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

/** Mounts the board screen, the board first; each part follows the stores by itself. */
export const mountBoard = (shell: Shell, inTurn: InTurn = atOnce): (() => void) => {
  const main = createMain(shell.root);
  const inside: Shell = { ...shell, root: main };
  const heading = liveElement(inside, 'board-words', () => above(inside));
  const grid = mountBoardGrid(inside);
  let moves: MovesPanel | undefined;
  // Escape closes one thing at a time.
  const closeTop = (): boolean => {
    const { result } = shell.play.stores.match.getState();
    if (shell.play.stores.match.getState().intended !== undefined) shell.play.dropIntended();
    else if (moves?.isOpen()) moves.close();
    else if (result === 'shown') shell.play.closeResult();
    else return false;
    return true;
  };
  const ends: (() => void)[] = [
    heading.stop,
    grid.stop,
    followKeys(shell, { grid, openKeys: () => shell.play.openDialog({ name: 'keys' }), closeTop }),
  ];
  const mountTools = (): void => {
    const panel = mountMoves(inside, leavesFocus => {
      tools.draw();
      // The button that opened the list, or the More button if the list was opened from there.
      if (leavesFocus) tools.element.querySelector<HTMLElement>('[aria-expanded], .tool:last-child')?.focus();
    });
    moves = panel;
    const tools = liveElement(inside, 'toolbar-host', () => toolbar({ ...inside, root: shell.root }, panel));
    const cards = liveElement(inside, 'board-cards', () => html`${refusalWords(inside)} ${passCard(inside)}`);
    ends.push(panel.stop, tools.stop, cards.stop);
  };
  const mountRest = (): void =>
    void ends.push(
      mountResult(inside, {
        returnFocus: grid.focus,
        openMore: () => moves && openTools(shell, moves),
      }),
      followHaste(inside),
      mountMessages(inside, grid.focus),
      mountTips(inside, grid.focus),
      mountCoachOffer(inside),
      mountAdvice(inside, grid.focus),
      mountMomentSigns(inside),
      mountDrawing(inside),
      followReview(inside),
      mountReplayCard(inside),
      mountExercise(inside, grid.focus),
      mountNewGameQuestion(shell),
      mountLeaveQuestion(shell),
      followTableTime(shell.play, heading.draw),
      mountConfirming(inside),
      mountDragging(inside),
      mountInvite(inside, grid.focus),
    );
  for (const part of [mountTools, mountRest]) inTurn(() => main.isConnected && part());
  return () => {
    for (const end of ends.toReversed()) end();
    main.remove();
  };
};
