/** A plain press, which is handled in this page; others (a new tab, say) are left to the browser. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Runs an action instead of following a link. */
export const onPlainPress =
  (press: () => void) =>
  (event: MouseEvent): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    press();
  };
