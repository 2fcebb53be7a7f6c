import type { lessons as english } from '../en/lessons.ts';
import type { InAnyLanguage } from '../translation.ts';

export const lessons: InAnyLanguage<typeof english> = {
  lessons: {
    tutorials: '邊下邊學規則',
    tutorialsAbout: '每課五分鐘。',
    strategy: '下得更好',
    progress: '已完成{{done}}/{{count}}',
    finished: '已完成',
    notBegun_other: '共{{count}}題',
    opponent: '課程',
    names: {
      rules: '黑白棋規則',
      four: '四子棋規則',
    },
    about: {
      rules: '落子、翻轉、跳過、取勝。',
      four: '落子、攔截、取勝。',
    },
    title: {
      rules: '黑白棋規則 {{number}}/{{count}}',
      four: '四子棋規則 {{number}}/{{count}}',
    },
    steps: {
      first: {
        ask: '你執黑。下一子，用它和你原有的棋子沿直線夾住一個白子，白子就會變黑。圓點就是可以下的地方。',
        right: '夾在兩個黑子之間的白子變黑了。每一手都必須至少翻轉一子。',
        wrong: '有圓點的格子，都能翻轉棋子。',
      },
      line: {
        ask: '夾住的一串可以任意長。找出能翻三子以上的一手。',
        right: '你的兩子之間，整串都翻過來了。',
        wrong: '這樣翻不到三子。找一長串白子，另一頭要有你的棋子。',
      },
      ways: {
        ask: '一子可以同時夾住好幾串：橫的、直的、斜的。一手至少翻五子。',
        right: '這一子夾住的幾串，一起翻過來了。',
        wrong: '這樣翻不到五子。找一個多條線交匯的格子。',
      },
      corner: {
        ask: '現在你執白。角上的棋子永遠不會被翻，因為沒有線能越過它。佔一個角吧。',
        right: '這一子到終局都是你的，也是繼續擴張的穩固據點。',
        wrong: '有一個角可以佔。看看棋盤的盡頭。',
      },
      pass: {
        ask: '翻不了任何棋子，就只能跳過。找出一手，讓白方之後無處可下。',
        right: '白方只能跳過，所以還是輪到你。',
        wrong: '這樣下，白方還有棋可走。',
      },
      count: {
        ask: '雙方都無處可下時，子多者勝。只剩兩格：選能贏的那格，把這局下完。',
        right: '對局結束，你的棋子更多。規則就是這些！',
        wrong: '這樣會以幾子之差輸掉。哪一格不能留給白方？',
      },
      drop: {
        ask: '你執紅。選一欄，棋子會落到這一欄最低的空位。',
        right: '你和黃方就這樣輪流下。四子連線者勝。',
        wrong: '隨便選一欄就好。',
      },
      row: {
        ask: '你在最底列已經連了三子。補上第四子。',
        right: '四子連線，你贏了。',
        wrong: '你的三子並排在最底列，在旁邊落下一子。',
      },
      diagonal: {
        ask: '斜線也算。找出能連成四子的那一欄。',
        right: '斜著連成四子，贏下這局。',
        wrong: '還沒連成。順著你的棋子一階一階往上看。',
      },
      block: {
        ask: '黃方快要連成四子了。攔住它。',
        right: '攔住了。每下一手之前，都先看看有沒有這樣的威脅。',
        wrong: '黃方再下一子就贏了。找到它那三子沒被堵住的一頭。',
      },
      under: {
        ask: '你的棋子也可能給對方墊腳：黃方會落在它上面。找個沒有壞處的地方下。',
        right: '好，你沒有給黃方墊出四連。',
        wrong: '黃方落在你的棋子上面，連成了四子。',
      },
      fork: {
        ask: '兩個威脅，誰也無法同時擋住。找出製造雙重威脅的一手，然後贏下這局。',
        right: '兩個威脅，只能擋一個：四子棋就是這樣贏的。',
        wrong: '這一手黃方擋得住。找一子，讓它同時造成兩個威脅。',
      },
    },
  },
};
