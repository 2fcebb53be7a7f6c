import { noChange } from 'lit';
import { Directive, directive } from 'lit/directive.js';

const SVG = 'http://www.w3.org/2000/svg';
const SHAPE = /<(\w+)((?:\s+[\w-]+="[^"]*")*)\s*\/>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

const elementOf = ([, name = '', attributes = '']: readonly string[]): SVGElement => {
  const element = document.createElementNS(SVG, name) as SVGElement;
  for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE))
    element.setAttribute(attribute, value);
  return element;
};

class Shapes extends Directive {
  #drawing: string | undefined;

  override render(drawing: string): DocumentFragment | typeof noChange {
    if (drawing === this.#drawing) return noChange;
    this.#drawing = drawing;
    const shapes = document.createDocumentFragment();
    shapes.append(...[...drawing.matchAll(SHAPE)].map(elementOf));
    return shapes;
  }
}

/**
 * Renders a drawing's shapes from a string, without text. As a template, each drawing would be parsed, walked and
 * cloned by itself.
 */
export const shapes = directive(Shapes);
