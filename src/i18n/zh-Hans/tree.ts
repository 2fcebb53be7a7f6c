import type { tree as english } from '../en/tree.ts';
import type { InAnyLanguage } from '../translation.ts';

export const tree: InAnyLanguage<typeof english> = {
  tree: {
    move: '第{{number}}步，{{color}} {{move}}',
    instead: '替代{{move}}',
    mark: {
      '!!': '妙棋',
      '!': '好棋',
      '!?': '有趣的一步',
      '?!': '可疑的一步',
      '?': '坏棋',
      '??': '大坏棋',
    },
    class: { inaccuracy: '小失误', mistake: '失误', blunder: '大失误' },
    tools: '这一步：{{move}}',
    marks: '标记',
    promote: '升为主线',
    delete: '删除',
    undoDelete: '撤销删除',
    deleted_other: '已删除{{count}}步。',
    restored: '已恢复这些着法。',
    promoted: '已升为主线。',
    comment: '评注',
    commentOn: '{{move}}的评注',
    save: '保存',
    cancel: '取消',
    start: '开始 · {{turn}}',
    status: '第{{ply}}步，共{{plies}}步 · {{turn}}',
    inVariation: '变化 {{ply}}/{{plies}} · {{turn}}',
    title: '研究：{{game}}',
    opened: '研究：{{game}}。',
    next: '{{square}}，下一步',
    backShort: '对局',
    larger: '放大面板',
    smaller: '缩小面板',
    leaveTable: {
      title: '要离开棋桌吗？',
      about: '你分析的是这局棋的副本。之后，就不能在这张棋桌再来一局了。',
      stay: '留下',
    },
  },
};
