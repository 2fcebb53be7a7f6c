import type { handover as english } from '../en/handover.ts';
import type { InAnyLanguage } from '../translation.ts';

export const handover: InAnyLanguage<typeof english> = {
  handover: {
    title: '다른 기기로',
    heading: '내 다른 기기',
    intro:
      '모든 것을 내 다른 기기로 옮겨요. 여기서 암호화해 두고, 한 번 받으면 서버에서 사라져요. 그 기기에 있던 것은 그대로예요.',
    about:
      '다른 기기로 스캔하거나, 그 기기에서 링크를 열거나, ‘나’에서 코드를 입력하세요. 10분 안에 한 번만 쓸 수 있고, 서버는 내용을 읽을 수 없어요.',
    sealing: '준비 중…',
    code: '코드',
    picture: '다른 기기를 위한 QR 코드',
    until: '{{time}}까지 쓸 수 있어요.',
    withdraw: '취소하기',
    done: '완료',
    withdrawn: '취소했어요. 서버에 남은 것이 없어요.',
    fetched: '취소할 것이 없어요. 다른 기기가 이미 받았어요.',
    taken: '전달 완료: 다른 기기가 받았어요. 서버에 남은 것이 없어요.',
    unknown: '서버에 더 이상 없어요. 새 코드를 만드세요.',
    over: '10분이 지났어요. 서버에 남은 것이 없어요.',
    again: '새 코드',
    typed: '다른 기기의 코드',
    fetch: '받기',
    tooLong: '모두 {{size}}인데 서버는 {{most}}까지만 받아요. 파일을 쓰세요.',
    unread: '보관함을 읽을 수 없어요.',
    unsafe: '안전한 주소(https)의 페이지가 필요해요. 파일을 쓰세요.',
    badCode: '코드는 열여덟 글자예요.',
    gone: '이 코드에는 아무것도 없어요. 이미 받았거나, 10분이 지났거나, 글자가 틀렸어요. 바뀐 것은 없어요.',
    tampered: '받은 내용이 도중에 바뀌었어요. 아무것도 가져오지 않았어요.',
    noServer: '이 페이지에는 서버가 없어요. 파일을 쓰세요.',
    unreachable: '서버가 응답하지 않아요. 다시 해 보세요.',
    tooMany: '시도가 너무 많아요. 몇 분 기다리세요.',
  },
};
