/**
 * The codes a tag may match: its language, or that with its script; empty for invalid tags. A language with a single
 * script is matched without `Intl`, whose script data some browsers have to load during the page's start.
 */
const formsOf = (tag: string, known: readonly string[]): readonly string[] => {
  const [first = ''] = tag.split('-', 1);
  if (known.includes(first)) return [first];
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return [`${language}-${script}`, language];
  } catch {
    return [];
  }
};

/**
 * The first of the `known` languages that matches the person's preferences (BCP 47 tags, as in `navigator.languages`).
 * Chinese is matched by its script: `zh-TW` and `zh-HK` are `zh-Hant`, `zh` and `zh-SG` are `zh-Hans`.
 */
export const firstKnown = <Code extends string>(
  preferred: readonly string[],
  known: readonly Code[],
): Code | undefined => {
  for (const tag of preferred) {
    const forms = formsOf(tag, known);
    const found = known.find(code => forms.includes(code));
    if (found !== undefined) return found;
  }
  return undefined;
};
