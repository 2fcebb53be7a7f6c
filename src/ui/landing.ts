/** Where a person goes on, in this order: what has come up, else the main control of the screen. */
const LANDINGS = ['dialog.result[open]', '[data-landing]', '[role="grid"] [tabindex="0"]'] as const;

/** Puts the focus where a person goes on after the button that they pressed is gone. */
export const land = (root: Element): void => {
  const targets = LANDINGS.map(selector => root.querySelector<HTMLElement>(selector));
  targets.find(target => target !== null)?.focus({ preventScroll: true });
};
