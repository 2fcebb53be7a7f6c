import type { transfer as english } from '../en/transfer.ts';
import type { InAnyLanguage } from '../translation.ts';

export const transfer: InAnyLanguage<typeof english> = {
  transfer: {
    title: 'あなたのデータ',
    about: '設定、成績、対局、研究、問題、定石、レッスンは、このブラウザーの中だけにあります。',
    save: 'すべてをファイルに保存',
    open: 'ファイルを取り込む',
    saving: 'ファイルを書き込み中…',
    unsaved: 'ライブラリを読めないため、ファイルを書き込めませんでした。',
    fileName: 'flipside-everything',
    dialog: 'データの取り込み',
    reading: '読み込み中…',
    from: '{{date}}に保存。',
    nothing: 'このファイルには何もありません。',
    rule: 'この端末にあるものは残り、両方がひとつになります。',
    replaces: 'この端末の設定を置き換えます',
    parts: {
      settings: '設定',
      records: '成績',
      puzzles: '問題',
      mistakes: '自分のミス',
      openings: '覚えた定石',
      lessons: 'レッスン',
      matches: '途中の対局',
      library: 'ライブラリと研究',
    },
    brokenPart: '{{part}}は読めないため（{{at}}）、取り込みません。',
    take: '取り込む',
    cancel: 'キャンセル',
    taking: '取り込み中…',
    taken: '{{part}}: 完了',
    unkept: '{{part}}: ブラウザーに空きがないか、拒否されました。元のデータはそのままです。',
    close: '閉じる',
    refused: {
      foreign: 'Flipsideのデータのファイルではありません。何も変わっていません。',
      newer: '新しい版のFlipsideが書いたファイルです。ページを再読み込みしてください。',
      garbled: 'ファイルが途中で切れているか、壊れています。何も変わっていません。',
      tooLong: 'ファイルが長すぎて読めません。何も変わっていません。',
    },
  },
};
