/**
 * What a tag may be known as: its language, or that with the script it is written in; nothing for what is no tag. A language of one
 * script is known at once: what a browser has to load to find scripts holds up the start of the page.
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
 * The first of the languages `known` that a person reads, who prefers these (tags of BCP 47, as in `navigator.languages`).
 * Chinese is found by its script: `zh-TW` and `zh-HK` are `zh-Hant`, `zh` and `zh-SG` are `zh-Hans`.
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
