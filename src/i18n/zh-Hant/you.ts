import type { you as english } from '../en/you.ts';
import type { InAnyLanguage } from '../translation.ts';

export const you: InAnyLanguage<typeof english> = {
  overview: {
    title: '一覽',
    empty: '下一局棋或做一道題，你的成績、連續紀錄和圖表就會出現在這裡。',
    begin: '下一局',
    games_other: '{{count}} 局',
    score: '{{won}}勝 {{drawn}}和 {{lost}}負',
    days_other: '{{count}} 天連續',
    wins_other: '{{count}} 連勝',
    mostWins: '最多：{{count}}',
    rating: '題目等級分',
    solved: '{{tried}}題中做對{{right}}題',
    loss: '每局損失的子數',
    reviewed: '{{month}}覆盤的對局：{{count}}',
  },
  ladders: {
    title: '挑戰',
    names: {
      othello: '黑白棋：級別和人物',
      anti: '反黑白棋：級別',
      connect4: '四子棋：級別',
    },
    beaten: '已戰勝 {{beaten}}/{{of}}',
    complete: '全部戰勝，上面再沒有人了。',
    states: { beaten: '已戰勝', next: '下一個', open: '尚未戰勝' },
    rung: '{{name}}: {{state}}',
    next: '下一個：{{name}}',
    play: '對局',
    playAloud: '與{{name}}對局',
    coach: '使用教練的對局不計入這裡，可在設定中關閉教練。',
  },
  about: {
    title: '關於 Flipside',
    version: '版本{{version}}',
    rules: '玩法：{{game}}',
    othello:
      '落下一子，用它和你原有的棋子沿直線夾住對手的棋子，夾住的全部翻轉。無處可下時跳過。雙方都無處可下時，子多者勝。',
    reversi: '棋盤開始時是空的。雙方輪流把前四子下在中央，此時還不翻轉。之後與黑白棋相同。',
    anti: '下法與黑白棋一樣，但子少者勝。難以翻轉的角和邊，正是你不想要的。',
    xot: '從隨機八手之後開始的黑白棋，誰也無法靠背譜。每個開局都經 Flipside 引擎驗證，雙方相差不超過兩子。',
    octagon: '在沒有四角的棋盤上下的黑白棋。連線提早一格結束，因此角旁八格上的棋子永遠不會被翻。',
    blocked: '有四個障礙格的黑白棋，每局位置不同。障礙格不能落子，一串棋子到這裡就像到了邊緣一樣中斷。',
    connect4:
      '從七欄中選一欄投下棋子，它會落到最低的空位。橫、直、斜任一方向連成四子就贏。棋盤先滿則為和局。',
    pictures: {
      flip: '用你的棋子夾住對方，它們就會翻轉。',
      pass: '{{white}}無處可下，還是輪到{{black}}。',
      most: '雙方都無處可下時，子多者勝。',
      fewest: '雙方都無處可下時，子少者勝。',
      drop: '棋子落到最低的空位。',
      four: '四子連線者勝。',
    },
    again: '再看一次',
    program: '程式',
    made: '採用 MIT 授權的自由軟體。規則、引擎、評估函數和繪圖均專為它編寫；使用了 Phaser、Lit、zustand 等自由軟體。',
    what: '黑白棋及同類遊戲的棋盤、對手和老師，人人可用：滑鼠、觸控、鍵盤或聽讀。',
    ideas:
      '黑白棋由長谷川五郎創製，源自路易斯·沃特曼和約翰·莫利特更早的翻轉棋。引擎的搜尋與評估多得益於麥可·布羅的研究。',
    wrong: '有問題？',
    report: '請告訴給你這個頁面的人：你做了什麼、發生了什麼、是哪個版本。「分享」的連結可以讓對方看到局面。',
    changes: '新內容',
    licences: '所用軟體的全部授權條款',
    privacy: '沒有帳號，沒有廣告。你的對局和設定都留在這個瀏覽器裡。',
  },
};
