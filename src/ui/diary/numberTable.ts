import { html, type TemplateResult } from 'lit';

export interface NumberTable {
  readonly caption: string;
  /** The heads of the columns, that of the names first. */
  readonly heads: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    /** Decoration below the name. */
    readonly picture?: TemplateResult;
    readonly values: readonly (string | number | undefined)[];
  }[];
}

/** Numbers by name; what is not known is left out. */
export const numberTable = ({ caption, heads, rows }: NumberTable): TemplateResult => html`
  <table class="results">
    <caption class="unseen">${caption}</caption>
    <thead>
      <tr>${heads.map(head => html`<th scope="col">${head}</th>`)}</tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ name, picture, values }) => html`
          <tr>
            <th scope="row">${name}${picture}</th>
            ${values.map(value => html`<td class="numeral">${value ?? '–'}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
