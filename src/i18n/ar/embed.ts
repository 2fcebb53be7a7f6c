import type { embed as english } from '../en/embed.ts';
import type { InAnyLanguage } from '../translation.ts';

export const embed: InAnyLanguage<typeof english> = {
  embed: {
    name: 'مباراة تتابعها خطوة خطوة',
    steps: 'نقلات المباراة',
    slider: 'النقلة',
    ply: '{{ply}} من {{total}}',
    start: 'بداية المباراة.',
    over: 'انتهت المباراة.',
    passes: 'الطرف الآخر يمرّر.',
    counts: '{{black}} {{blacks}}، {{white}} {{whites}}.',
    coming: 'جارٍ حساب التقييم…',
    engineMissing: 'تعذّر تحميل المحرك، فلا تقييم.',
    thinking: 'يفكر…',
    noMatch: 'لا توجد هذه المباراة هنا، أو أن الخادم لا يستجيب.',
    noReply: 'تعذّر تحميل المحرك، لذلك لا يوجد رد.',
    problem: {
      record: 'لا يمكن قراءة هذا كمباراة: "{{text}}". يُقبل SGF أو GGF أو رابط.',
      choice: 'يمكن أن تكون قيمة {{name}} واحدة من {{names}}، لا "{{text}}".',
      game: 'لا توجد لعبة باسم «{{text}}». جرّب: {{names}}.',
      size: 'ليست للعبة «{{game}}» رقعة بحجم «{{text}}». جرّب حجمًا مثل 8x8.',
      theme: 'لا توجد سمة باسم «{{text}}». جرّب: {{names}}.',
      position:
        '«{{text}}» ليست وضعية صالحة للعب. اكتب 64 رمزًا صفًا بعد صف (X أسود، وO أبيض، و- فارغة)، ثم X أو O لصاحب الدور.',
      transcript: 'هذه ليست نقلات: «{{text}}». اكتبها هكذا: f5d6c3.',
      illegal: 'لا يمكن لعب النقلة {{number}} هناك: {{move}}.',
      ply: 'يجب أن تكون قيمة ply عددًا صحيحًا من 0 إلى {{count}}، لا «{{text}}».',
    },
  },
};
