// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { keysOf } from '../../../src/game/record.ts';
import { expectSoundReferences } from '../../../testkit/ui/references.ts';
import { SHOWN } from '../../../testkit/ui/shown/all.ts';
import { openAtNoon } from '../../../testkit/ui/shown/shown.ts';

afterEach(() => void vi.useRealTimers());

const CONTROLS = 'a[href], button, summary, input:not([type=file]), select, textarea, [role=gridcell]';

/** Everything on the page that can be pressed, selected or typed into; one of several that look alike. */
const controlsByLook = (): ReadonlyMap<string, HTMLElement> =>
  new Map(
    [...document.querySelectorAll<HTMLElement>(CONTROLS)]
      .filter(element => element.closest('[inert], [hidden]') === null && !element.matches(':disabled'))
      .map(element => [
        `${element.localName} ${element.className} ${element.parentElement?.className}`,
        element,
      ]),
  );

/** Presses a control, selects its last option, or types into it. */
const use = (element: HTMLElement): void => {
  if (element.matches('select, textarea, input:not([type=checkbox], [type=radio])')) {
    const value = element instanceof HTMLSelectElement ? [...element.options].at(-1)?.value : 'f5d6';
    Object.assign(element, { value });
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }));
  } else element.click();
};

test.each(keysOf(SHOWN))(
  'every control on the pages of %s can be used, and leaves a sound page',
  async part => {
    const errors: unknown[] = [];
    const keep = (event: ErrorEvent): void => void errors.push(event.error);
    window.addEventListener('error', keep);
    const used = new Set<string>();
    for (const shown of SHOWN[part]) {
      let page = await openAtNoon(shown);
      for (const look of controlsByLook().keys()) {
        const control = controlsByLook().get(look);
        if (used.has(look) || control === undefined) continue;
        used.add(look);
        use(control);
        await vi.advanceTimersByTimeAsync(1000);
        expect(errors, `${shown[0]}: ${control.outerHTML.slice(0, 200)}`).toEqual([]);
        expectSoundReferences(shown[0]);
        page.close();
        page = await openAtNoon(shown);
      }
      page.close();
    }
    window.removeEventListener('error', keep);
  },
);
