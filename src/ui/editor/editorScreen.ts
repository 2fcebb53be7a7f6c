import { html, type TemplateResult } from 'lit';
import { createCopying } from '../kit/copying.ts';
import { missingMessage } from '../kit/missing.ts';
import { layoutFor, liveElement, place, type Shell } from '../kit/shell.ts';
import { boardChanges, boardChoice, toolChoice, turnChoice } from './boardTools.ts';
import { mountEditorGrid } from './editorGrid.ts';
import { editorStarts } from './editorStarts.ts';
import { positionField, type TextDraft } from './positionField.ts';

const panel = (shell: Shell, field: TemplateResult): TemplateResult => {
  const { panel: room, orientation } = layoutFor(shell, 'editor');
  return html`
    <div class="editor panel ${orientation}" .style=${place(room)}>
      <div class="editor-card card">
        <div class="editor-body scrolls">
          <h1 tabindex="-1" data-landing>${shell.words.t('places.names.editor')}</h1>
          ${missingMessage(shell)} ${toolChoice(shell)} ${boardChanges(shell)} ${turnChoice(shell)}
          ${boardChoice(shell)} ${field}
        </div>
      </div>
      ${editorStarts(shell)}
    </div>`;
};

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

/** The usual keys for taking back, except where text is typed. */
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

/** The board on which any position can be set up, and the controls beside it. */
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
  const controls = liveElement(inside, 'editor-controls', () =>
    panel({ ...inside, root: shell.root }, positionField({ shell: inside, copying, draft, change })),
  );
  draw = controls.draw;
  const endGrid = mountEditorGrid(inside);
  /** What was typed gives way to any other change. */
  const endText = shell.play.stores.editor.subscribe(({ arrangement }, before) => {
    if (arrangement !== before.arrangement && draft !== undefined) change(undefined);
  });
  const endKeys = followUndoKeys(shell);
  return () => {
    endKeys();
    endText();
    endGrid();
    controls.stop();
    main.remove();
  };
};
