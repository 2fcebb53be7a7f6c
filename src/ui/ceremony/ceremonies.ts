import { type Match, outcomeOf, positionOf } from '../../game/match.ts';
import { isHuman } from '../../game/seat.ts';
import { SHOWER_TIME } from '../../look/ceremony/shower.ts';
import { isFirstWin } from '../../store/results/endings.ts';
import { selectHasPerson, selectStretch } from '../../store/selectors.ts';
import type { Stores } from '../../store/stores.ts';
import { layoutFor, place, type Shell } from '../kit/shell.ts';
import { showShower } from './showerView.ts';

/** Whether a person has just won every disc, or has beaten an opponent for the first time. */
const isGreatWin = (stores: Stores, match: Match): boolean => {
  const { winner } = outcomeOf(match);
  if (winner === 'draw' || !selectHasPerson(stores.match.getState()) || !isHuman(match.seats, winner))
    return false;
  const { black, white } = positionOf(match).discs;
  const isWipeout = (black.isEmpty() || white.isEmpty()) && match.ending === undefined;
  return isWipeout || isFirstWin(match, stores);
};

/** Shows text over the board while discs fall. */
const showWords = (shell: Shell, text: string): (() => void) => {
  const words = document.createElement('p');
  words.className = 'ceremony-words';
  words.setAttribute('aria-hidden', 'true');
  words.style.cssText = place(layoutFor(shell, 'board').board.frame);
  const line = document.createElement('span');
  line.textContent = text;
  words.append(line);
  shell.root.append(words);
  const timer = setTimeout(() => words.remove(), SHOWER_TIME);
  return () => {
    clearTimeout(timer);
    words.remove();
  };
};

/** The shortest streak of days worth mentioning. */
const LEAST_DAYS = 2;

/** Small ceremonies for great wins and streaks: discs fall over the board; with reduced motion only text. */
export const mountCeremonies = (shell: Shell): (() => void) => {
  const { stores } = shell.play;
  let end = (): void => {};
  const celebrate = (text?: string): void => {
    end();
    const moves = selectStretch(stores.app.getState(), stores.settings.getState()) > 0;
    const ends = [moves ? showShower(shell) : undefined, text && showWords(shell, text)];
    end = () => {
      for (const one of ends) if (typeof one === 'function') one();
    };
  };
  const stops = [
    stores.match.subscribe(({ match, result }, before) => {
      const isShown = result === 'shown' && before.result !== 'shown';
      if (isShown && match !== undefined && isGreatWin(stores, match)) celebrate();
    }),
    stores.puzzles.subscribe(({ record: { dayStreak } }, { record: { dayStreak: before } }) => {
      const isLonger = dayStreak.days > before.days && before.last !== undefined;
      if (!isLonger || dayStreak.days < LEAST_DAYS) return;
      const text = shell.words.t('ceremony.days', { days: dayStreak.days });
      shell.say(text);
      celebrate(text);
    }),
    // A ceremony ends with its screen.
    stores.app.subscribe(({ screen }, before) => {
      if (screen !== before.screen) end();
    }),
  ];
  return () => {
    end();
    for (const stop of stops) stop();
  };
};
