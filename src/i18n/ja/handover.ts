import type { handover as english } from '../en/handover.ts';
import type { InAnyLanguage } from '../translation.ts';

export const handover: InAnyLanguage<typeof english> = {
  handover: {
    title: '別の端末へ',
    heading: 'ほかの端末',
    intro:
      'すべてを自分の別の端末へ移せます。この端末で封をし、1回受け取られるとサーバーから消えます。移した先にあるものは残ります。',
    about:
      'もう一方の端末で読み取るか、リンクを開くか、「あなた」でコードを入力してください。10分以内に1回だけ使えます。サーバーには中身が読めません。',
    sealing: '準備中…',
    code: 'コード',
    picture: '別の端末のためのQRコード',
    until: '{{time}}まで使えます。',
    withdraw: '取り消す',
    done: '完了',
    withdrawn: '取り消しました。サーバーには何も残っていません。',
    fetched: '取り消すものはありません。別の端末が受け取りました。',
    taken: '受け取り完了：別の端末に届きました。サーバーには何も残っていません。',
    unknown: 'サーバーにはもうありません。新しいコードを作ってください。',
    over: '10分が過ぎました。サーバーには何も残っていません。',
    again: '新しいコード',
    typed: '別の端末のコード',
    fetch: '受け取る',
    tooLong: '全体で{{size}}あり、サーバーが受け取るのは{{most}}までです。ファイルを使ってください。',
    unread: 'ライブラリを読めません。',
    unsafe: '安全なアドレス（https）のページが必要です。ファイルを使ってください。',
    badCode: 'コードは18文字です。',
    gone: 'このコードには何もありません。受け取り済みか、10分が過ぎたか、文字の間違いです。何も変わっていません。',
    tampered: '届いたものが途中で変えられていました。何も取り込んでいません。',
    noServer: 'このページにはサーバーがありません。ファイルを使ってください。',
    unreachable: 'サーバーが応答しません。もう一度試してください。',
    tooMany: '試行が多すぎます。数分待ってください。',
  },
};
