import type { exercise as english } from '../en/exercise.ts';
import type { InAnyLanguage } from '../translation.ts';

export const exercise: InAnyLanguage<typeof english> = {
  exercise: {
    keys: 'في التمرين',
    title: 'تمرين',
    toMove: 'دور {{side}}',
    turn: 'دور {{side}}.',
    looking: 'جارٍ النظر في نقلتك…',
    finding: 'جارٍ البحث عن الحل…',
    right: 'صحيح!',
    goOn: 'صحيح. واصل.',
    wrong: 'ليست هذه.',
    shown: 'الحل',
    failed: 'لم يستجب المحرك.',
    loss_zero: 'النقلة {{move}} أسوأ من أفضل نقلة بفارق {{count}} قرص.',
    loss_one: 'النقلة {{move}} أسوأ من أفضل نقلة بقرص واحد ({{count}}).',
    loss_two: 'النقلة {{move}} أسوأ من أفضل نقلة بقرصين ({{count}}).',
    loss_few: 'النقلة {{move}} أسوأ من أفضل نقلة بفارق {{count}} أقراص.',
    loss_many: 'النقلة {{move}} أسوأ من أفضل نقلة بفارق {{count}} قرصًا.',
    loss_other: 'النقلة {{move}} أسوأ من أفضل نقلة بفارق {{count}} قرص.',
    reply: 'يرد {{other}} في {{reply}}.',
    solution: 'الأفضل: {{moves}}',
    solutions: 'متساوية في الجودة: {{moves}}',
    moveWithValue: '\u2067{{move}} {{value}}\u2069',
    values: 'التقييم: {{moves}}',
    tryAgain: 'حاول مجددًا',
    analyze: 'تحليل',
    next: 'التالي',
    leave: 'تم',
    card: 'تمرين',
    ask: {
      best: 'جد أفضل نقلة.',
      win: 'جد النقلة الوحيدة الفائزة.',
      draw: 'جد النقلة الوحيدة التي تحفظ التعادل.',
    },
  },
};
