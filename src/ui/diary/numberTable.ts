import { html, nothing, type TemplateResult } from 'lit';

export interface NumberTable {
  readonly caption: string;
  /** The column headings, that of the names first. */
  readonly heads: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    /** The name's language, if that is not the page's. */
    readonly lang?: string | undefined;
    /** Decoration below the name. */
    readonly picture?: TemplateResult;
    readonly values: readonly (string | number | undefined)[];
  }[];
}

/** A table of numbers by name; unknown numbers are left empty. */
export const numberTable = ({ caption, heads, rows }: NumberTable): TemplateResult => html`
  <table class="results">
    <caption class="unseen">${caption}</caption>
    <thead>
      <tr>${heads.map(head => html`<th scope="col">${head}</th>`)}</tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ name, lang, picture, values }) => html`
          <tr>
            <th scope="row"><span lang=${lang ?? nothing}>${name}</span>${picture}</th>
            ${values.map(value => html`<td class="numeral">${value ?? '–'}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
