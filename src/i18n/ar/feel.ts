export const feel = {
  groups: {
    help: 'الحاسوب والتحليل',
    page: 'الصفحة واللغة',
    access: 'المفاتيح والإعلانات',
    data: 'على هذا الجهاز',
  },
  turning: {
    title: 'مدارة بمقدار',
    degrees: '{{degrees}}°',
    mirrored: 'معكوسة',
    a1: {
      upperLeft: 'الآن a1 في الزاوية العليا اليسرى.',
      upperRight: 'الآن a1 في الزاوية العليا اليمنى.',
      lowerLeft: 'الآن a1 في الزاوية السفلى اليسرى.',
      lowerRight: 'الآن a1 في الزاوية السفلى اليمنى.',
    },
    column1: {
      left: 'العمود 1 الآن على اليسار.',
      right: 'العمود 1 الآن على اليمين.',
    },
  },
};
