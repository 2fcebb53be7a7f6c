import { vi } from 'vitest';
import { changesBetween, headOf, outline, spaced } from './outline.ts';
import { press } from './queries.ts';
import { openAtNoon, type Shown } from './shown/shown.ts';

const CONTROLS =
  'a[href], button, summary, input:not([type=file]), select, textarea, [role=gridcell], [role=slider], [role=switch]';
/** One of these represents all others in the same list. */
const ONE_OF_MANY = 'li, tr, [role=row], [role=radiogroup], [role=tablist]';
/** Values are truncated to this many letters. */
const WIDTH = 100;

interface Control {
  readonly element: HTMLElement;
  /** `button "Hint"`, with its list, dialog or part of the page. */
  readonly name: string;
  /** Controls with the same key do the same to different things. */
  readonly key: string;
}

const placeOf = (element: Element): string => {
  const place = element.parentElement?.closest(
    'dialog, section, [role=group], [role=radiogroup], [role=region], [role=tabpanel], nav, form',
  );
  return place ? headOf(place).replace(/ style .*/, '') : '';
};

/** Its first label; for `labels`, jsdom walks the whole document. */
const labelOf = (element: HTMLElement): string =>
  element.matches('input, select, textarea')
    ? spaced(
        (element.closest('label') ?? document.querySelector(`label[for="${element.id}"]`))?.textContent ?? '',
      )
    : '';

/** Everything on the page that can be pressed, selected or typed into, in order. */
const controlsOn = (root: ParentNode): readonly Control[] =>
  [...root.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter(element => element.closest('[inert], [hidden]') === null && !element.matches(':disabled'))
    .map(element => {
      const head = headOf(element).replace(/ (tabindex|style|keyshortcuts|posinset|current) .*/, '');
      const isNamed = head.includes('"') || element instanceof HTMLSelectElement;
      const text = isNamed ? '' : spaced(element.textContent);
      const label = head.includes('"') ? '' : labelOf(element);
      const name = [label, head.split(' of ')[0] ?? '', text].filter(part => part !== '').join(': ');
      const isOne = element.closest(ONE_OF_MANY) !== null;
      const kind = isOne
        ? `${element.className} ${/legal|disabled|selected true|on$/.exec(head)?.[0]}`
        : name;
      return { element, name, key: `${placeOf(element)} ${element.localName} ${kind}` };
    });

/** Uses a control: presses it, selects its last option, or types into it. */
const use = (element: HTMLElement): void => {
  const write = (value: string): void => {
    Object.assign(element, { value });
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
  };
  if (element instanceof HTMLSelectElement)
    write([...element.options].findLast(({ disabled }) => !disabled)?.value ?? '');
  else if (element instanceof HTMLTextAreaElement) write('f5d6');
  else if (element instanceof HTMLInputElement && !/^(checkbox|radio)$/.test(element.type))
    write({ range: element.min, number: '3', date: '2026-01-02' }[element.type] ?? 'f5d6');
  else element.click();
};

const shortened = (value: unknown): string => {
  const text = JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'function' ? 'function' : part instanceof Set ? [...part] : part,
  );
  return text === undefined || text.length <= WIDTH ? `${text}` : `${text.slice(0, WIDTH)}…`;
};

/** The page's calls so far, as `study.goTo([37])`; clears them. */
const takeCalls = (play: object, path = ''): readonly string[] =>
  Object.entries(play).flatMap(([name, call]) => {
    if (name === 'stores') return [];
    if (!vi.isMockFunction(call))
      return typeof call === 'object' ? takeCalls(call as object, `${path}${name}.`) : [];
    const calls = call.mock.calls.map(values => `${path}${name}(${values.map(shortened).join(', ')})`);
    call.mockClear();
    return calls;
  });

interface Action {
  readonly name: string;
  readonly act: () => void;
}

/**
 * The effects of each action on a page: its calls and its changes. The page is reopened after a change; `next` receives
 * whether it was just opened, and returns undefined when nothing is left to do.
 */
const told = async (
  shown: Shown,
  next: (isOpened: boolean) => Action | undefined,
): Promise<readonly string[]> => {
  const lines: string[] = [];
  let page = await openAtNoon(shown);
  let seen: readonly string[] | undefined;
  for (let action = next(true); action !== undefined; action = next(seen === undefined)) {
    takeCalls(page.play);
    for (const sentence of document.querySelectorAll('[aria-live=polite] p')) sentence.remove();
    const before = seen ?? outline();
    action.act();
    await vi.advanceTimersByTimeAsync(1000);
    const calls = takeCalls(page.play);
    seen = outline();
    const changes = changesBetween(before, seen);
    lines.push(action.name, ...[...calls, ...changes].map(line => `  ${line}`));
    if (changes.length === 0) continue;
    page.close();
    page = await openAtNoon(shown);
    seen = undefined;
  }
  page.close();
  return lines.length === 0 ? [] : [`== ${shown[0]}`, ...lines, ''];
};

/** The effects of the controls on these pages, each of them once. */
export const actionsOfControls = async (pages: readonly Shown[]): Promise<string> => {
  const known = new Set<string>();
  let controls: readonly Control[] = [];
  const next = (isOpened: boolean): Action | undefined => {
    if (isOpened) controls = controlsOn(document);
    const control = controls.find(({ key }) => !known.has(key));
    if (control === undefined) return undefined;
    known.add(control.key);
    return { name: control.name, act: () => use(control.element) };
  };
  const lines: string[] = [];
  for (const shown of pages) lines.push(...(await told(shown, next)));
  return lines.join('\n');
};

/** The effects of these keys on the squares of these pages. */
export const actionsOfKeys = async (pages: readonly Shown[], keys: readonly string[]): Promise<string> => {
  const lines: string[] = [];
  for (const shown of pages) {
    const left = keys.map(key => ({
      name: `key ${key}`,
      act: () => {
        document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus();
        press(key);
      },
    }));
    lines.push(...(await told(shown, () => left.shift())));
  }
  return lines.join('\n');
};
