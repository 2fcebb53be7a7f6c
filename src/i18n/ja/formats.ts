export const formats = {
  formats: {
    failure: {
      linkSign: '「{{found}}」は対局のリンクに使われない文字です。',
      linkVersion: 'このリンクは新しい版のFlipsideで作られました。ページを再読み込みしてから開いてください。',
      linkDamaged: 'この対局のリンクは完全ではありません。一部が欠けているか、変わっています。',
    },
    at: {
      character: '{{line}}行{{column}}文字目：{{sentence}}',
      byte: '{{byte}}バイト目：{{sentence}}',
    },
  },
};
