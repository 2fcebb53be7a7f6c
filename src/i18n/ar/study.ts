import type { study as english } from '../en/study.ts';
import type { InAnyLanguage } from '../translation.ts';

export const study: InAnyLanguage<typeof english> = {
  study: {
    keys: 'في الدراسة',
    tabs: 'المباراة',
    tab: { moves: 'النقلات', analysis: 'تحليل', graph: 'المنحنى', openings: 'افتتاحيات' },
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
    wipeout:
      'اللعب في {{move}} يتيح أن يقلب {{other}} كل أقراص {{side}} بالرد في {{reply}}. بعد {{best}} لا يمكن ذلك.',
    corner: 'اللعب في {{move}} يفتح الزاوية {{reply}} أمام {{other}}، أما {{best}} فتُبقيها مغلقة.',
    wedge:
      'اللعب في {{move}} يتيح أن يندسّ {{other}} في {{reply}}، بين {{one}} و{{two}}. بعد {{best}} لا منفذ إلى هناك.',
    edge: 'اللعب في {{move}} يتيح أن يضع {{other}} على الحافة، في {{reply}}، قرصًا لا ينقلب أبدًا. أما {{best}} فلا تتيح ذلك.',
    mobilityGiven_zero:
      'بعد {{move}} يبلغ عدد الخانات المتاحة أمام {{other}} {{others}}، وبعد {{best}} لا يتجاوز {{count}}.',
    mobilityGiven_one:
      'بعد {{move}} يبلغ عدد الخانات المتاحة أمام {{other}} {{others}}، وبعد {{best}} لا يتجاوز {{count}}.',
    mobilityGiven_two:
      'بعد {{move}} يبلغ عدد الخانات المتاحة أمام {{other}} {{others}}، وبعد {{best}} لا يتجاوز {{count}}.',
    mobilityGiven_few:
      'بعد {{move}} يبلغ عدد الخانات المتاحة أمام {{other}} {{others}}، وبعد {{best}} لا يتجاوز {{count}}.',
    mobilityGiven_many:
      'بعد {{move}} يبلغ عدد الخانات المتاحة أمام {{other}} {{others}}، وبعد {{best}} لا يتجاوز {{count}}.',
    mobilityGiven_other:
      'بعد {{move}} يبلغ عدد الخانات المتاحة أمام {{other}} {{others}}، وبعد {{best}} لا يتجاوز {{count}}.',
    mobilityLost_zero:
      'بعد {{move}} تبقى أمام {{side}} {{count}} خانة للعب، وبعد {{best}} تبقى {{ownAfterBest}}.',
    mobilityLost_one: 'بعد {{move}} تبقى أمام {{side}} خانة واحدة للعب، وبعد {{best}} تبقى {{ownAfterBest}}.',
    mobilityLost_two: 'بعد {{move}} تبقى أمام {{side}} خانتان للعب، وبعد {{best}} تبقى {{ownAfterBest}}.',
    mobilityLost_few:
      'بعد {{move}} تبقى أمام {{side}} {{count}} خانات للعب، وبعد {{best}} تبقى {{ownAfterBest}}.',
    mobilityLost_many:
      'بعد {{move}} تبقى أمام {{side}} {{count}} خانة للعب، وبعد {{best}} تبقى {{ownAfterBest}}.',
    mobilityLost_other:
      'بعد {{move}} تبقى أمام {{side}} {{count}} خانة للعب، وبعد {{best}} تبقى {{ownAfterBest}}.',
    parity:
      'تقع {{move}} في منطقة عدد خاناتها الفارغة زوجي ({{region}}). أما {{best}} فتقع في منطقة عددها فردي ({{bestRegion}})، ومن يبدأ اللعب فيها يمكنه أن يختمها أيضًا.',
    stability_zero:
      'بعد {{best}} يبقى {{count}} قرص على الأقل لصالح {{side}} لا ينقلب أبدًا، وبعد {{move}} لا يُضمن سوى {{stable}}.',
    stability_one:
      'بعد {{best}} يبقى قرص واحد على الأقل لصالح {{side}} لا ينقلب أبدًا، وبعد {{move}} لا يُضمن سوى {{stable}}.',
    stability_two:
      'بعد {{best}} يبقى قرصان على الأقل لصالح {{side}} لا ينقلبان أبدًا، وبعد {{move}} لا يُضمن سوى {{stable}}.',
    stability_few:
      'بعد {{best}} تبقى {{count}} أقراص على الأقل لصالح {{side}} لا تنقلب أبدًا، وبعد {{move}} لا يُضمن سوى {{stable}}.',
    stability_many:
      'بعد {{best}} يبقى {{count}} قرصًا على الأقل لصالح {{side}} لا تنقلب أبدًا، وبعد {{move}} لا يُضمن سوى {{stable}}.',
    stability_other:
      'بعد {{best}} يبقى {{count}} قرص على الأقل لصالح {{side}} لا تنقلب أبدًا، وبعد {{move}} لا يُضمن سوى {{stable}}.',
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
    worse_zero: 'يرى المحرك {{move}} أسوأ من {{best}} بفارق {{count}} قرص، والخط يبيّن السبب.',
    worse_one: 'يرى المحرك {{move}} أسوأ من {{best}} بقرص واحد، والخط يبيّن السبب.',
    worse_two: 'يرى المحرك {{move}} أسوأ من {{best}} بقرصين، والخط يبيّن السبب.',
    worse_few: 'يرى المحرك {{move}} أسوأ من {{best}} بفارق {{count}} أقراص، والخط يبيّن السبب.',
    worse_many: 'يرى المحرك {{move}} أسوأ من {{best}} بفارق {{count}} قرصًا، والخط يبيّن السبب.',
    worse_other: 'يرى المحرك {{move}} أسوأ من {{best}} بفارق {{count}} قرص، والخط يبيّن السبب.',
  },
};
