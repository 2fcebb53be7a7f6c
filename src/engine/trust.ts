/** The trusted types policy: checks text before it becomes a script URL or HTML. */
interface Policy {
  readonly createScriptURL: (address: string) => string | undefined;
  readonly createHTML: (html: string) => string | undefined;
}

interface TrustedTypes {
  readonly createPolicy: (name: string, policy: Policy) => unknown;
}

/** The HTML of the color picker `vanilla-colorful`: style sheets and sliders without any script. */
const PICKER =
  /^(?:<style>[^<]*<\/style>|<div role="slider" tabindex="0" part="[a-z]+"(?: aria-[a-z]+="\w+")*><div part="[a-z-]+"><\/div><\/div>)$/;

/** Workers and the service worker are scripts of this site. */
const isOwnProgram = (address: string): boolean => {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.endsWith('.js');
};

/**
 * Installs the default trusted types policy, for pages and workers whose content security policy requires one
 * (`require-trusted-types-for`): it allows the site's own workers and the HTML of the color picker. Lit's
 * templates have their own policy.
 */
export const trustOwnParts = (): void => {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: address => (isOwnProgram(address) ? address : undefined),
    createHTML: html => (PICKER.test(html) ? html : undefined),
  });
};
