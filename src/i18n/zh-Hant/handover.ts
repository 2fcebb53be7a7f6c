import type { handover as english } from '../en/handover.ts';
import type { InAnyLanguage } from '../translation.ts';

export const handover: InAnyLanguage<typeof english> = {
  handover: {
    title: '傳到另一台裝置',
    heading: '你的其他裝置',
    intro: '把全部內容帶到你的另一台裝置：在本機加密，取走一次後便從伺服器消失。那裡已有的內容會保留。',
    about: '用另一台裝置掃碼，在那裡開啟連結，或在「你」中輸入代碼。十分鐘內可用一次，伺服器讀不到內容。',
    sealing: '正在準備…',
    code: '代碼',
    picture: '給另一台裝置的 QR 碼',
    until: '{{time}} 前有效。',
    withdraw: '撤回',
    done: '完成',
    withdrawn: '已撤回，伺服器上沒有留下任何內容。',
    fetched: '沒有可撤回的內容：另一台裝置已取走。',
    taken: '已取走：另一台裝置已收到，伺服器上沒有留下任何內容。',
    unknown: '伺服器上已經沒有了，請產生新代碼。',
    over: '十分鐘已過，伺服器上沒有留下任何內容。',
    again: '新代碼',
    typed: '另一台裝置的代碼',
    fetch: '接收',
    tooLong: '總共 {{size}}，伺服器最多接收 {{most}}。請改用檔案。',
    unread: '無法讀取棋譜庫。',
    unsafe: '需要安全位址（https）的頁面。請改用檔案。',
    badCode: '代碼有十八個字母。',
    gone: '這個代碼沒有內容：已被取走、超過十分鐘，或字母有誤。沒有任何改動。',
    tampered: '收到的內容在途中被改動，未匯入任何內容。',
    noServer: '本頁沒有伺服器。請改用檔案。',
    unreachable: '伺服器沒有回應。請再試一次。',
    tooMany: '嘗試次數太多，請等幾分鐘。',
  },
};
