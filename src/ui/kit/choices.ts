import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

export interface Option<T extends string> {
  readonly value: T;
  readonly label: string;
  /** Decoration before the label. */
  readonly picture?: TemplateResult;
  /** Whether the label is only for screen readers, because the picture shows it. */
  readonly quiet?: boolean;
}

export interface Choice<T extends string> {
  /** Groups the radios: those with the same name belong together. */
  readonly name: string;
  readonly label: string;
  readonly className: string;
  readonly options: readonly Option<T>[];
  readonly value: T | undefined;
  readonly onChoose: (value: T) => void;
}

/**
 * The native radio covers its picture and label, so that the whole area can be clicked. The radio's accessible name
 * holds the label; the visible text is hidden from screen readers to avoid reading it twice.
 */
const radio = <T extends string>(
  { name, value: chosen, onChoose }: Choice<T>,
  { value, label, picture, quiet = false }: Option<T>,
): TemplateResult => html`
  <label class="option" title=${quiet ? label : nothing}>
    <input type="radio" name=${name} value=${value} aria-label=${label}
      .checked=${live(value === chosen)} @change=${() => onChoose(value)} />
    ${picture ?? nothing}${quiet ? nothing : html`<span class="option-words" aria-hidden="true">${label}</span>`}
  </label>`;

/** A choice of one: native radios, so that arrow keys, screen readers and touch work as expected. */
export const choice = <T extends string>(request: Choice<T>): TemplateResult => html`
  <div class="choice ${request.className}" role="radiogroup" aria-labelledby="${request.name}-label">
    <span class="choice-label" id="${request.name}-label" aria-hidden="true">${request.label}</span>
    <div class="options">${request.options.map(option => radio(request, option))}</div>
  </div>`;

interface ToggleAbout {
  /** The id of the describing element. */
  readonly describedBy?: string;
  readonly isOff?: boolean;
}

/** A native checkbox with the role of a switch. */
export const toggle = (
  label: string,
  checked: boolean,
  onToggle: (checked: boolean) => void,
  { describedBy, isOff = false }: ToggleAbout = {},
): TemplateResult => html`
  <label class="toggle">
    <span class="choice-label">${label}</span>
    <input type="checkbox" role="switch" .checked=${live(checked)}
      ?disabled=${isOff} aria-describedby=${describedBy ?? nothing}
      @change=${(event: Event) => onToggle((event.target as HTMLInputElement).checked)} />
  </label>`;

export interface ListOption<T extends string> {
  readonly value: T;
  readonly label: string;
}

export interface ListChoice<T extends string> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly ListOption<T>[];
  /** Shown while no option is selected. */
  readonly placeholder?: string;
  readonly value: T | undefined;
  /** The id of the describing element. */
  readonly describedBy?: string | undefined;
  readonly onChoose: (value: T) => void;
}

/** A native select, which works on every phone and screen reader; disabled if there is only one option. */
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
