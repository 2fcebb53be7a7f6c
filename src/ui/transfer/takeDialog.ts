import './transfer.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../../i18n/words.ts';
import type {
  FoundBundle,
  FoundPart,
  PartName,
  RefusedBundle,
  TakenPart,
} from '../../play/transfer/foundBundle.ts';
import { type Close, dialogHead, openDialog } from '../kit/dialogs.ts';
import type { Shell } from '../kit/shell.ts';
import { localeOf } from '../words/locale.ts';

/** The stages of taking over a file. */
type Stage =
  | { readonly type: 'reading' | 'taking' }
  | RefusedBundle
  | FoundBundle
  | { readonly type: 'taken'; readonly parts: readonly TakenPart[] };

interface Taking {
  stage: Stage;
  /** The parts selected for import. */
  readonly wanted: Set<PartName>;
}

/** Fetches the bundle: from a file, or from another device. */
export type Fetched = () => Promise<FoundBundle | RefusedBundle>;

const partName = ({ words }: Shell, name: PartName): string => words.t(`transfer.parts.${name}`);

/** Settings cannot be merged: they replace existing ones only if selected. */
const isWanted = (name: PartName, { hasOwnSettings }: FoundBundle): boolean =>
  name !== 'settings' || !hasOwnSettings;

const foundPart = (shell: Shell, part: FoundPart, { wanted }: Taking): TemplateResult => {
  const { words } = shell;
  const name = partName(shell, part.name);
  if (part.type === 'broken')
    return html`<li class="refused">${words.t('transfer.brokenPart', { part: name, at: part.at })}</li>`;
  const toggle = (event: Event): void => {
    if ((event.target as HTMLInputElement).checked) wanted.add(part.name);
    else wanted.delete(part.name);
  };
  const number = new Intl.NumberFormat(localeOf(words)).format(part.count);
  return html`
    <li>
      <label class="transfer-part">
        <input type="checkbox" ?checked=${wanted.has(part.name)} @change=${toggle} />
        <span>${name}</span>
        <span class="quiet">${part.name === 'settings' ? words.t('transfer.replaces') : number}</span>
      </label>
    </li>`;
};

const IN_FILES = ['foreign', 'newer', 'garbled', 'tooLong', 'unreadable'] as const;

const refusalText = (words: Words, defect: RefusedBundle['defect']): string => {
  const inFile = IN_FILES.find(one => one === defect);
  if (inFile !== undefined) return words.t(`transfer.refused.${inFile}`);
  return words.t(`handover.${defect as Exclude<typeof defect, (typeof IN_FILES)[number]>}`);
};

interface Ways {
  readonly close: Close;
  readonly take: (found: FoundBundle) => void;
}

const found = (shell: Shell, bundle: FoundBundle, taking: Taking, { close, take }: Ways): TemplateResult => {
  const { words } = shell;
  const date = new Intl.DateTimeFormat(localeOf(words), { dateStyle: 'long', timeStyle: 'short' });
  const isEmpty = bundle.parts.every(({ type }) => type === 'broken');
  return html`
    <p>${words.t('transfer.from', { date: date.format(new Date(bundle.at)) })} ${words.t('transfer.rule')}</p>
    ${bundle.parts.length === 0 ? html`<p>${words.t('transfer.nothing')}</p>` : nothing}
    <ul class="transfer-parts" role="list">${bundle.parts.map(part => foundPart(shell, part, taking))}</ul>
    <div class="answers">
      <button type="button" class="secondary" @click=${() => close()}>${words.t('transfer.cancel')}</button>
      <button type="button" class="primary" ?disabled=${isEmpty} @click=${() => take(bundle)}>${words.t('transfer.take')}</button>
    </div>`;
};

/** That conflicting studies of the library were kept as copies. */
const copiesIn = ({ words, play }: Shell): TemplateResult | typeof nothing => {
  const { news } = play.stores.library.getState();
  const count = news !== undefined && 'copied' in news ? news.copied : 0;
  return count === 0 ? nothing : html`<p role="status">${words.t('library.news.copied', { count })}</p>`;
};

const taken = (shell: Shell, parts: readonly TakenPart[], close: Close): TemplateResult => html`
  <ul class="transfer-parts" role="status">
    ${parts.map(({ name, outcome }) => html`<li class=${outcome === 'taken' ? '' : 'refused'}>${shell.words.t(`transfer.${outcome}`, { part: partName(shell, name) })}</li>`)}
  </ul>
  ${copiesIn(shell)}
  <div class="answers">
    <button type="button" class="primary" @click=${() => close()}>${shell.words.t('transfer.close')}</button>
  </div>`;

const content = (shell: Shell, taking: Taking, ways: Ways): TemplateResult => {
  const { words } = shell;
  const { stage } = taking;
  switch (stage.type) {
    case 'refused':
      return html`<p class="refused" role="alert">${refusalText(words, stage.defect)}</p>`;
    case 'found':
      return found(shell, stage, taking, ways);
    case 'taken':
      return taken(shell, stage.parts, ways.close);
    default:
      return html`<p role="status">${words.t(`transfer.${stage.type}`)}</p>`;
  }
};

/** Shows a bundle's contents before anything is imported, and then what was imported. */
const openTake = async (shell: Shell, fetched: Fetched): Promise<void> => {
  const { words } = shell;
  const taking: Taking = { stage: { type: 'reading' }, wanted: new Set() };
  let redraw = (): void => undefined;
  const show = (stage: Stage): void => {
    taking.stage = stage;
    redraw();
  };
  const take = async (bundle: FoundBundle): Promise<void> => {
    show({ type: 'taking' });
    show({ type: 'taken', parts: await bundle.take([...taking.wanted]) });
  };
  const closed = openDialog(shell, {
    name: () => words.t('transfer.dialog'),
    className: 'transfer-dialog',
    isHeld: true,
    content: (close, draw) => {
      redraw = draw;
      const ways = { close, take: (bundle: FoundBundle) => void take(bundle) };
      return html`${dialogHead(words, words.t('transfer.dialog'), close)} ${content(shell, taking, ways)}`;
    },
  });
  const read = await fetched();
  if (read.type === 'found')
    for (const { name, type } of read.parts)
      if (type === 'read' && isWanted(name, read)) taking.wanted.add(name);
  show(read);
  await closed;
  if (read.type === 'found' && taking.stage.type === 'found') read.leave();
};

/** Opens the dialog for another device's data. */
export const openTakeCode = (shell: Shell, code: string): Promise<void> =>
  openTake(shell, async () => (await shell.play.transfer()).takeOver(code));

/** Opens the dialog for a file on this device. */
export const openTakeFile = (shell: Shell, file: Blob): Promise<void> =>
  openTake(shell, async () => (await shell.play.transfer()).look(file));
