import { html, type TemplateResult } from 'lit';
import type { Transcript } from '../../../game/transcript.ts';
import { COMMENT_LENGTH, nodeAt, withoutDirections } from '../../../game/tree.ts';
import { type Close, dialogHead, openDialog } from '../../kit/dialogs.ts';
import type { Shell } from '../../kit/shell.ts';
import { numberedMove } from './moveWords.ts';

interface Comment {
  readonly title: string;
  readonly text: string;
  /** Called on every keystroke, so that nothing is lost however the dialog is closed. */
  readonly onType: (text: string) => void;
}

/** Enter begins a new line, as in any text; with Ctrl it saves. */
const isSaving = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey);

const content = ({ words }: Shell, { title, text, onType }: Comment, close: Close): TemplateResult => {
  const save = (event: Event): void => {
    event.preventDefault();
    const field = (event.target as HTMLElement).closest('form')?.querySelector('textarea');
    onType((field?.value ?? text).trim());
    close();
  };
  const cancel = (): void => {
    onType(text);
    close();
  };
  const type = (event: Event): void => onType((event.target as HTMLTextAreaElement).value);
  return html`
    ${dialogHead(words, title, close)}
    <form @submit=${save}>
      <label class="choice-label" for="move-comment">${words.t('tree.comment')}</label>
      <textarea id="move-comment" class="comment-field" rows="4" maxlength=${COMMENT_LENGTH} autofocus .value=${text}
        @input=${type} @keydown=${(event: KeyboardEvent) => isSaving(event) && save(event)}></textarea>
      <div class="answers">
        <button type="submit" class="primary">${words.t('tree.save')}</button>
        <button type="button" class="secondary" @click=${cancel}>${words.t('tree.cancel')}</button>
      </div>
    </form>`;
};

/** Asks for the comment on the last move of the path; an empty text removes it. */
export const openComment = async (shell: Shell, path: Transcript): Promise<void> => {
  const { play, words } = shell;
  const { study } = play.stores.study.getState();
  const node = study && nodeAt(study.tree, path);
  if (study === undefined || node === undefined) return;
  const move = numberedMove(words, study.tree.setup, { number: path.length, move: node.move });
  const comment: Comment = {
    title: words.t('tree.commentOn', { move }),
    text: node.comment ?? '',
    onType: text =>
      play.study.annotate(path, {
        comment: withoutDirections(text).slice(0, COMMENT_LENGTH) || undefined,
      }),
  };
  await openDialog(shell, {
    name: () => comment.title,
    className: 'question-dialog comment-dialog',
    content: close => content(shell, comment, close),
  });
};
