import type { lessons as english } from '../en/lessons.ts';
import type { InAnyLanguage } from '../translation.ts';

export const lessons: InAnyLanguage<typeof english> = {
  lessons: {
    tutorials: '边下边学规则',
    tutorialsAbout: '每课五分钟。',
    strategy: '下得更好',
    progress: '已完成{{done}}/{{count}}',
    finished: '已完成',
    notBegun_other: '共{{count}}题',
    opponent: '课程',
    names: {
      rules: '黑白棋规则',
      four: '四子棋规则',
    },
    about: {
      rules: '落子、翻转、跳过、取胜。',
      four: '落子、拦截、取胜。',
    },
    title: {
      rules: '黑白棋规则 {{number}}/{{count}}',
      four: '四子棋规则 {{number}}/{{count}}',
    },
    steps: {
      first: {
        ask: '你执黑。下一子，用它和你原有的棋子沿直线夹住一个白子，白子就会变黑。圆点就是可以下的地方。',
        right: '夹在两个黑子之间的白子变黑了。每一步都必须至少翻转一子。',
        wrong: '有圆点的格子，都能翻转棋子。',
      },
      line: {
        ask: '夹住的一串可以任意长。找出能翻三子以上的一步。',
        right: '你的两子之间，整串都翻过来了。',
        wrong: '这样翻不到三子。找一长串白子，另一头要有你的棋子。',
      },
      ways: {
        ask: '一子可以同时夹住好几串：横的、竖的、斜的。一步至少翻五子。',
        right: '这一子夹住的几串，一起翻过来了。',
        wrong: '这样翻不到五子。找一个多条线交汇的格子。',
      },
      corner: {
        ask: '现在你执白。角上的棋子永远不会被翻，因为没有线能越过它。占一个角吧。',
        right: '这一子到终局都是你的，也是继续扩张的稳固据点。',
        wrong: '有一个角可以占。看看棋盘的尽头。',
      },
      pass: {
        ask: '翻不了任何棋子，就只能跳过。找出一步，让白方之后无处可下。',
        right: '白方只能跳过，所以还是轮到你。',
        wrong: '这样下，白方还有棋可走。',
      },
      count: {
        ask: '双方都无处可下时，子多者胜。只剩两格：选能赢的那格，把这局下完。',
        right: '对局结束，你的棋子更多。规则就是这些！',
        wrong: '这样会差几子输掉。哪一格不能留给白方？',
      },
      drop: {
        ask: '你执红。选一列，棋子会落到这一列最低的空位。',
        right: '你和黄方就这样轮流下。四子连线者胜。',
        wrong: '随便选一列就行。',
      },
      row: {
        ask: '你在最底行已经连了三子。补上第四子。',
        right: '四子连线，你赢了。',
        wrong: '你的三子并排在最底行，在旁边落下一子。',
      },
      diagonal: {
        ask: '斜线也算。找出能连成四子的那一列。',
        right: '斜着连成四子，赢下这局。',
        wrong: '还没连成。顺着你的棋子一级一级往上看。',
      },
      block: {
        ask: '黄方快要连成四子了。拦住它。',
        right: '拦住了。每下一步之前，都先看看有没有这样的威胁。',
        wrong: '黄方再下一子就赢了。找到它那三子没被堵住的一头。',
      },
      under: {
        ask: '你的棋子也可能给对方垫脚：黄方会落在它上面。找个没有坏处的地方下。',
        right: '好，你没有给黄方垫出四连。',
        wrong: '黄方落在你的棋子上面，连成了四子。',
      },
      fork: {
        ask: '两个威胁，谁也没法同时挡住。找出制造双重威胁的一步，然后赢下这局。',
        right: '两个威胁，只能挡一个：四子棋就是这样赢的。',
        wrong: '这一步黄方挡得住。找一子，让它同时造成两个威胁。',
      },
    },
  },
};
