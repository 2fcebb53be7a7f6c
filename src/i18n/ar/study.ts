import type { study as english } from '../en/study.ts';
import type { InAnyLanguage } from '../translation.ts';

export const study: InAnyLanguage<typeof english> = {
  study: {
    keys: 'في الدراسة',
    tabs: 'المباراة',
    tab: { text: 'النص', moves: 'النقلات', analysis: 'تحليل', graph: 'المنحنى', openings: 'افتتاحيات' },
    analysis: {
      engine: 'المحرك',
      lines: 'عدد الخطوط',
      linesName: 'أفضل النقلات',
      line: 'الخط {{number}}',
      move: '{{color}} {{move}}',
      after: 'ثم {{first}} {{black}}، {{second}} {{white}}',
      proved: 'كل التقييمات محسومة.',
      bestProved: 'التقييم الأفضل محسوم.',
      ahead_zero: 'يرى {{count}} نقلة مسبقًا.',
      ahead_one: 'يرى نقلة واحدة مسبقًا.',
      ahead_two: 'يرى نقلتين مسبقًا.',
      ahead_few: 'يرى {{count}} نقلات مسبقًا.',
      ahead_many: 'يرى {{count}} نقلة مسبقًا.',
      ahead_other: 'يرى {{count}} نقلة مسبقًا.',
      toEnd: 'يرى حتى نهاية المباراة.',
      shortcuts: 'يتجاوز النقلات التي تبدو سيئة (\u2066{{depth}}@{{certainty}}%\u2069).',
      speed: '{{speed}} وضعية في الثانية',
      threat: 'التهديد',
      threatOn: 'التهديد: كما لو كان الدور للطرف الآخر.',
      threatOff: 'أُوقف عرض التهديد.',
      wait: {
        off: 'المحرك متوقف.',
        over: 'انتهت المباراة: لم يبقَ هنا ما يُبحث عنه.',
        reply: 'في انتظار الرد…',
        review: 'في انتظار المراجعة…',
        noThreat: 'لا نقلة هنا للطرف الآخر.',
        failed: 'لم يستجب المحرك. أوقفه ثم شغّله لتحاول مجددًا.',
        loading: 'جارٍ تحميل المحرك…',
        looking: 'المحرك يبحث…',
      },
    },
    limits: {
      title: 'العمق والوقت والخيوط والجدول',
      analysisDepth: 'العمق',
      analysisSeconds: 'الوقت',
      analysisThreads: 'الخيوط',
      analysisTable: 'الجدول',
      none: 'بلا حد',
      auto: 'تلقائي',
      seconds: '{{seconds}} ث',
      megabytes: '{{size}} م.ب',
    },
    overlay: {
      title: 'العرض على الرقعة',
      names: {
        mobility: 'النقلات',
        frontier: 'الجبهة',
        stability: 'الثابتة',
        parity: 'فردي وزوجي',
        opened: 'المفتوح',
      },
      sentences: {
        mobility: 'النقلات: {{squares}}.',
        frontier: 'أقراص الجبهة: {{squares}}.',
        stability: 'الأقراص الثابتة: {{squares}}.',
        parity: 'المناطق الفارغة: {{squares}}.',
        opened: 'أشر إلى نقلة لترى الخانات التي تفتحها للطرف الآخر.',
      },
      of: '\u2067{{color}} {{squares}}\u2069',
      between: '؛\u200f ',
      none: 'لا شيء',
      odd: '{{squares}} ({{size}}، فردي)',
      even: '{{squares}} ({{size}}، زوجي)',
      opens: 'تفتح أمام {{color}}: {{squares}}',
      off: 'لم يعد يُعرض شيء على الرقعة.',
    },
    value: {
      named: '{{name}}، {{value}}',
      threat: '{{name}}، {{color}} {{value}}',
      best: 'الأفضل',
      proved: 'محسوم',
      ahead_zero: 'برؤية {{count}} نقلة مسبقًا',
      ahead_one: 'برؤية نقلة واحدة مسبقًا',
      ahead_two: 'برؤية نقلتين مسبقًا',
      ahead_few: 'برؤية {{count}} نقلات مسبقًا',
      ahead_many: 'برؤية {{count}} نقلة مسبقًا',
      ahead_other: 'برؤية {{count}} نقلة مسبقًا',
      toEnd: 'حتى النهاية، غير محسوم',
      on: 'التقييم ظاهر.',
      off: 'التقييم مخفي.',
    },
    graph: {
      none: 'يظهر منحنى التقييم هنا بعد مراجعة المباراة.',
    },
  },
  moment: {
    told: 'بعد {{move}}: {{line}}.',
    corner: 'اللعب في {{move}} يمنح {{other}} الزاوية {{corner}} ({{way}}).',
    cornerLost:
      'اللعب في {{move}} يمنح {{other}} الزاوية {{corner}} ({{way}})، وبعد {{best}} يأخذها {{side}}.',
    cornerMissed: 'اللعب في {{best}} يكسب {{side}} الزاوية {{corner}} ({{way}}).',
    passGiven: 'بعد {{move}} يضطر {{side}} إلى تمرير دوره ({{way}}).',
    passMissed: 'بعد {{best}} يضطر {{other}} إلى تمرير دوره ({{way}}).',
    noSafeMove: 'بعد {{move}} لا تبقى أمام {{side}} نقلة آمنة ({{way}})، فكل نقلة تمنح زاوية.',
    corners:
      'عدد الزوايا في النقلات القادمة ({{moves}}). بعد {{move}}: {{other}} {{others}}، {{side}} {{own}}. بعد {{best}}: {{other}} {{othersAfterBest}}، {{side}} {{ownAfterBest}}.',
    stableGiven:
      'عدد أقراص {{other}} التي لا تنقلب أبدًا بعد {{move}} بقليل: {{discs}}، وبعد {{best}}: {{discsAfterBest}}.',
    stableMissed:
      'عدد أقراص {{side}} التي لا تنقلب أبدًا بعد {{best}} بقليل: {{discsAfterBest}}، وبعد {{move}}: {{discs}}.',
    lastMove: 'بعد {{move}} يلعب {{other}} آخر نقلة في اللعبة، وبعد {{best}} يلعبها {{side}}.',
    fewLeft_zero:
      'بعد {{move}} لا يترك الرد الجيد ({{replies}}) أمام {{side}} سوى {{count}} خانة، وبعد {{best}} تبقى {{many}} على الأقل.',
    fewLeft_one:
      'بعد {{move}} لا يترك الرد الجيد ({{replies}}) أمام {{side}} سوى خانة واحدة، وبعد {{best}} تبقى {{many}} على الأقل.',
    fewLeft_two:
      'بعد {{move}} لا يترك الرد الجيد ({{replies}}) أمام {{side}} سوى خانتين، وبعد {{best}} تبقى {{many}} على الأقل.',
    fewLeft_few:
      'بعد {{move}} لا يترك الرد الجيد ({{replies}}) أمام {{side}} سوى {{count}} خانات، وبعد {{best}} تبقى {{many}} على الأقل.',
    fewLeft_many:
      'بعد {{move}} لا يترك الرد الجيد ({{replies}}) أمام {{side}} سوى {{count}} خانة، وبعد {{best}} تبقى {{many}} على الأقل.',
    fewLeft_other:
      'بعد {{move}} لا يترك الرد الجيد ({{replies}}) أمام {{side}} سوى {{count}} خانة، وبعد {{best}} تبقى {{many}} على الأقل.',
    quiet:
      'بعد {{move}} يستطيع {{other}} الرد بهدوء ({{replies}}) دون أن يفتح شيئًا جديدًا أمام {{side}}. أما بعد {{best}} فكل رد جيد يفتح شيئًا.',
    openedSeveral:
      'اللعب في {{move}} يفتح {{replies}} أمام {{other}}، وبعد {{best}} لا يستطيع {{other}} اللعب هناك.',
    takenAway:
      'بعد {{move}} يرد {{other}} في {{reply}} فيحرم {{side}} من {{squares}}. بعد {{best}} لا يأخذ أي رد جيد هذا القدر.',
    opens: 'اللعب في {{move}} يفتح {{squares}} أمام {{other}}. أما {{best}} فلا تفتح شيئًا جديدًا.',
    wall: 'اللعب في {{move}} يبني جدارًا: عدد أقراص {{side}} الملاصقة لخانات فارغة في النقلات القادمة نحو {{discs}}، وبعد {{best}} نحو {{discsAfterBest}}.',
    shortageMissed: 'بعد {{best}} لا تبقى أمام {{other}} نقلة آمنة ({{way}})، فكل نقلة تمنح زاوية.',
    mobilityGiven:
      'بعد {{move}}، عدد الخانات المتاحة أمام {{other}} في النقلات القادمة: نحو {{others}}، وبعد {{best}} نحو {{othersAfterBest}}.',
    mobilityLost:
      'بعد {{move}}، عدد الخانات المتاحة أمام {{side}} في النقلات القادمة: نحو {{own}}، وبعد {{best}} نحو {{ownAfterBest}}.',
    room: 'بعد {{move}}، عدد الخانات المتاحة في النقلات القادمة نحو {{own}} أمام {{side}} ونحو {{others}} أمام {{other}}، وبعد {{best}} نحو {{ownAfterBest}} ونحو {{othersAfterBest}}.',
    held: 'بعد {{move}}، في النهاية عدد أقراص {{holder}} في الخانات من {{from}} إلى {{to}}: {{discs}} من {{squares}}، وبعد {{best}}: {{discsAfterBest}}.',
    heldWhole:
      'بعد {{move}}، في النهاية كل الخانات من {{from}} إلى {{to}} لأقراص {{holder}}، وبعد {{best}}: {{discsAfterBest}} من {{squares}}.',
    safeMoves:
      'بعد {{move}}، عدد النقلات التي لا تمنح زاوية أمام {{side}} في الأدوار القادمة: نحو {{safe}}، وبعد {{best}} نحو {{safeAfterBest}}.',
    taken: 'كلا الطرفين يريد {{best}}: بعد {{move}} يلعب {{other}} هناك.',
    wipeout:
      'اللعب في {{move}} يتيح أن يقلب {{other}} كل أقراص {{side}} بالرد في {{reply}}. بعد {{best}} لا يمكن ذلك.',
    wedge:
      'اللعب في {{move}} يتيح أن يندسّ {{other}} في {{reply}}، بين {{one}} و{{two}}. بعد {{best}} لا منفذ إلى هناك.',
    edge: 'اللعب في {{move}} يتيح أن يضع {{other}} على الحافة، في {{reply}}، قرصًا لا ينقلب أبدًا. أما {{best}} فلا تتيح ذلك.',
    parity:
      'تقع {{move}} في منطقة عدد خاناتها الفارغة زوجي ({{region}}). أما {{best}} فتقع في منطقة عددها فردي ({{bestRegion}})، ومن يبدأ اللعب فيها يمكنه أن يختمها أيضًا.',
    notAfter: 'بعد {{move}} لا يحدث ذلك.',
    notSoonAfter_zero: 'بعد {{move}} لا يحدث ذلك خلال {{count}} نقلة.',
    notSoonAfter_one: 'بعد {{move}} لا يحدث ذلك في النقلة التالية.',
    notSoonAfter_two: 'بعد {{move}} لا يحدث ذلك خلال نقلتين.',
    notSoonAfter_few: 'بعد {{move}} لا يحدث ذلك خلال {{count}} نقلات.',
    notSoonAfter_many: 'بعد {{move}} لا يحدث ذلك خلال {{count}} نقلة.',
    notSoonAfter_other: 'بعد {{move}} لا يحدث ذلك خلال {{count}} نقلة.',
    cornerOpened: 'اللعب في {{move}} يفتح الزاوية {{corner}} أمام {{other}}، أما {{best}} فلا.',
    opened: 'اللعب في {{move}} يفتح {{reply}} أمام {{other}}، وبعد {{best}} لا يستطيع {{other}} اللعب هناك.',
    answer: 'بعد {{move}} لدى {{other}} رد قوي واحد: {{reply}}.',
    answers: 'بعد {{move}} لدى {{other}} ردود قوية في {{replies}}.',
    answersWeaker:
      'بعد {{move}} لدى {{other}} ردود قوية في {{replies}}، وبعد {{best}} لا يبقى أي منها بهذه القوة.',
    fates: {
      all: 'بعد {{best}} {{fates}}.',
      between: '، و',
      gone: 'لا يستطيع {{other}} اللعب في {{replies}}',
      first: 'يصل {{side}} أولًا إلى {{replies}}',
      met: 'يستطيع {{side}} الرد على {{reply}} في {{squares}}',
      metByCorner: 'يستطيع {{side}} الرد على {{reply}} بأخذ الزاوية {{corner}}',
      opens: 'يفتح الرد في {{reply}} {{squares}} أمام {{side}}',
      less_zero: 'تقل قيمة {{reply}} بمقدار {{count}} قرص',
      less_one: 'تقل قيمة {{reply}} بقرص واحد',
      less_two: 'تقل قيمة {{reply}} بقرصين',
      less_few: 'تقل قيمة {{reply}} بمقدار {{count}} أقراص',
      less_many: 'تقل قيمة {{reply}} بمقدار {{count}} قرصًا',
      less_other: 'تقل قيمة {{reply}} بمقدار {{count}} قرص',
      muchLess: 'تقل قيمة {{reply}} كثيرًا',
      weaker: 'يكسب {{other}} أقل من {{replies}}',
    },
    othersWorse_zero: 'أي رد آخر أسوأ بفارق {{count}} قرص على الأقل.',
    othersWorse_one: 'أي رد آخر أسوأ بقرص واحد على الأقل.',
    othersWorse_two: 'أي رد آخر أسوأ بقرصين على الأقل.',
    othersWorse_few: 'أي رد آخر أسوأ بفارق {{count}} أقراص على الأقل.',
    othersWorse_many: 'أي رد آخر أسوأ بفارق {{count}} قرصًا على الأقل.',
    othersWorse_other: 'أي رد آخر أسوأ بفارق {{count}} قرص على الأقل.',
    othersMuchWorse: 'أي رد آخر أسوأ بكثير.',
    tempo: 'اللعب في {{move}} يستهلك خانة لا يستطيع {{other}} اللعب فيها، وكانت ستبقى متاحة بعد {{best}}.',
    result: {
      winDraw: 'اللعب في {{move}} يضيّع الفوز، والنتيجة الآن تعادل. الفوز في {{best}}.',
      winLoss: 'اللعب في {{move}} يحوّل الفوز إلى خسارة. الفوز في {{best}}.',
      drawLoss: 'اللعب في {{move}} يخسر. التعادل في {{best}}.',
    },
    lostSoon_zero:
      'اللعب في {{move}} يؤدي إلى خسارة محتومة. بعد {{best}} لا خسارة منظورة خلال {{count}} نقلة.',
    lostSoon_one: 'اللعب في {{move}} يؤدي إلى خسارة محتومة. بعد {{best}} لا خسارة منظورة في النقلة التالية.',
    lostSoon_two: 'اللعب في {{move}} يؤدي إلى خسارة محتومة. بعد {{best}} لا خسارة منظورة خلال نقلتين.',
    lostSoon_few:
      'اللعب في {{move}} يؤدي إلى خسارة محتومة. بعد {{best}} لا خسارة منظورة خلال {{count}} نقلات.',
    lostSoon_many:
      'اللعب في {{move}} يؤدي إلى خسارة محتومة. بعد {{best}} لا خسارة منظورة خلال {{count}} نقلة.',
    lostSoon_other:
      'اللعب في {{move}} يؤدي إلى خسارة محتومة. بعد {{best}} لا خسارة منظورة خلال {{count}} نقلة.',
    worse_zero: 'يرى المحرك {{move}} أسوأ من {{best}} بفارق {{count}} قرص.',
    worse_one: 'يرى المحرك {{move}} أسوأ من {{best}} بقرص واحد.',
    worse_two: 'يرى المحرك {{move}} أسوأ من {{best}} بقرصين.',
    worse_few: 'يرى المحرك {{move}} أسوأ من {{best}} بفارق {{count}} أقراص.',
    worse_many: 'يرى المحرك {{move}} أسوأ من {{best}} بفارق {{count}} قرصًا.',
    worse_other: 'يرى المحرك {{move}} أسوأ من {{best}} بفارق {{count}} قرص.',
    muchWorse: 'يرى المحرك {{move}} أسوأ بكثير من {{best}}.',
  },
};
