import type { handover as english } from '../en/handover.ts';
import type { InAnyLanguage } from '../translation.ts';

export const handover: InAnyLanguage<typeof english> = {
  handover: {
    title: '传到另一台设备',
    heading: '你的其他设备',
    intro: '把全部内容带到你的另一台设备：在本机加密，取走一次后便从服务器消失。那里已有的内容会保留。',
    about: '用另一台设备扫码，在那里打开链接，或在“你”中输入代码。十分钟内可用一次，服务器读不到内容。',
    sealing: '正在准备…',
    code: '代码',
    picture: '给另一台设备的二维码',
    until: '{{time}} 前有效。',
    withdraw: '撤回',
    done: '完成',
    withdrawn: '已撤回，服务器上没有留下任何内容。',
    fetched: '没有可撤回的内容：另一台设备已取走。',
    taken: '已取走：另一台设备已收到，服务器上没有留下任何内容。',
    unknown: '服务器上已没有了，请生成新代码。',
    over: '十分钟已过，服务器上没有留下任何内容。',
    again: '新代码',
    typed: '另一台设备的代码',
    fetch: '接收',
    tooLong: '总共 {{size}}，服务器最多接收 {{most}}。请改用文件。',
    unread: '无法读取棋谱库。',
    unsafe: '需要安全地址（https）的页面。请改用文件。',
    badCode: '代码有十八个字母。',
    gone: '这个代码没有内容：已被取走、超过十分钟，或字母有误。没有任何改动。',
    tampered: '收到的内容在途中被改动，未导入任何内容。',
    noServer: '本页没有服务器。请改用文件。',
    unreachable: '服务器没有回应。请再试一次。',
    tooMany: '尝试次数太多，请等几分钟。',
  },
};
