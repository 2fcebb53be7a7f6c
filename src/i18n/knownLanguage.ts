/** The tag as its language, and its language with the script it is written in; nothing for what is no tag. */
const formsOf = (tag: string): readonly string[] => {
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
  for (const form of preferred.flatMap(formsOf)) {
    const found = known.find(code => code === form);
    if (found !== undefined) return found;
  }
  return undefined;
};
