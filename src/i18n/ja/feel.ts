export const feel = {
  groups: {
    help: 'コンピューターと解析',
    page: 'ページと言語',
    access: 'キーと読み上げ',
    data: 'この端末',
  },
  turning: {
    title: '回転',
    degrees: '{{degrees}}°',
    mirrored: '左右反転',
    a1: {
      upperLeft: 'a1は左上になりました。',
      upperRight: 'a1は右上になりました。',
      lowerLeft: 'a1は左下になりました。',
      lowerRight: 'a1は右下になりました。',
    },
    column1: {
      left: '1列目は左になりました。',
      right: '1列目は右になりました。',
    },
  },
};
