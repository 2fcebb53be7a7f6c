const NAME = 'take=';
/** Far more than a code has, with spaces and hyphens between its letters. */
const LONGEST = 100;

/** The code of a fragment as it is written there, right or wrong; undefined if the fragment is about something else. */
export const readHandoverLink = (fragment: string): string | undefined => {
  const text = fragment.replace(/^#/, '');
  return text.startsWith(NAME) ? text.slice(NAME.length, NAME.length + LONGEST) : undefined;
};

/** A link to the page at `address` that fetches by a code, which no server sees: fragments are never sent. */
export const linkToHandover = (code: string, address: string): string => {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}#${NAME}${code}`;
};
