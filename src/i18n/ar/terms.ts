import type { terms as english } from '../en/terms.ts';
import type { InAnyLanguage } from '../translation.ts';

export const terms: InAnyLanguage<typeof english> = {
  terms: {
    invite: 'إنشاء الرابط',
    search: 'بحث',
  },
  visit: {
    title: 'دعوة من {{name}}',
    titleNameless: 'لديك دعوة',
    accept: 'انضم إلى المباراة',
    decline: 'ليس الآن',
  },
  rated: {
    rated: 'مصنّفة',
    casual: 'ودّية',
    ratedAbout: 'تغيّر النتيجة تصنيف اللاعبَين.',
    casualAbout: 'مباراة ودّية: لا يتغير التصنيف.',
    ratedSaid: 'هذه المباراة مصنّفة.',
    casualSaid: 'هذه المباراة ودّية.',
    bar: {
      game: 'غير مصنّفة: الرقع ذات الخانات المحجوبة لا تُصنَّف.',
      size: 'غير مصنّفة: لا تُصنَّف إلا رقعة 8x8.',
      headStart: 'غير مصنّفة: المباريات بأفضلية بداية لا تُصنَّف.',
      freePassing: 'غير مصنّفة: مباريات التمرير الحر لا تُصنَّف.',
      start: 'غير مصنّفة: المباريات من وضعية مركّبة يدويًا لا تُصنَّف.',
      clock: 'غير مصنّفة: المباريات بلا ساعة لا تُصنَّف.',
    },
    casualOver: 'مباراة ودّية: لا يتغير التصنيف.',
    change: '\u2067{{before}} ← {{after}}\u2069',
    changeSaid: 'كان تصنيفك {{before}} وأصبح {{after}}.',
  },
};
