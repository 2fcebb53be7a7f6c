import type { page as english } from '../en/page.ts';
import type { InAnyLanguage } from '../translation.ts';

export const page: InAnyLanguage<typeof english> = {
  gap: '',
  comma: '、',
  languageName: '日本語',
  name: 'Flipside',
  title: {
    players: '{{one}} 対 {{other}}',
    state: '{{players}} - {{state}}',
    yourTurn: 'あなたの番',
    toMove: '{{name}}の番',
    guest: 'ゲスト',
  },
  close: '閉じる',
  done: '完了',
  dismiss: '消す',
  notices: 'お知らせ',
  notice: {
    settingsBroken: '保存された設定の一部が読めないため別に置き、標準の値で補いました。',
    recordsBroken: '保存された戦績の一部が読めないため、別に置きました。',
    matchBroken: '保存された対局が読めないため、別に置きました。',
    storageOff: 'このブラウザーでは何も保存されません。閉じると設定も対局も消えます。',
    engineCrashed: 'コンピューターが止まったため、起動し直しました。',
    openingsComing: 'XOTの序盤を読み込んでいます…',
    openingsMissing: 'XOTの序盤を読み込めませんでした。もう一度試すか、別のゲームを選んでください。',
    address: 'このページのアドレスでは対局を始められません。',
  },
  missing: {
    title: '足りないものがあります',
    webgl:
      '盤を描くための WebGL が使えません。ハードウェアアクセラレーションを有効にするか、別のブラウザーで開いてください。',
    painter: '盤を読み込めませんでした。接続を確かめて、ページを再読み込みしてください。',
    worker: 'コンピューターに要る Web Worker が使えません。対戦するには別のブラウザーで開いてください。',
    webAssembly:
      'コンピューターに要る WebAssembly が使えません。対戦するには別のブラウザーで開いてください。',
    engine:
      'コンピューターを読み込めませんでした。対戦するには、接続を確かめてページを読み込み直してください。',
    page: 'Flipsideを読み込めませんでした。接続を確かめて、ページを再読み込みしてください。',
    reload: '読み込み直す',
  },
  settings: {
    animation: '動きの速さ',
    animations: {
      off: 'なし',
      fast: '速い',
      normal: '普通',
      slow: '遅い',
    },
    replyAtOnce: '相手がすぐに打つ',
    discSize: '石の大きさ',
    discSizes: {
      large: '大',
      small: '小',
    },
    sound: '音',
    legalMarks: '打てる所を示す',
    marks: '印の形',
    markShapes: {
      dots: '点',
      rings: '輪',
      discs: '円',
    },
    letterKeys: '文字キーでの操作',
    severalCores: '複数のコアで考える',
    oneCore:
      'ここでは一つのコアしか使えません。端末のコアが一つか、ページが他のサイトから隔離されておらずメモリーを共有できないためです。',
    appearance: '外観',
    appearances: {
      system: '自動',
      light: '明るい',
      dark: '暗い',
    },
    language: '言語',
    systemLanguage: '自動',
    hand: 'ボタンの側',
    hands: {
      right: '右',
      left: '左',
    },
  },
  keys: {
    title: 'キー一覧',
    key: 'キー',
    does: 'はたらき',
    on: '盤の上で',
    arrows: 'マスを移る',
    ends: '行の最初・最後のマス',
    column: '列を選ぶ',
    row: '行を選ぶ',
    play: '打つ',
    drop: '列に石を落とす',
    next: '終局後：もう一局',
    close: '開いているものを閉じる',
    list: 'この一覧',
    named: {
      arrows: '矢印',
      Home: 'Home',
      End: 'End',
      Enter: 'Enter',
      space: 'スペース',
      Backspace: 'Backspace',
      Escape: 'Esc',
      Ctrl: 'Ctrl',
      Shift: 'Shift',
    },
    lettersOff: '文字キーでの操作は設定で切られています。',
  },
  about: {
    title: 'Flipsideについて',
    version: 'バージョン {{version}}',
    rules: '遊び方',
    othello:
      '自分の色の石を空きマスに置き、縦・横・斜めのまっすぐな列で相手の石を自分の石とはさみます。はさんだ石はすべて裏返ります。置けるマスがなければパスです。両方とも置けなくなったら、石の多いほうの勝ちです。',
    reversi:
      '最初は盤が空です。まず交互に2個ずつ、中央の4マスに石を置きます。このとき石は裏返りません。そのあとはオセロと同じです。',
    anti: '打ち方はオセロと同じですが、最後に石の少ないほうの勝ちです。裏返らない隅や辺は、取りたくない場所になります。',
    xot: 'くじで決まった8手のあとから始まるオセロです。どの出だしも、Flipsideのエンジンが石の差2個以内の互角と認めたものなので、暗記では打てません。',
    octagon:
      '四隅のない盤で打つオセロです。隅に向かう列はひとつ手前で終わるので、隅の隣の8マスに置いた石は裏返りません。',
    blocked:
      '対局ごとにくじで決まる4マスが使えないオセロです。そこには石を置けず、石の列は盤の端と同じようにそこで途切れます。',
    connect4:
      '7列のどれかに石を落とします。石は一番下の空きまで落ちます。縦・横・斜めに自分の色を4つ並べたら勝ちです。並ばないまま盤が埋まれば引き分けです。',
    program: 'プログラム',
    made: 'MITライセンスの自由なソフトウェアです。ルール、エンジン、評価関数、絵は独自に作りました。Phaser、Lit、zustandなどの自由な部品を使っています。',
    privacy: 'アカウントも広告もありません。対局と設定はこのブラウザの中だけに残ります。',
  },
  forget: {
    title: '自分のデータを削除',
    about:
      'サーバーにある名前、レーティング、席を削除します。終わった対局は相手のために名前なしで残ります。進行中の対局は終了します。元に戻すことはできません。',
    keep: '削除しない',
    delete: 'すべて削除',
    waiting: '削除中…',
    done: 'データを削除しました。',
    close: '閉じる',
  },
};
