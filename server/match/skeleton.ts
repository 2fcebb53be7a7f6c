import { tableOf } from '../../src/game/record.ts';

/**
 * Letters that look like a Latin one, from Unicode's table of confusables (UTS 39), limited to letters that people type:
 * Greek, Cyrillic, Armenian, Hebrew, Cherokee and extended Latin. NFKD has already replaced wide, slanted, circled and other
 * compatibility letters.
 */
const LOOK_ALIKES = tableOf<string>({
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
});

const PLAIN = new Map(
  [...LOOK_ALIKES].flatMap(([plain, others]) => [...others].map(other => [other, plain])),
);
/** Accents, and all other characters except letters, digits and emoji. */
const DECORATION = /[\p{M}\p{P}\p{Z}\p{Sk}\p{Cf}]/gu;

const plainOf = (letter: string): string => PLAIN.get(letter) ?? letter;

/** Equal for names that look alike. Pairs of letters may look like one: rn and m, vv and w. */
export const skeletonOf = (name: string): string => {
  const letters = [...name.normalize('NFKD').toLowerCase()].map(plainOf).join('');
  const plain = letters.replace(DECORATION, '').replaceAll('rn', 'm').replaceAll('vv', 'w');
  return plain === '' ? name : plain;
};

/** Dots and hyphens except between digits, where they change the number. */
const LOOSE_DOTS = /(?<!\p{Nd})[.-]+|[.-]+(?!\p{Nd})/gu;
/** Accents of Latin, Greek and Cyrillic letters. In other scripts, marks include vowels. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Equal for words that two people may write differently: hyphens, accents and look-alike letters do not matter. */
export const wordKeyOf = (word: string): string => {
  const letters = word.replace(LOOSE_DOTS, '').replaceAll('-', '.').normalize('NFKD').replace(ACCENTS, '');
  return [...letters.toLowerCase()].map(plainOf).join('');
};
