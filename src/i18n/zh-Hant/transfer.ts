import type { transfer as english } from '../en/transfer.ts';
import type { InAnyLanguage } from '../translation.ts';

export const transfer: InAnyLanguage<typeof english> = {
  transfer: {
    title: '你的資料',
    about: '設定、成績、對局、研究、題目、開局和課程只保存在這個瀏覽器裡。',
    save: '全部儲存到檔案',
    open: '匯入檔案',
    saving: '正在寫檔案…',
    unsaved: '無法讀取棋譜庫，檔案沒有寫成。',
    fileName: 'flipside-everything',
    dialog: '匯入你的資料',
    reading: '正在讀取…',
    from: '儲存於 {{date}}。',
    nothing: '檔案裡什麼也沒有。',
    rule: '本裝置上的內容會保留，兩邊合在一起。',
    replaces: '取代本裝置的設定',
    parts: {
      settings: '設定',
      records: '成績',
      puzzles: '題目',
      mistakes: '自己的失誤',
      openings: '學過的開局',
      lessons: '課程',
      matches: '進行中的對局',
      library: '棋譜庫與研究',
    },
    brokenPart: '{{part}}：無法讀取（{{at}}），將略過。',
    take: '匯入',
    cancel: '取消',
    taking: '正在匯入…',
    taken: '{{part}}：完成',
    unkept: '{{part}}：瀏覽器沒有空間或拒絕儲存；原有內容未變。',
    close: '關閉',
    refused: {
      foreign: '這不是 Flipside 的資料檔。沒有任何改動。',
      newer: '這個檔案由更新版本的 Flipside 寫成。請重新載入頁面。',
      garbled: '檔案被截斷或已損壞。沒有任何改動。',
      tooLong: '檔案太長，本頁不讀取。沒有任何改動。',
    },
  },
};
