import type { LanguageCode } from '../../src/i18n/languages.ts';

/** The terms of the game and the page that have one translation each. */
export const TERMS = {
  review: /\breview/i,
  puzzle: /\bpuzzle/i,
  opening: /\bopenings?\b(?! the)/i,
  corner: /(?<!left |right )\bcorner(?! of the board)/i,
  level: /(?<!\{\{|your )\blevels?\b/i,
  analyze: /\banaly[sz]/i,
  settings: /\bsettings\b/i,
} as const;
export type Term = keyof typeof TERMS;

interface Glossary {
  /** If an English text has the term, its translation has this word, in any of its forms. */
  readonly words: Readonly<Partial<Record<Term, RegExp>>>;
  /** Words that no text may have: rejected by native readers, or a second word for a term. */
  readonly never: readonly RegExp[];
}

export const GLOSSARIES: Readonly<Partial<Record<LanguageCode, Glossary>>> = {
  de: {
    words: {
      review: /aus(?:ge)?wert|werte .* aus/i,
      puzzle: /aufgabe/i,
      opening: /eröffnung/i,
      corner: /eck/i,
      level: /stufe/i,
      settings: /einstellung/i,
    },
    never: [
      /\bOptionen\b/,
      /drücke ich selbst/,
      /unentschieden/i,
      /Gegenseite/,
      /Charakter/,
      /Wertgraph/,
      /\bRand(?:stein)?\b/,
      /\bsichern$/,
      /\b(?:drücke|versuche|prüfe) /i,
      / …/,
      /Escape/,
    ],
  },
  es: {
    words: {
      review: /revis/i,
      puzzle: /problema/i,
      opening: /apertura|^Todas$/i,
      corner: /esquina/i,
      level: /nivel/i,
      settings: /ajuste/i,
    },
    never: [
      /[“”]/,
      /\b(?:el|al|del|otro|ambos|los dos|cada) lados?\b/,
      /\b(?:Escape|ordenador|jugad|legal,)\b/,
      /\bos toca/i,
      /jugador automático/i,
      /película/i,
      /signo/,
    ],
  },
  fr: {
    words: {
      review: /bilan/i,
      puzzle: /problème/i,
      opening: /ouverture/i,
      corner: /coin/i,
      level: /niveau/i,
      settings: /réglage/i,
    },
    never: [
      /Rejouer\b/,
      /[Pp]artie équilibrée/,
      /Inverser/,
      / [:;!?»]/,
      /« /,
      /(?<!\p{L})(?:ton|ta|tes|toi|saisis|colle)(?!\p{L})/iu,
      /Qui (?:a|ouvre|le)\b/,
      /abîmé/,
      /joueur virtuel/,
      /Code QR/,
    ],
  },
  it: {
    words: {
      review: /revision|rived|rivist/i,
      puzzle: /problem/i,
      opening: /apertur/i,
      corner: /angol/i,
      level: /livell/i,
      settings: /impostazion/i,
    },
    never: [
      /scacchiera|\btavola\b/i,
      /\bpatt[ae]\b/i,
      /circolo|revisionat|rovinat/i,
      /\bha vinto il (?:nero|bianco)\b/,
    ],
  },
  pt: {
    words: {
      review: /revis/i,
      puzzle: /problema/i,
      opening: /abertura|^Todas$/i,
      corner: /canto/i,
      level: /nível|níveis/i,
      settings: /configura|ajustes/i,
    },
    never: [
      /\b(?:[Dd]e|[Pp]ara|[Cc]om) (?:Preto|Branco|Vermelho|Amarelo|\{\{(?:color|side|other)\}\})/,
      /\blances?\b|até à|percentagem|\b[Oo]n-line/,
      /jogador automático/i,
      /filme/i,
      /\bsina(?:l|is)\b/,
      /Escape/,
    ],
  },
  ja: {
    words: {
      review: /検討/,
      puzzle: /問|正解/,
      opening: /定石|序盤|開局/,
      corner: /隅/,
      level: /レベル/,
      analyze: /解析|検討/,
      settings: /設定/,
    },
    never: [
      /振り返/,
      /[\u3040-\u9fff]: ?/,
      /^詳細$/,
      /^説明$/,
      /新規対局/,
      /コネクトフォー|駒/,
      /ブラウザ(?!ー)/,
      /開放石|完全読み|戦績|テーブル|穴/,
      /Escape/,
    ],
  },
  ko: {
    words: {
      review: /복기/,
      puzzle: /문제/,
      opening: /오프닝|초반/,
      corner: /코너/,
      level: /레벨/,
      settings: /설정/,
    },
    never: [
      /오셀로/,
      /니다/,
      /정석|모임|동호|붙임표|멈춤|사진/,
      /[을은이]\([를는가]\)/,
      /"/,
      /\}\}(?:라는|로 )/,
      /Escape|Bitboard/,
    ],
  },
  'zh-Hans': {
    words: {
      review: /复盘/,
      puzzle: /题/,
      opening: /开局/,
      corner: /角/,
      level: /级/,
      analyze: /分析/,
      settings: /设置/,
    },
    never: [
      /[\u4e00-\u9fff][A-Za-z]/,
      /[A-Za-z][\u4e00-\u9fff]/,
      /停一手|谜题|人物|棋社|清盘|[一}]个对局(?!链接)|重新加载/,
      /Escape|(?<! ): /,
    ],
  },
  'zh-Hant': {
    words: {
      review: /覆盤/,
      puzzle: /題/,
      opening: /開局/,
      corner: /角/,
      level: /級/,
      analyze: /分析/,
      settings: /設定/,
    },
    never: [
      /[\u4e00-\u9fff][A-Za-z]/,
      /[A-Za-z][\u4e00-\u9fff]/,
      /停一手|虛手|謎題|人物|棋社|俱樂部|清盤|[一}]個對局(?!連結)|重新載入/,
      /等級分|級別|定式|位址|占|查找|第\{\{row\}\}行/,
      /Escape|(?<! ): /,
    ],
  },
  ar: {
    words: {
      review: /مراج|راج[عَِ]|روجع/,
      puzzle: /لغز|ألغاز|مسأل|مسائل/,
      opening: /افتتاح/,
      corner: /رك|زاوي|زوايا/,
      level: /مستو/,
      settings: /إعداد/,
    },
    never: [
      /مربع/,
      /(?<!\p{L})جد(?:ها)? /u,
      /القائد|القطر(?!ي)|القطرية/,
      /["٪]/,
      /Escape|Bitboard/,
      /بورسلين/,
    ],
  },
};
