import type { transfer as english } from '../en/transfer.ts';
import type { InAnyLanguage } from '../translation.ts';

export const transfer: InAnyLanguage<typeof english> = {
  transfer: {
    title: '你的数据',
    about: '设置、成绩、对局、研究、题目、开局和课程只保存在这个浏览器里。',
    save: '全部保存到文件',
    open: '导入文件',
    saving: '正在写文件…',
    unsaved: '无法读取棋谱库，文件没有写成。',
    fileName: 'flipside-everything',
    dialog: '导入你的数据',
    reading: '正在读取…',
    from: '保存于 {{date}}。',
    nothing: '文件里什么也没有。',
    rule: '本设备上的内容会保留，两边合在一起。',
    replaces: '替换本设备的设置',
    parts: {
      settings: '设置',
      records: '成绩',
      puzzles: '题目',
      mistakes: '自己的失误',
      openings: '学过的开局',
      lessons: '课程',
      matches: '进行中的对局',
      library: '棋谱库与研究',
    },
    brokenPart: '{{part}}：无法读取（{{at}}），将略过。',
    take: '导入',
    cancel: '取消',
    taking: '正在导入…',
    taken: '{{part}}：完成',
    unkept: '{{part}}：浏览器没有空间或拒绝保存；原有内容未变。',
    close: '关闭',
    refused: {
      foreign: '这不是 Flipside 的数据文件。没有任何改动。',
      newer: '这个文件由更新版本的 Flipside 写成。请重新加载页面。',
      garbled: '文件被截断或已损坏。没有任何改动。',
      tooLong: '文件太长，本页不读取。没有任何改动。',
    },
  },
};
