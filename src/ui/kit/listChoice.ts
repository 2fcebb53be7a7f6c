import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

export interface ListOption<T extends string> {
  readonly value: T;
  readonly label: string;
}

export interface ListChoice<T extends string> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly ListOption<T>[];
  /** Shown while none of the options is chosen. */
  readonly placeholder?: string;
  readonly value: T | undefined;
  /** The id of the element that describes the choice. */
  readonly describedBy?: string | undefined;
  readonly onChoose: (value: T) => void;
}

/** A native list, which every phone and screen reader can open; with only one option it is disabled. */
export const listChoice = <T extends string>(request: ListChoice<T>): TemplateResult => {
  const { id, label, options, placeholder, value: chosen, describedBy, onChoose } = request;
  return html`
    <label class="choice-label" for=${id}>${label}</label>
    <select id=${id} ?disabled=${options.length < 2} aria-describedby=${describedBy ?? nothing}
      @change=${(event: Event) => onChoose((event.target as HTMLSelectElement).value as T)}>
      ${options.map(
        ({ value, label: words }) =>
          html`<option value=${value} .selected=${live(value === chosen)}>${words}</option>`,
      )}
      ${
        chosen === undefined
          ? html`<option value="" disabled hidden .selected=${live(true)}>${placeholder}</option>`
          : nothing
      }
    </select>`;
};
