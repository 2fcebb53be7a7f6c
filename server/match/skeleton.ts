/**
 * Letters that look like a Latin one, after Unicode's table of confusables (UTS 39) as far as it concerns letters that people
 * type: Greek, Cyrillic, Armenian, Hebrew, Cherokee, and what Latin has besides. Wide, slanted, ringed and other letters of
 * compatibility are made plain by NFKD before.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аɑαᴀ',
  b: 'ЬьъƄɓʙв',
  c: 'сϲᴄⅽ',
  d: 'ԁɗᴅ',
  e: 'еҽєεɛᴇ',
  f: 'ғƒϝꜰ',
  g: 'ɡցɢ',
  h: 'һհʜн',
  j: 'јϳյᴊ',
  k: 'кκқҡᴋ',
  l: 'iı|1ӏіιΙІӀ׀וןⅼ!ʟɩ',
  m: 'мᴍ',
  n: 'пոռηɴиɲŋ',
  o: '0оοօσסഠ๐ߋᴏөøɵ',
  p: 'рρᴘþ',
  q: 'ԛգզ',
  r: 'гᴦʀɾ',
  s: 'ѕꜱƽ5',
  t: 'тτᴛƭ',
  u: 'υսᴜцʋ',
  v: 'νѵᴠט',
  w: 'ԝωѡᴡшա',
  x: 'хχҳ×',
  y: 'уүγʏყ',
  z: 'ᴢʐ2',
  ー: '一―─',
  へ: 'ヘ',
  り: 'リ',
  口: 'ロ',
  力: 'カ',
  夕: 'タ',
  工: 'エ',
  二: 'ニ',
  八: 'ハ',
};

const PLAIN = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([plain, others]) => [...others].map(other => [other, plain])),
);
/** Accents on letters, and all that is neither a letter nor a digit nor an emoji. */
const DECORATION = /[\p{M}\p{P}\p{Z}\p{Sk}\p{Cf}]/gu;

const plainOf = (letter: string): string => PLAIN.get(letter) ?? letter;

/** The same for names that can be mistaken for one another. Two letters that look like one are one: rn and m, vv and w. */
export const skeletonOf = (name: string): string => {
  const letters = [...name.normalize('NFKD').toLowerCase()].map(plainOf).join('');
  const plain = letters.replace(DECORATION, '').replaceAll('rn', 'm').replaceAll('vv', 'w');
  return plain === '' ? name : plain;
};
