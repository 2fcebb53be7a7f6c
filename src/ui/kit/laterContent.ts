import { html, type TemplateResult } from 'lit';
import { createValue } from '../../store/following.ts';
import { later } from './later.ts';
import type { Shell } from './shell.ts';

type Content = (shell: Shell) => TemplateResult;

/** Content that is loaded when it is first shown; until then it says so, and after a failure it lets a person try again. */
export const laterContent = (fetch: () => Promise<Content>): Content => {
  const part = later(fetch);
  const state = createValue<'idle' | 'coming' | 'failed'>('idle');
  const attempt = (): void => {
    state.set('coming');
    void part.load().then(
      () => state.set('idle'),
      () => state.set('failed'),
    );
  };
  return shell => {
    const content = part.loaded();
    if (content !== undefined) return content(shell);
    const { words } = shell;
    if (state.get() === 'failed')
      return html`
        <p role="alert">${words.t('notice.partMissing')}</p>
        <button type="button" @click=${attempt}>${words.t('part.retry')}</button>`;
    if (state.get() === 'idle') attempt();
    return html`<p aria-busy="true">${words.t('part.loading')}</p>`;
  };
};
