import type { editor as english } from '../en/editor.ts';
import type { InAnyLanguage } from '../translation.ts';

export const editor: InAnyLanguage<typeof english> = {
  start: {
    game: '{{game}}（並べた局面）',
    problem: {
      blockedCentre: '中央の4マスは欠けさせられません。',
      offBoard: '盤の外か欠けたマスに石があります。',
      twoColors: '両方の色の石があるマスがあります。',
      empty: '盤にまだ石がありません。',
      centreOpen: 'このゲームでは、ほかのマスより先に中央の4マスが埋まります。',
      floating: '浮いている石があります。石の下には石か盤の底が必要です。',
      unequal: '先手は{{black}}です。{{black}}の石は{{white}}と同数か、1つ多くなります。',
      notTheirTurn: '石の数から見て、もう一方の番です。',
      fourInARow: 'すでに4つ並んでいるので、この対局は終わっています。',
      full: '盤が埋まっているので、この対局は終わっています。',
      oneColor: '石が一色だけなので、どちらも打てません。',
      noMoves: 'どちらも打てないので、この対局は終わっています。',
    },
  },
};
