export const feel = {
  groups: {
    help: '电脑与分析',
    page: '页面与语言',
    access: '按键与播报',
    data: '此设备',
  },
  turning: {
    title: '旋转',
    degrees: '{{degrees}}°',
    mirrored: '左右镜像',
    a1: {
      upperLeft: 'a1 现在位于左上角。',
      upperRight: 'a1 现在位于右上角。',
      lowerLeft: 'a1 现在位于左下角。',
      lowerRight: 'a1 现在位于右下角。',
    },
    column1: {
      left: '第 1 列现在在左边。',
      right: '第 1 列现在在右边。',
    },
  },
};
