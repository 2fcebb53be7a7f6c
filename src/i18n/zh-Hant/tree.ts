import type { tree as english } from '../en/tree.ts';
import type { InAnyLanguage } from '../translation.ts';

export const tree: InAnyLanguage<typeof english> = {
  tree: {
    move: '第{{number}}手，{{color}} {{move}}',
    instead: '替代{{move}}',
    mark: {
      '!!': '妙棋',
      '!': '好棋',
      '!?': '有趣的一手',
      '?!': '可疑的一手',
      '?': '惡手',
      '??': '大惡手',
    },
    class: { inaccuracy: '小失誤', mistake: '失誤', blunder: '大失誤' },
    tools: '這一手：{{move}}',
    marks: '標記',
    promote: '升為主線',
    delete: '刪除',
    undoDelete: '復原刪除',
    deleted_other: '已刪除{{count}}手。',
    restored: '已還原這些下法。',
    promoted: '已升為主線。',
    comment: '註解',
    commentOn: '{{move}}的註解',
    save: '儲存',
    cancel: '取消',
    start: '開始 · {{turn}}',
    status: '第{{ply}}手，共{{plies}}手 · {{turn}}',
    inVariation: '變化 {{ply}}/{{plies}} · {{turn}}',
    title: '研究：{{game}}',
    opened: '研究：{{game}}。',
    next: '{{square}}，下一手',
    backShort: '對局',
    larger: '放大面板',
    smaller: '縮小面板',
    leaveTable: {
      title: '要離開棋桌嗎？',
      about: '你分析的是這局棋的副本。之後，就不能在這張棋桌再來一局了。',
      stay: '留下',
    },
  },
};
