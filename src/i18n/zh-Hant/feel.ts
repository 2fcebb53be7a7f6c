export const feel = {
  groups: {
    page: '頁面、語言與播報',
    board: '棋盤與聲音',
    playing: '下棋與分析',
    data: '此裝置',
    find: '尋找設定',
    none: '沒有包含這些字的設定。',
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
  confirm: {
    title: '確認落子',
    about: '第一次按下顯示會翻轉的棋子；再按一次該格或「落子」即下。',
    place: '落子 {{square}}',
    cancel: '取消',
    asked: '{{square}}。再按一次落子，Escape 取消。',
    dropped: '未落子。',
  },
  premove: {
    title: '預先落子',
    about: '線上對局中，對方思考時按下一格：輪到你時立即落子。',
    chosen: '下一手：{{square}}。再按一次或 Escape 取消。',
  },
  dragging: {
    title: '拖曳棋子',
    about: '可將輪到一方名字旁的棋子拖到棋盤上。',
  },
  fullScreen: {
    refused: '瀏覽器不允許在此全螢幕。',
  },
  awake: {
    title: '保持螢幕開啟',
    about: '在有計時的對局中。',
  },
  saver: {
    title: '省電',
    off: '關',
    auto: '電量低時',
    on: '開',
  },
  far: {
    title: '遠距離顯示',
    about: '放大棋盤、文字和游標，適合電視。',
    offer: '你正在使用手把。離螢幕遠嗎？',
    yes: '放大顯示',
    no: '保持不變',
  },
  ceremony: {
    title: '小小慶祝',
    about: '全勝、首勝或連續多日時。',
    days: '連續天數：{{days}}',
  },
  comfort: {
    corners_other: '你占了{{count}}個角。',
    ahead: '直到第{{move}}手你都領先。',
    heldOut_other: '你堅持了{{count}}手。',
    turned_other: '你有一手翻了{{count}}子。',
    given_other: '你讓對手一手吃下{{count}}子。',
    near: '你在第{{column}}欄只差一子就連成四子。',
    stoppable: '在第{{column}}欄落子就能擋住那四子。',
    twoThreats: '兩處威脅同時出現，一子擋不住。',
    gaveRoom: '你的最後一子墊出了那四子的位置。',
  },
};
