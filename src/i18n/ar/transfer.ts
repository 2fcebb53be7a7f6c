import type { transfer as english } from '../en/transfer.ts';
import type { InAnyLanguage } from '../translation.ts';

export const transfer: InAnyLanguage<typeof english> = {
  transfer: {
    title: 'بياناتك',
    about: 'الإعدادات والنتائج والمباريات والدراسات والألغاز والافتتاحيات والدروس محفوظة في هذا المتصفح فقط.',
    save: 'حفظ كل شيء في ملف',
    open: 'استيراد ملف',
    saving: 'جارٍ كتابة الملف…',
    unsaved: 'تعذرت كتابة الملف: لا يمكن قراءة المكتبة.',
    fileName: 'بيانات-flipside',
    dialog: 'استيراد بياناتك',
    reading: 'جارٍ القراءة…',
    from: 'حُفظ في {{date}}.',
    nothing: 'لا شيء في هذا الملف.',
    rule: 'ما على هذا الجهاز يبقى: يُجمع الاثنان معًا.',
    replaces: 'يستبدل إعدادات هذا الجهاز',
    parts: {
      settings: 'الإعدادات',
      records: 'النتائج',
      puzzles: 'الألغاز',
      mistakes: 'أخطاؤك',
      openings: 'افتتاحيات تعلمتها',
      lessons: 'الدروس',
      matches: 'مباريات جارية',
      library: 'المكتبة والدراسات',
    },
    brokenPart: '{{part}}: تعذرت القراءة (عند {{at}}) وسيُترك.',
    take: 'استيراد',
    cancel: 'إلغاء',
    taking: 'جارٍ الاستيراد…',
    taken: '{{part}}: تم',
    unkept: '{{part}}: لا مساحة في المتصفح أو أنه يرفض؛ ما كان موجودًا بقي.',
    close: 'إغلاق',
    refused: {
      foreign: 'هذا ليس ملف بيانات من Flipside. لم يتغير شيء.',
      newer: 'كتب هذا الملفَ إصدار أحدث من Flipside. أعد تحميل الصفحة.',
      garbled: 'الملف مبتور أو تالف. لم يتغير شيء.',
      tooLong: 'الملف أطول مما تقرؤه هذه الصفحة. لم يتغير شيء.',
    },
  },
};
