import { html, nothing, type TemplateResult } from 'lit';
import { rulesOf } from '../../game/games.ts';
import { isMatchOver, type Match, positionOf, turnsOf } from '../../game/match.ts';
import { isHuman } from '../../game/seat.ts';
import type { Turn } from '../../game/transcript.ts';
import type { MatchState } from '../../store/matchStore.ts';
import { hasOwnBoard, isFirstBoard } from '../../store/results/firstGames.ts';
import { selectHasPerson, selectIsLocal, selectShownMatch } from '../../store/selectors.ts';
import { selectGameKind } from '../../store/stores.ts';
import { icon } from '../kit/icons.ts';
import { isTouched, liveElement, type Shell } from '../kit/shell.ts';
import { aboutText, goalText, howToMoveText, RULES_WORDS } from '../words/rulesWords.ts';
import { cardBelow } from './cards.ts';

/** How long a tip stays if it is not followed. */
export const TIP_MILLISECONDS = 12_000;

type TipName = 'play' | 'game' | 'flip' | 'undo' | 'hint';

/** A tip, and the number of the person's own moves before it appears. */
interface Tip {
  readonly name: TipName;
  readonly moves: number;
  readonly isTime: (state: MatchState, match: Match) => boolean;
}

const isPersonsTurn = ({ passCard, thinking }: MatchState, match: Match): boolean =>
  passCard === undefined &&
  thinking === 'idle' &&
  !isMatchOver(match) &&
  isHuman(match.seats, positionOf(match).turn);

const ownTurns = (match: Match): readonly Turn[] =>
  turnsOf(match)
    .slice(match.given)
    .filter(({ color }) => isHuman(match.seats, color));

/** The first flip is explained immediately, while the opponent is thinking. */
const hasFlipped = (_: MatchState, match: Match): boolean =>
  !isMatchOver(match) && ownTurns(match).at(-1)?.flipped.isEmpty() === false;

const TIPS: readonly Tip[] = [
  { name: 'play', moves: 0, isTime: isPersonsTurn },
  {
    name: 'game',
    moves: 1,
    isTime: (state, match) => hasOwnBoard(match.setup.game) && isPersonsTurn(state, match),
  },
  { name: 'flip', moves: 1, isTime: hasFlipped },
  { name: 'undo', moves: 2, isTime: isPersonsTurn },
  { name: 'hint', moves: 3, isTime: isPersonsTurn },
];

/** One sentence on the first board of a game whose rules its name does not explain. */
const GAME_TIP: Tip = { name: 'game', moves: 0, isTime: isPersonsTurn };

/** The tip due now in a local game, unless it is among the `seen` ones. */
export const tipFor = (
  state: MatchState,
  seen: ReadonlySet<TipName>,
  tips: readonly Tip[] = TIPS,
): TipName | undefined => {
  const match = selectShownMatch(state);
  if (match === undefined || !selectIsLocal(state) || !selectHasPerson(state)) return undefined;
  const moves = ownTurns(match).length;
  return tips.find(tip => tip.moves === moves && !seen.has(tip.name) && tip.isTime(state, match))?.name;
};

/** The first tip says how to move, and what wins. */
const tipText = ({ words, play }: Shell, match: Match, tip: TipName): string => {
  const { game } = match.setup;
  if (tip === 'game') return aboutText(words, game);
  if (tip !== 'play') return words.t(`board.tips.${tip}`);
  const settings = play.stores.settings.getState();
  const how = howToMoveText(words, game, { ...settings, isTouched: isTouched() });
  return `${how}${words.t('gap')}${goalText(words, game)}`;
};

/** The tip for screen reader users, who hear which squares are legal instead of seeing dots. */
const spokenTip = (shell: Shell, match: Match, tip: TipName): string =>
  tip === 'play' && RULES_WORDS[rulesOf(match.setup.game)].byPointer === 'board.how.dots'
    ? `${shell.words.t('board.tips.legal')}${shell.words.t('gap')}${goalText(shell.words, match.setup.game)}`
    : tipText(shell, match, tip);

/**
 * Short tips in a person's first game. Each disappears when it is followed, when the coach speaks, or after a timeout.
 */
export const mountTips = (shell: Shell, returnFocus: () => void): (() => void) => {
  const { play, words, say } = shell;
  const { match, settings, study } = play.stores;
  const seen = new Set<TipName>();
  let shown: TipName | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = (): void => {
    if (!play.stores.settings.getState().tips) change(undefined);
    else play.set('tips', false);
  };
  const card = (): TemplateResult => {
    const shownMatch = selectShownMatch(match.getState());
    if (shown === undefined || shownMatch === undefined) return html`${nothing}`;
    const text = tipText(shell, shownMatch, shown);
    return cardBelow(
      shell,
      html`
      <div class="table-card tip card" data-tip=${shown} role="group" aria-label=${text}>
        <p>${text}</p>
        <button type="button" class="icon-button" aria-label=${words.t('board.tips.hide')} @click=${hide}>${icon('close')}</button>
      </div>`,
    );
  };
  const { element, draw, stop } = liveElement(shell, 'tips-host', card);

  const change = (next: TipName | undefined): void => {
    if (next === shown) return;
    const isLast = shown === TIPS.at(-1)?.name;
    if (shown !== undefined) seen.add(shown);
    clearTimeout(timer);
    shown = next;
    const held = element.contains(document.activeElement);
    draw();
    if (held) returnFocus();
    if (isLast && settings.getState().tips) hide();
    const shownMatch = selectShownMatch(match.getState());
    if (next === undefined || shownMatch === undefined) return;
    say(spokenTip(shell, shownMatch, next));
    timer = setTimeout(() => change(undefined), TIP_MILLISECONDS);
  };
  const look = (): void => {
    const state = match.getState();
    if (state.match !== undefined && isMatchOver(state.match) && settings.getState().tips) hide();
    const { tips } = settings.getState();
    const list = tips ? TIPS : isFirstBoard(play.stores) ? [GAME_TIP] : [];
    const isWanted = selectGameKind(play.stores) === 'local' && study.getState().advice === undefined;
    change(isWanted ? tipFor(state, seen, list) : undefined);
  };
  look();
  const ends = [match, settings, study].map(store => store.subscribe(look));
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
    stop();
  };
};
