const ITALIAN_ARTICLE = /(^|[\s(«“])(il|al|dal|del|nel|sul) (?=[AEIOU])/gi;
const BEFORE_VOWEL: Readonly<Record<string, string>> = {
  il: 'l’',
  al: 'all’',
  dal: 'dall’',
  del: 'dell’',
  nel: 'nell’',
  sul: 'sull’',
};

const ofCase = (model: string, text: string): string =>
  model.charAt(0) === model.charAt(0).toUpperCase() ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/**
 * A text into which names were filled, as the language joins them to the word before: Italian says `il Nero` but `l’Arancione`.
 */
export const elided = (language: string, text: string): string =>
  language === 'it'
    ? text.replace(
        ITALIAN_ARTICLE,
        (_, before: string, article: string) =>
          before + ofCase(article, BEFORE_VOWEL[article.toLowerCase()] ?? `${article} `),
      )
    : text;
