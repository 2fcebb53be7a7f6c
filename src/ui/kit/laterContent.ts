import { html, type TemplateResult } from 'lit';
import { AsyncDirective } from 'lit/async-directive.js';
import { type DirectiveResult, directive } from 'lit/directive.js';
import { later, type Part } from './later.ts';
import type { Shell } from './shell.ts';

type Content = (shell: Shell) => TemplateResult;

/** Stands where the content will be, and is replaced by it when it comes. */
class LaterContent extends AsyncDirective {
  #isWaiting = false;

  override render(shell: Shell, part: Part<Content>): TemplateResult {
    const content = part.loaded();
    if (content !== undefined) return content(shell);
    if (!this.#isWaiting) this.#attempt(shell, part);
    return html`<p role="status">${shell.words.t('part.loading')}</p>`;
  }

  #attempt(shell: Shell, part: Part<Content>): void {
    this.#isWaiting = true;
    const arrive = (): void => this.setValue(this.render(shell, part));
    void part.load().then(arrive, () => {
      this.#isWaiting = false;
      this.setValue(html`
        <p role="alert">${shell.words.t('notice.partMissing')}</p>
        <button type="button" @click=${arrive}>${shell.words.t('part.retry')}</button>`);
    });
  }
}

const laterContentDirective = directive(LaterContent);

/** Content that is loaded when it is first shown; until then it says so, and after a failure it lets a person try again. */
export const laterContent = (fetch: () => Promise<Content>): ((shell: Shell) => DirectiveResult) => {
  const part = later(fetch);
  return shell => laterContentDirective(shell, part);
};
