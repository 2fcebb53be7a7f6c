import { html, type TemplateResult } from 'lit';
import { type GameRules, rulesFor } from '../../game/rules.ts';
import { selectPosition } from '../../store/selectors.ts';
import { openKeys } from '../dialogs/keys.ts';
import { missingMessage } from '../kit/missing.ts';
import { liveElement, type Shell } from '../kit/shell.ts';
import { mountInvite } from '../online/invite.ts';
import { mountLeaveQuestion } from '../online/tableDialogs.ts';
import { followTableTime } from '../online/tableTicker.ts';
import { followKeys } from './boardKeys.ts';
import { passCard, refusalWords } from './cards.ts';
import { mountColumnGrid } from './columnGrid.ts';
import type { BoardGrid } from './gridEvents.ts';
import { mountMoves } from './movesPanel.ts';
import { mountNewGameQuestion } from './newGameQuestion.ts';
import { mountReplayCard } from './replayCard.ts';
import { mountResult } from './resultPanel.ts';
import { mountSquareGrid } from './squareGrid.ts';
import { statusLine } from './statusLine.ts';
import { strips } from './strips.ts';
import { mountMessages } from './tableMessages.ts';
import { toolbar } from './toolbar.ts';

const GRIDS: Readonly<Record<GameRules['picks'], (shell: Shell) => BoardGrid>> = {
  square: mountSquareGrid,
  column: mountColumnGrid,
};

/** The grid of the game on the board: squares, or columns for discs to fall into. */
const mountGrid = (shell: Shell): BoardGrid => {
  const { match } = shell.play.stores;
  const picks = () => rulesFor(selectPosition(match.getState())).picks;
  // Keeps the grid's place among the parts of the screen, and so in the tab order.
  const host = document.createElement('div');
  shell.root.append(host);
  const inside: Shell = { ...shell, root: host };
  let shown = picks();
  const mount = (): BoardGrid => GRIDS[shown](inside);
  let grid = mount();
  const end = match.subscribe(() => {
    if (picks() === shown) return;
    shown = picks();
    grid.stop();
    grid = mount();
  });
  return {
    step: key => grid.step(key),
    pick: key => grid.pick(key),
    focus: () => grid.focus(),
    stop: () => {
      end();
      shell.play.attend(undefined);
      grid.stop();
      host.remove();
    },
  };
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
  const grid = mountGrid(inside);
  const moves = mountMoves(inside, leavesFocus => {
    tools.draw();
    if (leavesFocus) tools.element.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  });
  const tools = liveElement(inside, 'toolbar-host', () => toolbar({ ...inside, root: shell.root }, moves));
  const cards = liveElement(inside, 'board-cards', () => html`${refusalWords(inside)} ${passCard(inside)}`);
  const endResult = mountResult(inside, grid.focus);
  const endMessages = mountMessages(inside, grid.focus);
  const endReplayCard = mountReplayCard(inside);
  const endQuestion = mountNewGameQuestion(shell);
  const endLeaveQuestion = mountLeaveQuestion(shell);
  const endTime = followTableTime(shell.play, heading.draw);
  const endInvite = mountInvite(inside, grid.focus);

  // Escape closes one thing at a time, and then does nothing.
  const closeTop = (): boolean => {
    const { result } = shell.play.stores.match.getState();
    if (moves.isOpen()) moves.close();
    else if (result === 'shown') shell.play.closeResult();
    else return false;
    return true;
  };
  const endKeys = followKeys(shell, { grid, openKeys: () => void openKeys(shell), closeTop });
  return () => {
    endKeys();
    endTime();
    endLeaveQuestion();
    endInvite();
    endQuestion();
    endReplayCard();
    endMessages();
    endResult();
    for (const part of [cards, tools, moves, grid, heading]) part.stop();
    main.remove();
  };
};
