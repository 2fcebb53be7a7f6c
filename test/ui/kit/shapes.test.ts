// @vitest-environment jsdom
import { html, render } from 'lit';
import { expect, test } from 'vitest';
import { shapes } from '../../../src/ui/kit/shapes.ts';

test('a drawing becomes elements, which stay while it is unchanged', () => {
  const show = (drawing: string): Element => {
    render(html`<svg>${shapes(drawing)}</svg>`, document.body);
    return document.querySelector('svg') as Element;
  };
  const shown = show('<rect width="4" fill="#fff"/><path d="M0 0h4"/>');
  const first = shown.firstElementChild;
  expect([...shown.children].map(({ outerHTML }) => outerHTML)).toEqual([
    '<rect width="4" fill="#fff"></rect>',
    '<path d="M0 0h4"></path>',
  ]);
  expect(first?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  show('<rect width="4" fill="#fff"/><path d="M0 0h4"/>');
  expect(shown.firstElementChild).toBe(first);
  expect(show('<circle r="2"/>').children).toHaveLength(1);
});
