import { columnOf, parseSquare, rowOf, type SquareName } from '../../src/game/square.ts';

const ROLES: Readonly<Record<string, string>> = {
  button: 'button:not([role])',
  link: 'a[href]',
  dialog: 'dialog',
  heading: 'h1, h2, h3',
  radio: 'input[type=radio]',
  slider: 'input[type=range]',
  spinbutton: 'input[type=number]',
  searchbox: 'input[type=search]',
  textbox: 'input[type=text]',
  combobox: 'select',
};

/** The texts of a field's `label` elements. For its `labels`, jsdom walks the whole document. */
const labelsOf = (field: Element): readonly string[] => {
  const beside = field.id === '' ? [] : document.querySelectorAll(`label[for="${field.id}"]`);
  return [field.closest('label'), ...beside].map(label => label?.textContent ?? '');
};

const labelOf = (element: Element): string => {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = ids.map(id => document.getElementById(id)?.textContent ?? '');
  const own = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
  return [...labels, ...(own ? labelsOf(element) : [])].join(' ').trim();
};

/** The text without purely visual parts. */
const spokenText = (element: Element): string => {
  const copy = element.cloneNode(true) as Element;
  for (const unspoken of copy.querySelectorAll('[aria-hidden=true]')) unspoken.remove();
  return (copy.textContent ?? '').trim();
};

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? (labelOf(element) || spokenText(element));

const hasRole = (role: string): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`${ROLES[role] ?? '_'}, [role="${role}"]`),
];

export const allByRole = (role: string, name?: string): readonly HTMLElement[] =>
  hasRole(role).filter(element => name === undefined || nameOf(element) === name);

export const byRole = (role: string, name?: string): HTMLElement => {
  const [element] = allByRole(role, name);
  if (element === undefined) throw new Error(`no ${role} ${name ?? ''}`);
  return element;
};

export const press = (key: string, target: Element = document.activeElement ?? document.body): void => {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const after = document.activeElement ?? document.body;
  after.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true }));
};

/** Types a text into a field, or selects it in a list. */
export const write = (
  field: Element,
  value: string,
  type = field instanceof HTMLSelectElement ? 'change' : 'input',
): void => {
  (field as HTMLInputElement).value = value;
  field.dispatchEvent(new Event(type, { bubbles: true }));
};

/** The squares on the board screen. */
export const cells = (): readonly HTMLElement[] => allByRole('gridcell');

export const cell = (name: SquareName): HTMLElement => {
  const square = parseSquare(name);
  const pressed = document.querySelector<HTMLElement>(`button[role=gridcell][data-spot="${square}"]`);
  if (pressed !== null) return pressed;
  const row = allByRole('row')[rowOf(square)];
  return row?.querySelectorAll<HTMLElement>('[role=gridcell]')[columnOf(square)] as HTMLElement;
};

/** The beginning of the focused square's name. */
export const focused = (): string => (document.activeElement?.getAttribute('aria-label') ?? '').slice(0, 2);

export const isAvailable = (name: string): boolean =>
  byRole('button', name).getAttribute('aria-disabled') !== 'true';

/** The announcements so far, oldest first. */
export const said = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[aria-live=polite] p')].map(sentence => sentence.textContent);
