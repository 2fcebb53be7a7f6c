export const feel = {
  groups: {
    help: '電腦與分析',
    page: '頁面與語言',
    access: '按鍵與播報',
    data: '此裝置',
  },
  turning: {
    title: '旋轉',
    degrees: '{{degrees}}°',
    mirrored: '左右鏡像',
    a1: {
      upperLeft: 'a1 現在位於左上角。',
      upperRight: 'a1 現在位於右上角。',
      lowerLeft: 'a1 現在位於左下角。',
      lowerRight: 'a1 現在位於右下角。',
    },
    column1: {
      left: '第 1 欄現在在左邊。',
      right: '第 1 欄現在在右邊。',
    },
  },
};
