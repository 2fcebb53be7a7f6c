/** Where the focus goes, in this order: an open result, else the main control of the screen. */
const LANDINGS = ['dialog.result[open]', '[data-landing]', '[role="grid"] [tabindex="0"]'] as const;

/** Moves the focus on when the button that was pressed is gone. */
export const land = (root: Element): void => {
  const targets = LANDINGS.map(selector => root.querySelector<HTMLElement>(selector));
  targets.find(target => target !== null)?.focus({ preventScroll: true });
};
