import { expect } from 'vitest';

/** Composite widgets: a single tab stop with their own keys inside. */
const GROUPS = '[role=tablist], [role=grid], [role=radiogroup], [role=tree], [role=listbox]';
const REFERENCES = [
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-activedescendant',
  'for',
];

/** Checks that all references of a page are valid, each control has a name, and each group is a single tab stop. */
export const expectSoundReferences = (page: string): void => {
  const told = (element: Element): string => `${page}: ${element.outerHTML.slice(0, 120)}`;
  for (const name of REFERENCES)
    for (const element of document.querySelectorAll(`[${name}]`))
      for (const id of element.getAttribute(name)?.split(' ') ?? [])
        expect(document.getElementById(id), `${name} of ${told(element)}`).not.toBeNull();
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(
    ids.filter((id, index) => ids.indexOf(id) !== index),
    page,
  ).toEqual([]);
  for (const element of document.querySelectorAll('[tabindex]'))
    expect(['0', '-1'], told(element)).toContain(element.getAttribute('tabindex'));
  for (const grid of document.querySelectorAll('[aria-rowcount]')) {
    const rows = [...grid.querySelectorAll('[role=row]')];
    expect(grid.getAttribute('aria-rowcount'), told(grid)).toBe(`${rows.length}`);
    const columns = rows.map(row => row.querySelectorAll('[role=gridcell], [role=columnheader]').length);
    expect(new Set(columns), told(grid)).toEqual(new Set([Number(grid.getAttribute('aria-colcount'))]));
  }
  for (const group of document.querySelectorAll(GROUPS)) {
    const stops = [...group.querySelectorAll('[tabindex="0"]')];
    if (group.querySelector('[tabindex]') !== null) expect(stops, told(group)).toHaveLength(1);
  }
  // For its `labels`, jsdom walks the whole document.
  const labels = new Map([...document.querySelectorAll('label')].map(label => [label.htmlFor, label]));
  for (const element of document.querySelectorAll(
    'button, a[href], input:not([hidden]), select, textarea, [role=img], dialog',
  )) {
    const name = [
      element.getAttribute('aria-label'),
      element.getAttribute('aria-labelledby'),
      element.getAttribute('title'),
      element.textContent,
      element.closest('label')?.textContent,
      labels.get(element.id)?.textContent,
    ].join('');
    expect(name.trim(), told(element)).not.toBe('');
  }
};
