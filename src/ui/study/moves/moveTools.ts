import { html, nothing, type TemplateResult } from 'lit';
import type { Transcript } from '../../../game/transcript.ts';
import {
  MOVE_MARKS,
  type MoveMark,
  nodeAt,
  nodesOf,
  type TreeNode,
  variationOf,
} from '../../../game/tree.ts';
import type { Study } from '../../../store/studyStore.ts';
import { type IconName, icon } from '../../kit/icons.ts';
import type { Shell } from '../../kit/shell.ts';
import { numberedMove } from './moveWords.ts';

/** The move on the board, to which the buttons apply. */
interface Chosen {
  readonly study: Study;
  readonly path: Transcript;
  readonly node: TreeNode;
}

const chosenIn = ({ play }: Shell): Chosen | undefined => {
  const { study } = play.stores.study.getState();
  const path = play.stores.match.getState().match?.transcript ?? [];
  const node = study && nodeAt(study.tree, path);
  return study === undefined || node === undefined ? undefined : { study, path, node };
};

const markButton = ({ play, words }: Shell, { path, node }: Chosen, mark: MoveMark): TemplateResult => {
  const isOn = node.mark === mark;
  const name = words.t(`tree.mark.${mark}`);
  return html`
    <button type="button" class="judgement-button" aria-pressed=${isOn ? 'true' : 'false'} aria-label=${name} title=${name}
      @click=${() => play.study.annotate(path, { mark: isOn ? undefined : mark })}>${mark}</button>`;
};

interface Tool {
  readonly icon: IconName;
  readonly label: string;
  readonly isAvailable?: boolean;
  readonly press: () => void;
}

/** Unavailable buttons keep focus and place, so they use aria-disabled instead of disabled. */
const toolButton = ({ icon: name, label, isAvailable = true, press }: Tool): TemplateResult => html`
  <button type="button" class="move-tool" aria-label=${label} title=${label} aria-disabled=${isAvailable ? nothing : 'true'}
    @click=${() => isAvailable && press()}>${icon(name)}</button>`;

const countFrom = ({ study, path }: Chosen): number =>
  nodesOf(study.tree).filter(
    ({ path: other }) => other.length >= path.length && path.every((move, ply) => move === other[ply]),
  ).length;

const remove = ({ play, words, say }: Shell, chosen: Chosen): void => {
  const count = countFrom(chosen);
  play.study.remove(chosen.path);
  say(words.t('tree.deleted', { count }));
};

const promote = ({ play, words, say }: Shell, { path }: Chosen): void => {
  play.study.promote(path);
  say(words.t('tree.promoted'));
};

const tools = (shell: Shell, chosen: Chosen): TemplateResult => {
  const { words } = shell;
  const { study, path } = chosen;
  return html`
    ${toolButton({
      icon: 'comment',
      label: words.t('tree.comment'),
      press: () => shell.play.openDialog({ name: 'comment', path }),
    })}
    ${toolButton({
      icon: 'promote',
      label: words.t('tree.promote'),
      isAvailable: variationOf(study.tree, path) !== undefined,
      press: () => promote(shell, chosen),
    })}
    ${toolButton({ icon: 'delete', label: words.t('tree.delete'), press: () => remove(shell, chosen) })}`;
};

/** Restores the last deletion. */
const undoDelete = ({ play, words, say }: Shell): TemplateResult => {
  if (play.stores.study.getState().removed === undefined) return html`${nothing}`;
  const press = (): void => {
    play.study.restore();
    say(words.t('tree.restored'));
  };
  return html`<button type="button" class="text-button undo-delete" @click=${press}>${words.t('tree.undoDelete')}</button>`;
};

/** Actions on the current move: marks, a comment, its place among the variations. */
export const moveTools = (shell: Shell): TemplateResult => {
  const { words } = shell;
  const chosen = chosenIn(shell);
  if (chosen === undefined) return html`<div class="move-tools">${undoDelete(shell)}</div>`;
  const { study, path, node } = chosen;
  const move = numberedMove(words, study.tree.setup, { number: path.length, move: node.move });
  return html`
    <div class="move-tools" role="group" aria-label=${words.t('tree.tools', { move })}>
      <span class="judgement-buttons">${MOVE_MARKS.map(mark => markButton(shell, chosen, mark))}</span>
      <span class="tool-buttons">${tools(shell, chosen)}</span>
      ${undoDelete(shell)}
    </div>`;
};
