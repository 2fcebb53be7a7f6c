import { createHash } from 'node:crypto';
import { keysOf } from '../../src/game/record.ts';

/** Elements that only contain others, unless an attribute says more. */
const HOLDERS =
  /^(bdi|body|dd|div|dl|dt|em|figcaption|figure|footer|form|header|label|main|ol|p|section|small|span|strong|ul)$/;
/** Attributes that refer to other elements, affect painting, or help the browser. */
const UNSAID =
  /^(class|id|for|name|type|value|role|title|novalidate|aria-(hidden|label|(labelled|described)by|controls|owns|live)|auto.*|spellcheck|enterkeyhint|data-.*)$/;

const STATES = {
  input: (element: HTMLInputElement) => {
    const { type, checked, indeterminate, value } = element;
    if (type !== 'checkbox' && type !== 'radio') return `${type} = ${value}`;
    return `${type} ${indeterminate ? 'partly' : checked ? 'on' : 'off'}`;
  },
  select: ({ selectedOptions, options }: HTMLSelectElement) =>
    `= ${[...selectedOptions].map(textOf)} of ${[...options].map(textOf).join(' | ')}`,
  textarea: ({ value }: HTMLTextAreaElement) => `= ${value}`,
  dialog: ({ open }: HTMLDialogElement) => (open ? '' : 'closed'),
};

/** Maximum line length when several things are joined. */
const WIDTH = 110;

export const spaced = (text: string): string => text.replaceAll(/[\s\u202f]+/g, ' ').trim();
const textOf = (element: Element): string => spaced(element.textContent);
const referred = (element: Element, attribute: string): string =>
  (element.getAttribute(attribute)?.split(' ') ?? [])
    .map(id => spaced(document.getElementById(id)?.textContent ?? ''))
    .join(' ');

/** An element in one line: its kind, name and state; empty for one that only contains others. */
export const headOf = (element: Element): string => {
  const kind = element.getAttribute('role') ?? element.localName;
  const name = element.getAttribute('aria-label') ?? referred(element, 'aria-labelledby');
  const title = element.getAttribute('title') ?? '';
  const about = referred(element, 'aria-describedby');
  const state = keysOf(STATES).find(tag => tag === element.localName);
  const said = [
    state === undefined ? '' : STATES[state](element as never),
    ...[...element.attributes]
      .filter(attribute => !UNSAID.test(attribute.name))
      .map(attribute =>
        `${attribute.name.replace('aria-', '')} ${spaced(attribute.value.replaceAll(/\b(bottom|left|right): auto;/g, ''))}`.trim(),
      )
      .sort(),
    title === '' || title === name ? '' : `(${title})`,
    about === '' ? '' : `- ${about}`,
  ].filter(text => text !== '');
  if (HOLDERS.test(kind) && name === '' && said.length === 0) return '';
  return [kind, ...(name === '' ? [] : [`"${name}"`]), ...said].join(' ');
};

/** The squares in a row of a board, except plain empty ones. */
const rowLine = (row: Element): string =>
  [...row.querySelectorAll('[aria-label]')]
    .map(cell => `${cell.getAttribute('aria-label')}${cell.getAttribute('tabindex') === '0' ? ' *' : ''}`)
    .filter(text => !/^\w+, empty$/.test(text))
    .join('; ');

/** Drawings are named after their class, with a checksum that changes with the drawing. */
const drawnLine = (drawn: Element): string => {
  const sign = createHash('sha1')
    .update(drawn.outerHTML.replaceAll(/<!--.*?-->/g, ''))
    .digest('hex')
    .slice(0, 4);
  const name = drawn.hasAttribute('role') ? headOf(drawn) : (drawn.getAttribute('class') ?? 'svg');
  return `(${name} ${sign})`;
};

const linesOf = (node: Node, depth: number): readonly string[] => {
  const line = (text: string): string => '  '.repeat(depth) + text;
  if (node instanceof Text) return spaced(node.data) === '' ? [] : [line(spaced(node.data))];
  if (!(node instanceof Element) || node.matches('script, style, template')) return [];
  if (node.localName === 'svg') return [line(drawnLine(node))];
  if (node.matches('[role=row]:has([role=gridcell])'))
    return rowLine(node) === '' ? [] : [line(rowLine(node))];
  const head = headOf(node);
  if (node.localName === 'select') return [line(head)];
  const inner = [...node.childNodes].flatMap(child => linesOf(child, head === '' ? depth : depth + 1));
  const isHidden = node.getAttribute('aria-hidden') === 'true';
  if (head === '' && isHidden)
    return inner.length === 0
      ? [line(`(${node.className})`)]
      : inner.map(text => text.replace(/^( *)(?!~|\s)/, '$1~ '));
  if (head === '') return inner;
  // An element with only a few words is written as one line.
  const joined = line(`${head}: ${inner.map(text => text.trim()).join(' · ')}`);
  const isFlat = inner.every(text => text.search(/\S/) === 2 * depth + 2 && !text.includes(' · '));
  return inner.length > 0 && isFlat && joined.length <= WIDTH ? [joined] : [line(head), ...inner];
};

/**
 * A page as text, one line per element: its kind, name, state and text, with its content indented. `~` marks what is
 * visible but not read out.
 */
export const outline = (root: Node = document.body): readonly string[] => linesOf(root, 0);

/** The differences between two outlines, in order: `- ` for removed lines and `+ ` for added ones. */
export const changesBetween = (before: readonly string[], after: readonly string[]): readonly string[] => {
  // The longest common subsequence of lines, from each place on.
  const common = Array.from({ length: before.length + 1 }, () => new Int32Array(after.length + 1));
  const most = (at: number, to: number): number => common[at]?.[to] ?? 0;
  for (let at = before.length - 1; at >= 0; at--)
    for (let to = after.length - 1; to >= 0; to--)
      common[at]![to] =
        before[at] === after[to] ? most(at + 1, to + 1) + 1 : Math.max(most(at + 1, to), most(at, to + 1));
  const changes: string[] = [];
  for (let [at, to] = [0, 0]; at < before.length || to < after.length; ) {
    if (at < before.length && before[at] === after[to]) [at, to] = [at + 1, to + 1];
    else if (to >= after.length || (at < before.length && most(at + 1, to) >= most(at, to + 1)))
      changes.push(`- ${before[at++]}`);
    else changes.push(`+ ${after[to++]}`);
  }
  return changes;
};
