import { html, nothing, type TemplateResult } from 'lit';
import type { Rect } from '../../look/layout.ts';
import { createCopying } from '../kit/copyButton.ts';
import { icon } from '../kit/icons.ts';
import { addLayer } from '../kit/layers.ts';
import { missingMessage } from '../kit/missing.ts';
import { layoutFor, liveElement, place, type Shell } from '../kit/shell.ts';
import { boardChanges, boardChoice, toolChoice, turnChoice } from './boardTools.ts';
import { mountEditorGrid } from './editorGrid.ts';
import { editorStarts } from './editorStarts.ts';
import { positionField, type TextDraft } from './positionField.ts';

/** On a small page: the tool choice, and the button that opens everything else as a sheet. */
const toolBar = (shell: Shell, bar: Rect, { isOpen, toggle }: Sheet): TemplateResult => html`
  <div class="editor-bar" .style=${place(bar)}>
    ${toolChoice(shell, true)}
    <button type="button" class="icon-button editor-more" aria-label=${shell.words.t('menu.more')} title=${shell.words.t('menu.more')}
      aria-expanded=${isOpen ? 'true' : 'false'} @click=${toggle}>${icon('more')}</button>
  </div>`;

interface Sheet {
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

const panel = (shell: Shell, field: TemplateResult, sheet: Sheet): TemplateResult => {
  const { panel: room, orientation, bar } = layoutFor(shell, 'editor');
  const isSheet = bar !== undefined;
  const { words } = shell;
  return html`
    ${isSheet ? toolBar(shell, bar, sheet) : nothing}
    <div class="editor panel ${orientation} ${isSheet ? 'editor-sheet' : ''}" ?hidden=${isSheet && !sheet.isOpen} .style=${place(room)}>
      ${isSheet ? html`<button type="button" class="icon-button editor-close" aria-label=${words.t('close')} title=${words.t('close')} @click=${sheet.toggle}>${icon('close')}</button>` : nothing}
      <div class="editor-card card">
        <div class="editor-body scrolls">
          <h1 tabindex="-1" data-landing>${shell.words.t('places.names.editor')}</h1>
          ${missingMessage(shell)} ${isSheet ? nothing : toolChoice(shell)} ${boardChanges(shell)} ${turnChoice(shell)}
          ${boardChoice(shell)} ${field}
        </div>
      </div>
      ${editorStarts(shell)}
    </div>`;
};

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

/** The usual undo shortcuts, except in text fields. */
const followUndoKeys = ({ play }: Shell): (() => void) => {
  const press = (event: KeyboardEvent): void => {
    const isControl = event.ctrlKey || event.metaKey;
    if (!isControl || event.altKey || isTyping(event)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) play.editor.redo();
    else play.editor.undo();
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
};

/** The position editor: the board and its controls. */
export const mountEditor = (shell: Shell): (() => void) => {
  const main = document.createElement('main');
  main.className = 'screen editor-screen';
  shell.root.append(main);
  const inside: Shell = { ...shell, root: main };
  let draft: TextDraft | undefined;
  let draw = (): void => {};
  const copying = createCopying(shell, () => draw());
  const change = (next: TextDraft | undefined): void => {
    draft = next;
    draw();
  };
  /** Defined while the sheet is open. */
  let leaveSheet: (() => void) | undefined;
  const setSheet = (isOpen: boolean): void => {
    leaveSheet?.();
    leaveSheet = isOpen ? addLayer(() => setSheet(false)) : undefined;
    draw();
    main.querySelector<HTMLElement>(isOpen ? '.editor-close' : '.editor-more')?.focus();
  };
  const controls = liveElement(inside, 'editor-controls', () =>
    panel({ ...inside, root: shell.root }, positionField({ shell: inside, copying, draft, change }), {
      isOpen: leaveSheet !== undefined,
      toggle: () => setSheet(leaveSheet === undefined),
    }),
  );
  draw = controls.draw;
  const endGrid = mountEditorGrid(inside);
  /** Any other change of the position discards the typed text. */
  const endText = shell.play.stores.editor.subscribe(({ arrangement }, before) => {
    if (arrangement !== before.arrangement && draft !== undefined) change(undefined);
  });
  const endKeys = followUndoKeys(shell);
  return () => {
    leaveSheet?.();
    endKeys();
    endText();
    endGrid();
    controls.stop();
    main.remove();
  };
};
