import { expect, type Page } from '@playwright/test';

/** The windows that every screen and dialog has to fit. */
export const WINDOWS = [
  { width: 240, height: 285 },
  { width: 300, height: 300 },
  { width: 450, height: 450 },
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 720, height: 450 },
  { width: 844, height: 390 },
  { width: 800, height: 600 },
  { width: 1000, height: 700 },
  { width: 1366, height: 768 },
  { width: 2560, height: 1440 },
  { width: 3840, height: 2160 },
] as const;

/** Runs in the page: it must not use anything from outside. */
const faultsInPage = (): readonly string[] => {
  const TOLERANCE = 1.5;
  /** About a line of text, in pixels. */
  const LINE = 24;
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [tabindex="0"], [role=gridcell]';
  /** Elements with an edge that their text must stay inside. */
  const FRAMED = 'button, label, .card, dialog, [role=dialog]';
  const faults: string[] = [];
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

  const nameOf = (element: Element): string => {
    const label =
      element.getAttribute('aria-label') ?? element.textContent?.trim().replace(/\s+/g, ' ') ?? '';
    const place = element.id === '' ? (element.getAttribute('class') ?? '') : `#${element.id}`;
    return `${element.tagName.toLowerCase()} ${place} "${label.slice(0, 40)}"`;
  };
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    if (width < 2 || height < 2 || element.closest('.unseen') !== null) return false;
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const isPressed = (element: Element): boolean => getComputedStyle(element).pointerEvents !== 'none';
  const show = (element: Element): void =>
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });

  /** The visible part of the page for an element, clipped by every ancestor that hides overflow. */
  const openingFor = (element: Element) => {
    const opening = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const { left, top } = around.getBoundingClientRect();
      const inner = { left: left + around.clientLeft, top: top + around.clientTop };
      if (around !== document.documentElement && around !== document.body) {
        if (overflowX !== 'visible') {
          opening.left = Math.max(opening.left, inner.left);
          opening.right = Math.min(opening.right, inner.left + around.clientWidth);
        }
        if (overflowY !== 'visible') {
          opening.top = Math.max(opening.top, inner.top);
          opening.bottom = Math.min(opening.bottom, inner.top + around.clientHeight);
        }
      }
      if (position === 'fixed') break;
    }
    return opening;
  };
  /** The scroll padding around an element, which browsers keep free when they scroll it into view. */
  const scrollPaddingOf = (element: Element): number | undefined => {
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      const { overflowY, scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(around);
      if (/auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight + 1)
        return (Number.parseFloat(scrollPaddingTop) || 0) + (Number.parseFloat(scrollPaddingBottom) || 0);
    }
    return undefined;
  };
  /** Scrolling elements higher than their viewport are read line by line. */
  const isLong = (element: Element, { height }: DOMRect): boolean => {
    const opening = openingFor(element);
    const padding = scrollPaddingOf(element);
    const highest = Math.max(height, element.getBoundingClientRect().height);
    return padding !== undefined && highest + padding + LINE > opening.bottom - opening.top;
  };
  const isCut = (element: Element, box: DOMRect): boolean => {
    const { left, top, right, bottom } = box;
    const opening = openingFor(element);
    const isCutAcross = left < opening.left - TOLERANCE || right > opening.right + TOLERANCE;
    const isCutDown = top < opening.top - TOLERANCE || bottom > opening.bottom + TOLERANCE;
    return isCutAcross || (isCutDown && !isLong(element, box));
  };
  /** An unrelated element that covers the center of a rectangle. */
  const coverOf = (element: Element, { left, top, width, height }: DOMRect): Element | undefined => {
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit === null || hit.contains(element) || element.contains(hit)) return undefined;
    // On a page hardly larger than the board, a result or a question covers the board until it is closed.
    const isOnBoard = element.matches('[role=gridcell], .drop, .cell');
    if (isOnBoard && hit.closest('dialog.result, .table-card') !== null) return undefined;
    const label = element.closest('label, .option, .tool-list, .move, .inline-move, [role=gridcell], .grid');
    return label?.contains(hit) ? undefined : hit;
  };

  const checkControl = (control: Element): void => {
    show(control);
    const box = control.getBoundingClientRect();
    if (isCut(control, box)) faults.push(`cannot be brought into view: ${nameOf(control)}`);
    const cover = isPressed(control) ? coverOf(control, box) : undefined;
    if (cover !== undefined) faults.push(`covered by ${nameOf(cover)}: ${nameOf(control)}`);
  };
  const textBoxOf = (text: Text): DOMRect => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return range.getBoundingClientRect();
  };
  const checkText = (text: Text, element: Element): void => {
    show(element);
    const box = textBoxOf(text);
    if (isCut(element, box)) faults.push(`text is cut: ${nameOf(element)}`);
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    const { overflowX, overflowY, display } = getComputedStyle(element);
    const hidesText =
      (overflowX !== 'visible' && scrollWidth > clientWidth + 1) ||
      (overflowY === 'hidden' && scrollHeight > clientHeight + 1);
    if (hidesText) faults.push(`text is cut by its own box: ${nameOf(element)}`);
    const own = element.getBoundingClientRect();
    const frame = element.closest(FRAMED);
    const around = frame?.getBoundingClientRect() ?? own;
    const isOutside = ({ left, right }: DOMRect): boolean =>
      box.left < left - TOLERANCE || box.right > right + TOLERANCE;
    const isPastEnd =
      frame !== null &&
      getComputedStyle(frame).overflowY === 'visible' &&
      !isLong(element, box) &&
      (box.top < around.top - TOLERANCE || box.bottom > around.bottom + TOLERANCE);
    if ((display !== 'inline' && isOutside(own)) || isOutside(around) || isPastEnd)
      faults.push(`text runs out of its box: ${nameOf(element)}`);
    const cover = isPressed(element) && !isLong(element, box) ? coverOf(element, box) : undefined;
    if (cover !== undefined) faults.push(`text covered by ${nameOf(cover)}: ${nameOf(element)}`);
  };
  /** A select shows its option in one line, which no box of the page measures. */
  const checkList = (list: HTMLSelectElement): void => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(list);
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) return;
    pen.font = font;
    const words = list.selectedOptions[0]?.textContent?.trim() ?? '';
    const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (pen.measureText(words).width > room + 1) faults.push(`the list cuts "${words}": ${nameOf(list)}`);
  };

  const scrolled = [...root.querySelectorAll('*')].map(element => ({ element, top: element.scrollTop }));
  for (const control of root.querySelectorAll(CONTROLS)) if (isSeen(control)) checkControl(control);
  for (const list of root.querySelectorAll('select')) if (isSeen(list)) checkList(list);
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!(node instanceof Text) || element === null || node.data.trim() === '') continue;
    if (element.closest('select, svg, script, style, noscript') === null && isSeen(element))
      checkText(node, element);
  }
  for (const { element, top } of scrolled) element.scrollTop = top;
  for (const scroller of root.querySelectorAll('*')) {
    if (!/auto|scroll/.test(getComputedStyle(scroller).overflowY) || !isSeen(scroller)) continue;
    const { left, right } = scroller.getBoundingClientRect();
    const isBeyond = (inner: Element): boolean => {
      const box = inner.getBoundingClientRect();
      return isSeen(inner) && (box.left < left - TOLERANCE || box.right > right + TOLERANCE);
    };
    if (scroller.scrollWidth > scroller.clientWidth + 1 && [...scroller.querySelectorAll('*')].some(isBeyond))
      faults.push(`scrolls sideways: ${nameOf(scroller)}`);
  }
  for (const table of root.querySelectorAll('table')) {
    const { left, top, right, bottom } = table.getBoundingClientRect();
    // Sticky elements, such as a dialog's head, may cover rows that are scrolled away.
    const isUnder = (beside: Element): boolean => {
      if (getComputedStyle(beside).position === 'sticky') return false;
      const box = beside.getBoundingClientRect();
      const across = Math.min(right, box.right) - Math.max(left, box.left);
      const down = Math.min(bottom, box.bottom) - Math.max(top, box.top);
      return beside !== table && isSeen(beside) && Math.min(across, down) > TOLERANCE;
    };
    const isCovering = [...(table.parentElement?.children ?? [])].some(isUnder);
    if (isSeen(table) && isCovering) faults.push(`runs out of its column: ${nameOf(table)}`);
  }
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) faults.push('the page itself scrolls');
  return faults;
};

