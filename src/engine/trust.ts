/** What a browser with trusted types asks before text becomes the address of a program, or part of the page. */
interface Policy {
  readonly createScriptURL: (address: string) => string | undefined;
  readonly createHTML: (html: string) => string | undefined;
}

interface TrustedTypes {
  readonly createPolicy: (name: string, policy: Policy) => unknown;
}

/** What the color picker of `vanilla-colorful` is made of: style sheets, and sliders without anything that runs. */
const PICKER =
  /^(?:<style>[^<]*<\/style>|<div role="slider" tabindex="0" part="[a-z]+"(?: aria-[a-z]+="\w+")*><div part="[a-z-]+"><\/div><\/div>)$/;

/** Workers and the service worker are programs of this site. */
const isOwnProgram = (address: string): boolean => {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.endsWith('.js');
};

/**
 * Says which texts this page, or this worker, may take for programs and for elements, where a policy of the server or of the page asks
 * for it (`require-trusted-types-for`): its own workers, and the picker of colors. Templates of lit have a policy of their own.
 */
export const trustOwnParts = (): void => {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: address => (isOwnProgram(address) ? address : undefined),
    createHTML: html => (PICKER.test(html) ? html : undefined),
  });
};
