import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { GAMES, type GameName, hasSize, leastSideOf, onlyShapeOf } from '../../game/games.ts';
import { MAX_SIDE, makeSize, parseSize, type Shape } from '../../game/shape.ts';
import type { Settings } from '../../store/settingsStore.ts';
import { type ListOption, listChoice } from '../kit/choices.ts';
import type { MenuContext, SizeDraft } from './menuContext.ts';

/** Sizes offered by name, the usual one first; every other size is under `Custom`. */
const SIZES = ['8x8', '7x7', '6x6', '5x5', '4x4', '3x3', '2x2', '8x6', '8x4', '7x4', '6x8', '4x8'] as const;
const CUSTOM = 'custom';
type SizeName = Settings['size'];

const isSizeOf = (game: GameName, size: SizeName): boolean => {
  const shape = parseSize(size);
  return shape !== undefined && hasSize(game, shape);
};

const isListed = (size: SizeName): boolean => SIZES.some(listed => listed === size);

const draftOf = ({ width, height }: Shape): SizeDraft => ({
  columns: String(width),
  rows: String(height),
});

/** The game's board of the typed size, if it has one. */
const shapeOfDraft = (game: GameName, { columns, rows }: SizeDraft): Shape | undefined => {
  const shape = parseSize(`${columns}x${rows}`);
  return shape !== undefined && hasSize(game, shape) ? shape : undefined;
};

/** An invalid draft stays until it is corrected; a valid one only while it is the chosen size. */
const isCurrent = (game: GameName, draft: SizeDraft, size: SizeName): boolean => {
  const shape = shapeOfDraft(game, draft);
  return shape === undefined || makeSize(shape) === size;
};

/** The text in the two fields; undefined while a listed size is chosen. */
const shownDraft = ({ draft, settings, setup }: MenuContext): SizeDraft | undefined => {
  if (onlyShapeOf(settings.game) !== undefined) return undefined;
  if (draft.size !== undefined && isCurrent(settings.game, draft.size, settings.size)) return draft.size;
  return draft.size === undefined && isListed(settings.size) ? undefined : draftOf(setup.shape);
};

const isSideText = (game: GameName, text: string): boolean =>
  parseSize(`${text}x${MAX_SIDE}`) !== undefined && Number(text) >= leastSideOf(game);

/** Whether the size being typed is invalid. */
export const isSizeRefused = (context: MenuContext): boolean => {
  const draft = shownDraft(context);
  return draft !== undefined && shapeOfDraft(context.settings.game, draft) === undefined;
};

/** The menu's description of a game; Othello needs none. */
const aboutOf = (game: GameName) => (game === 'othello' ? undefined : (`menu.gamesAbout.${game}` as const));

const gameList = ({ shell, settings }: MenuContext): TemplateResult => {
  const { words, play } = shell;
  const { game } = settings;
  return html`
    <div class="field game">
      ${listChoice<GameName>({
        id: 'game',
        label: words.t('menu.game'),
        options: GAMES.map(value => ({ value, label: words.t(`menu.games.${value}`) })),
        value: game,
        describedBy: aboutOf(game) && 'game-about',
        onChoose: chosen => play.set('game', chosen),
      })}
    </div>`;
};

const gameAbout = ({ shell, settings: { game } }: MenuContext): TemplateResult => {
  const about = aboutOf(game);
  return about === undefined
    ? html`${nothing}`
    : html`<p class="quiet game-about" id="game-about">${shell.words.t(about)}</p>`;
};

const sizeOptions = ({ shell, setup }: MenuContext): readonly ListOption<SizeName>[] => {
  const only = onlyShapeOf(setup.game);
  if (only !== undefined) return [{ value: makeSize(only), label: makeSize(only) }];
  return [
    ...SIZES.filter(value => isSizeOf(setup.game, value)).map(value => ({ value, label: value })),
    { value: CUSTOM, label: shell.words.t('menu.custom') },
  ];
};

const sizeList = (context: MenuContext): TemplateResult => {
  const { shell, setup, change } = context;
  const choose = (size: SizeName): void => {
    change({ size: size === CUSTOM ? draftOf(setup.shape) : undefined });
    if (size !== CUSTOM) shell.play.set('size', size);
  };
  return html`
    <div class="field board-size">
      ${listChoice<SizeName>({
        id: 'board-size',
        label: shell.words.t('menu.board'),
        options: sizeOptions(context),
        value: shownDraft(context) === undefined ? makeSize(setup.shape) : CUSTOM,
        onChoose: choose,
      })}
    </div>`;
};

const sideField = (context: MenuContext, draft: SizeDraft, side: keyof SizeDraft): TemplateResult => {
  const { shell, change } = context;
  const type = (event: Event): void => {
    const size = { ...draft, [side]: (event.target as HTMLInputElement).value };
    change({ size });
    const shape = shapeOfDraft(context.settings.game, size);
    if (shape !== undefined) shell.play.set('size', makeSize(shape));
  };
  return html`
    <div class="field">
      <label class="choice-label" for=${side}>${shell.words.t(`menu.${side}`)}</label>
      <input id=${side} type="number" inputmode="numeric" min=${leastSideOf(context.settings.game)} max=${MAX_SIDE} step="1"
        aria-invalid=${isSideText(context.settings.game, draft[side]) ? nothing : 'true'}
        aria-describedby=${isSizeRefused(context) ? 'size-refused' : nothing}
        .value=${live(draft[side])} @input=${type} />
    </div>`;
};

/** The two numbers of a size. An invalid size is refused, and the last valid one is kept. */
const customSize = (context: MenuContext): TemplateResult => {
  const draft = shownDraft(context);
  if (draft === undefined) return html`${nothing}`;
  const { words } = context.shell;
  const refusal = words.t('menu.sizeRefused', {
    least: leastSideOf(context.settings.game),
    most: MAX_SIDE,
    size: makeSize(context.setup.shape),
  });
  return html`
    <div class="custom-size">
      ${sideField(context, draft, 'columns')} ${sideField(context, draft, 'rows')}
      <p class="refused" id="size-refused" role="alert">${isSizeRefused(context) ? refusal : nothing}</p>
    </div>`;
};

/** The choice of game and board. */
export const gameChoice = (context: MenuContext): TemplateResult => html`
  <div class="game-row">${gameList(context)} ${sizeList(context)}</div>
  ${gameAbout(context)} ${customSize(context)}`;
