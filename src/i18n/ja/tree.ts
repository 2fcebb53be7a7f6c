import type { tree as english } from '../en/tree.ts';
import type { InAnyLanguage } from '../translation.ts';

export const tree: InAnyLanguage<typeof english> = {
  tree: {
    move: '{{number}}手目、{{color}}{{move}}',
    instead: '{{move}}の代わりの手',
    mark: {
      '!!': '絶妙手',
      '!': '好手',
      '!?': '面白い手',
      '?!': '疑問手',
      '?': '悪手',
      '??': '大悪手',
    },
    class: { inaccuracy: '緩手', mistake: 'ミス', blunder: '大きなミス' },
    tools: 'この手：{{move}}',
    marks: '記号',
    promote: '本譜にする',
    delete: '削除',
    undoDelete: '削除を取り消す',
    deleted_other: '{{count}}手を削除しました。',
    restored: '削除した手を戻しました。',
    promoted: '本譜にしました。',
    comment: 'コメント',
    commentOn: '{{move}}へのコメント',
    save: '保存',
    cancel: 'キャンセル',
    start: '開始局面・{{turn}}',
    status: '{{ply}}手目（全{{plies}}手）・{{turn}}',
    inVariation: '変化{{ply}}/{{plies}}・{{turn}}',
    title: '研究：{{game}}',
    opened: '{{game}}の研究です。',
    next: '{{square}}、次の手',
    backShort: '対局へ',
    larger: 'パネルを広げる',
    smaller: 'パネルを縮める',
    leaveTable: {
      title: 'テーブルを離れますか？',
      about: '対局の写しを解析します。その後、このテーブルで再戦はできません。',
      stay: '残る',
    },
  },
};
