import { html, nothing, type TemplateResult } from 'lit';
import { type Arrangement, canRotate, isTurnCounted } from '../../game/arrangement.ts';
import { COLORS, type Color } from '../../game/color.ts';
import {
  allowsStart,
  blocksFreely,
  GAMES,
  type GameName,
  leastSideOf,
  onlyShapeOf,
  rulesOf,
} from '../../game/games.ts';
import { MAX_SIDE, makeShape } from '../../game/shape.ts';
import { EDITOR_TOOLS, type EditorTool } from '../../store/editorStore.ts';
import { choice, listChoice } from '../kit/choices.ts';
import { disc, twoDiscs } from '../kit/discs.ts';
import { type IconName, icon } from '../kit/icons.ts';
import type { Shell } from '../kit/shell.ts';
import { colorWord } from '../words/names.ts';

const editedIn = ({ play }: Shell): Arrangement => play.stores.editor.getState().arrangement;

const toolPicture = (shell: Shell, tool: EditorTool, game: GameName): TemplateResult => {
  const settings = shell.play.stores.settings.getState();
  switch (tool) {
    case 'cycle':
      return twoDiscs(settings, rulesOf(game));
    case 'empty':
      return icon('emptySquare');
    case 'blocked':
      return icon('blockedSquare');
    default:
      return disc(settings, tool, rulesOf(game));
  }
};

const toolWord = ({ words }: Shell, tool: EditorTool, game: GameName): string =>
  tool === 'black' || tool === 'white' ? colorWord(words, tool, game) : words.t(`editor.tools.${tool}`);

/**
 * What tapping a square places. Only some games have squares to block. `quiet` omits the labels where space is short.
 */
export const toolChoice = (shell: Shell, quiet = false): TemplateResult => {
  const { words, play } = shell;
  const { game } = editedIn(shell);
  const { tool } = play.stores.editor.getState();
  const tools = EDITOR_TOOLS.filter(one => one !== 'blocked' || blocksFreely(game));
  return choice<EditorTool>({
    name: 'tool',
    label: words.t('editor.tool'),
    className: 'sides',
    options: tools.map(value => ({
      value,
      label: toolWord(shell, value, game),
      picture: toolPicture(shell, value, game),
      quiet,
    })),
    value: tool,
    onChoose: play.editor.choose,
  });
};

/** The side to move, shown as discs in some games. */
export const turnChoice = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  const arrangement = editedIn(shell);
  const { game, turn } = arrangement;
  if (isTurnCounted(arrangement))
    return html`<p class="quiet">${words.t('editor.turnCounted', { color: colorWord(words, turn, game) })}</p>`;
  return choice<Color>({
    name: 'turn',
    label: words.t('editor.turn'),
    className: 'segments',
    options: COLORS.map(value => ({ value, label: colorWord(words, value, game) })),
    value: turn,
    onChoose: play.editor.setTurn,
  });
};

const sideList = (shell: Shell, side: 'columns' | 'rows'): TemplateResult => {
  const { words, play } = shell;
  const { game, shape } = editedIn(shell);
  const only = onlyShapeOf(game);
  const { width, height } = shape;
  const length = side === 'columns' ? width : height;
  const least = leastSideOf(game);
  const lengths =
    only === undefined ? Array.from({ length: MAX_SIDE + 1 - least }, (_, index) => least + index) : [length];
  const choose = (value: string): void => {
    const size = side === 'columns' ? makeShape(Number(value), height) : makeShape(width, Number(value));
    if (size !== undefined) play.editor.setSize(size);
  };
  return html`
    <div class="field">
      ${listChoice({
        id: `editor-${side}`,
        label: words.t(`menu.${side}`),
        options: lengths.map(value => ({ value: String(value), label: String(value) })),
        value: String(length),
        onChoose: choose,
      })}
    </div>`;
};

/** The game and board size of the position. */
export const boardChoice = (shell: Shell): TemplateResult => {
  const { words, play } = shell;
  return html`
    <div class="editor-board">
      <div class="field">
        ${listChoice<GameName>({
          id: 'editor-game',
          label: words.t('menu.game'),
          options: GAMES.filter(allowsStart).map(value => ({ value, label: words.t(`menu.games.${value}`) })),
          value: editedIn(shell).game,
          onChoose: play.editor.setGame,
        })}
      </div>
      ${sideList(shell, 'columns')} ${sideList(shell, 'rows')}
    </div>`;
};

interface Change {
  readonly name: 'undo' | 'redo' | 'rotate' | 'mirror' | 'swapColors' | 'reset' | 'clear';
  readonly icon: IconName;
  readonly isOff?: boolean;
}

const changesIn = (shell: Shell): readonly Change[] => {
  const { arrangement, past, future } = shell.play.stores.editor.getState();
  return [
    { name: 'undo', icon: 'undo', isOff: past.length === 0 },
    { name: 'redo', icon: 'redo', isOff: future.length === 0 },
    { name: 'rotate', icon: 'rotate', isOff: !canRotate(arrangement) },
    { name: 'mirror', icon: 'mirror' },
    { name: 'swapColors', icon: 'swapColors' },
    { name: 'clear', icon: 'delete' },
    { name: 'reset', icon: 'startPosition' },
  ];
};

const changeButton = (
  { words, play, say }: Shell,
  { name, icon: picture, isOff }: Change,
): TemplateResult => {
  const press = (): void => {
    if (isOff === true) return;
    play.editor[name]();
    say(words.t(`editor.did.${name}`));
  };
  return html`
    <button type="button" class="editor-change ${name}" aria-disabled=${isOff === true ? 'true' : nothing} @click=${press}>
      ${icon(picture)}<span>${words.t(`editor.changes.${name}`)}</span>
    </button>`;
};

/** Buttons that change the whole board, and undo. */
export const boardChanges = (shell: Shell): TemplateResult => html`
  <div class="editor-changes" role="group" aria-label=${shell.words.t('editor.change')}>
    ${changesIn(shell).map(change => changeButton(shell, change))}
  </div>`;
