import type { transfer as english } from '../en/transfer.ts';
import type { InAnyLanguage } from '../translation.ts';

export const transfer: InAnyLanguage<typeof english> = {
  transfer: {
    title: '내 데이터',
    about: '설정, 전적, 대국, 연구, 문제, 오프닝, 강의는 이 브라우저에만 있어요.',
    save: '모두 파일로 저장',
    open: '파일 가져오기',
    saving: '파일을 쓰는 중…',
    unsaved: '보관함을 읽을 수 없어 파일을 쓰지 못했어요.',
    fileName: 'flipside-everything',
    dialog: '데이터 가져오기',
    reading: '읽는 중…',
    from: '{{date}}에 저장했어요.',
    nothing: '이 파일에는 아무것도 없어요.',
    rule: '이 기기에 있는 것은 그대로 남고 둘이 합쳐져요.',
    replaces: '이 기기의 설정을 대신해요',
    parts: {
      settings: '설정',
      records: '전적',
      puzzles: '문제',
      mistakes: '내 실수',
      openings: '익힌 오프닝',
      lessons: '강의',
      matches: '진행 중인 대국',
      library: '보관함과 연구',
    },
    brokenPart: '{{part}}: 읽을 수 없어({{at}}) 빼고 가져와요.',
    take: '가져오기',
    cancel: '취소',
    taking: '가져오는 중…',
    taken: '{{part}}: 완료',
    unkept: '{{part}}: 브라우저에 공간이 없거나 거부했어요. 원래 것은 그대로예요.',
    close: '닫기',
    refused: {
      foreign: 'Flipside 데이터 파일이 아니에요. 바뀐 것은 없어요.',
      newer: '더 새로운 Flipside에서 만든 파일이에요. 페이지를 새로고침하세요.',
      garbled: '파일이 잘렸거나 손상됐어요. 바뀐 것은 없어요.',
      tooLong: '파일이 너무 길어 읽을 수 없어요. 바뀐 것은 없어요.',
    },
  },
};
