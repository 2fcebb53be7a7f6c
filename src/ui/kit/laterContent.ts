import { html, type TemplateResult } from 'lit';
import { AsyncDirective } from 'lit/async-directive.js';
import { type DirectiveResult, directive } from 'lit/directive.js';
import { later, type Part } from './later.ts';
import type { Shell } from './shell.ts';

type Content = (shell: Shell) => TemplateResult;

/** Stands where the content will be, and is replaced by it when it comes, unless something else is shown there by then. */
class LaterContent extends AsyncDirective {
  /** What is shown here, or will be. */
  #shown: Part<Content> | undefined;
  #awaited: Part<Content> | undefined;

  override render(shell: Shell, part: Part<Content>): TemplateResult {
    this.#shown = part;
    const content = part.loaded();
    if (content !== undefined) return content(shell);
    if (this.#awaited !== part) this.#attempt(shell, part);
    return html`<p aria-busy="true">${shell.words.t('part.loading')}</p>`;
  }

  #attempt(shell: Shell, part: Part<Content>): void {
    this.#awaited = part;
    const show = (content: () => TemplateResult): void => {
      if (this.#awaited === part) this.#awaited = undefined;
      if (this.isConnected && this.#shown === part) this.setValue(content());
    };
    const again = (): void => this.setValue(this.render(shell, part));
    const failure = (): TemplateResult => html`
      <p role="alert">${shell.words.t('notice.partMissing')}</p>
      <button type="button" @click=${again}>${shell.words.t('part.retry')}</button>`;
    void part.load().then(
      () => show(() => this.render(shell, part)),
      () => show(failure),
    );
  }
}

const laterContentDirective = directive(LaterContent);

/** Content that is loaded when it is first shown; until then it says so, and after a failure it lets a person try again. */
export const laterContent = (fetch: () => Promise<Content>): ((shell: Shell) => DirectiveResult) => {
  const part = later(fetch);
  return shell => laterContentDirective(shell, part);
};
