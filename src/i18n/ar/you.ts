import type { you as english } from '../en/you.ts';
import type { InAnyLanguage } from '../translation.ts';

export const you: InAnyLanguage<typeof english> = {
  overview: {
    title: 'نظرة سريعة',
    empty: 'العب مباراة أو حل لغزًا لتظهر هنا نتائجك وسلاسلك ورسومك البيانية.',
    begin: 'العب مباراة',
    games: 'مباريات',
    score: 'فوز {{won}}، تعادل {{drawn}}، خسارة {{lost}}',
    days: 'أيام متتالية',
    wins: 'انتصارات متتالية',
    mostWins: 'الأكثر: {{count}}',
    rating: 'تصنيف الألغاز',
    solved: 'حُل {{right}} من {{tried}}',
    loss: 'أقراص مفقودة في المباراة',
    reviewed: 'روجعت في {{month}}: {{count}}',
  },
  ladders: {
    title: 'السلالم',
    names: {
      characters: 'أوثيلو: الشخصيات',
      othello: 'أوثيلو: المستويات',
      anti: 'أوثيلو معكوس: المستويات',
      connect4: 'أربعة على التوالي: المستويات',
    },
    beaten: 'هُزم {{beaten}} من {{of}}',
    complete: 'هزمتهم جميعًا. لم يبق أحد فوقك.',
    states: { beaten: 'مهزوم', next: 'التالي', open: 'لم يُهزم بعد' },
    rung: '{{name}}: {{state}}',
    next: 'التالي: {{name}}',
    play: 'العب',
    playAloud: 'العب ضد {{name}}',
    coach: 'المباريات مع المدرب لا تُحتسب هنا. يمكنك إيقافه من الإعدادات.',
  },
};
