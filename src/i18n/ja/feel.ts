export const feel = {
  groups: {
    page: 'ページ・言語・読み上げ',
    board: '盤と音',
    playing: '対局と解析',
    data: 'この端末',
    find: '設定を検索',
    none: 'この言葉を含む設定はありません。',
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
  confirm: {
    title: '着手を確認',
    about: '1回目で返る石が見え、同じマスをもう一度押すか「置く」で打ちます。',
    place: '{{square}}に置く',
    cancel: '取消',
    asked: '{{square}}。もう一度押すと打ち、Escapeで取り消します。',
    dropped: '打ちませんでした。',
  },
  premove: {
    title: '先行入力',
    about: 'オンラインで相手の考慮中にマスを押すと、手番が来次第打ちます。',
    chosen: '次の手：{{square}}。もう一度押すかEscapeで取り消します。',
  },
  dragging: {
    title: '石をドラッグ',
    about: '手番の名前の横にある石を盤にドラッグできます。',
  },
  fullScreen: {
    refused: 'このブラウザーでは全画面にできません。',
  },
  awake: {
    title: '画面を消さない',
    about: '時計のある対局中。',
  },
  saver: {
    title: '省電力',
    off: 'オフ',
    auto: '残量少',
    on: 'オン',
  },
  far: {
    title: '遠くから見る',
    about: 'テレビ向けに盤・文字・カーソルを大きくします。',
    offer: 'ゲームパッドをお使いですね。画面から離れていますか？',
    yes: '大きく表示',
    no: 'このまま',
  },
  ceremony: {
    title: '小さなお祝い',
    about: '全取り、初勝利、連続日数のときに。',
    days: '連続日数：{{days}}',
  },
  comfort: {
    corners_other: '隅を{{count}}つ取りました。',
    ahead: '{{move}}手目までリードしていました。',
    heldOut_other: '{{count}}手まで粘りました。',
    turned_other: '一手で{{count}}枚返しました。',
    given_other: '相手に一手で{{count}}枚取らせました。',
    near: '{{column}}列に置けば、四つ並ぶところでした。',
    stoppable: '{{column}}列に置けば、四つ並ぶのを止められました。',
    twoThreats: '二か所を同時に狙われると、一手では止められません。',
    gaveRoom: '最後に置いた石が、四つ目の場所を作りました。',
  },
};