/**
 * Faults of the topmost open dialog, else of the screen: controls that cannot be scrolled into view, are cut off or
 * covered; texts that are cut off, covered or overflow their box; and tables that overflow their column. Scrolling is
 * limited to what the browser does on focus.
 */
const geometryFaults = (page: Page): Promise<readonly string[]> => page.evaluate(faultsInPage);

/** Resolves when the page has rendered the last change of its window or language. */
export const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Elements that can be scrolled down now, outermost first. */
export const scrollers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...([...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body).querySelectorAll('*')]
      .filter(element => {
        const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY);
        return scrolls && element.scrollHeight > element.clientHeight + 1 && element.checkVisibility();
      })
      .map(element => element.getAttribute('class') ?? element.tagName),
  );

/** Faults that remain after the page has settled; resolves as soon as there are none. */
export const lastingFaults = async (page: Page, timeout = 20_000): Promise<readonly string[]> => {
  let faults: readonly string[] = [];
  const look = async (): Promise<void> => {
    faults = await geometryFaults(page);
    expect(faults).toEqual([]);
  };
  await expect(look)
    .toPass({ timeout })
    .catch(() => undefined);
  return faults;
};

/** Waits for the page to settle after a resize, and expects nothing unreachable, cut off or covered. */
export const expectSoundGeometry = async (page: Page): Promise<void> =>
  expect(async () => expect(await geometryFaults(page)).toEqual([])).toPass({ timeout: 60_000 });
