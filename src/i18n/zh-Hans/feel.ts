export const feel = {
  groups: {
    page: '页面、语言与播报',
    board: '棋盘与声音',
    playing: '下棋与分析',
    data: '此设备',
    find: '查找设置',
    none: '没有包含这些字的设置。',
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
  confirm: {
    title: '确认落子',
    about: '第一次按下显示会翻转的棋子；再按一次该格或“落子”即下。',
    place: '落子 {{square}}',
    cancel: '取消',
    asked: '{{square}}。再按一次落子，Escape 取消。',
    dropped: '未落子。',
  },
  premove: {
    title: '预先落子',
    about: '在线对局中，对方思考时按下一格：轮到你时立即落子。',
    chosen: '下一手：{{square}}。再按一次或 Escape 取消。',
  },
  dragging: {
    title: '拖动棋子',
    about: '可将轮到一方名字旁的棋子拖到棋盘上。',
  },
  fullScreen: {
    refused: '浏览器不允许在此全屏。',
  },
  awake: {
    title: '保持屏幕常亮',
    about: '在有计时的对局中。',
  },
  saver: {
    title: '省电',
    off: '关',
    auto: '电量低时',
    on: '开',
  },
  far: {
    title: '远距离显示',
    about: '放大棋盘、文字和光标，适合电视。',
    offer: '你正在使用手柄。离屏幕远吗？',
    yes: '放大显示',
    no: '保持不变',
  },
  ceremony: {
    title: '小小庆祝',
    about: '全胜、首胜或连续多日时。',
    days: '连续天数：{{days}}',
  },
  comfort: {
    corners_other: '你占了{{count}}个角。',
    ahead: '直到第{{move}}手你都领先。',
    heldOut_other: '你坚持了{{count}}手。',
    turned_other: '你有一手翻了{{count}}子。',
    given_other: '你让对手一手吃下{{count}}子。',
    near: '你在第{{column}}列只差一子就连成四子。',
    stoppable: '在第{{column}}列落子就能挡住那四子。',
    twoThreats: '两处威胁同时出现，一子挡不住。',
    gaveRoom: '你的最后一子垫出了那四子的位置。',
  },
};
