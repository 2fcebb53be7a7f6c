import type { transfer as english } from '../en/transfer.ts';
import type { InAnyLanguage } from '../translation.ts';

export const transfer: InAnyLanguage<typeof english> = {
  transfer: {
    title: 'Seus dados',
    about:
      'Configurações, resultados, partidas, estudos, problemas, aberturas e lições estão só neste navegador.',
    save: 'Salvar tudo em um arquivo',
    open: 'Importar um arquivo',
    saving: 'Gravando o arquivo …',
    unsaved: 'O arquivo não pôde ser gravado: a biblioteca não pode ser lida.',
    fileName: 'flipside-dados',
    dialog: 'Importar seus dados',
    reading: 'Lendo …',
    from: 'Salvo em {{date}}.',
    nothing: 'Não há nada neste arquivo.',
    rule: 'O que está neste aparelho fica: os dois são reunidos.',
    replaces: 'substitui as configurações deste aparelho',
    parts: {
      settings: 'Configurações',
      records: 'Resultados',
      puzzles: 'Problemas',
      mistakes: 'Seus erros',
      openings: 'Aberturas aprendidas',
      lessons: 'Lições',
      matches: 'Partidas em andamento',
      library: 'Biblioteca e estudos',
    },
    brokenPart: '{{part}}: não pode ser lido (em {{at}}) e ficará de fora.',
    take: 'Importar',
    cancel: 'Cancelar',
    taking: 'Importando …',
    taken: '{{part}}: feito',
    unkept: '{{part}}: o navegador não tem espaço ou recusa; o que havia permaneceu.',
    close: 'Fechar',
    refused: {
      foreign: 'Este arquivo não tem dados do Flipside. Nada mudou.',
      newer: 'Uma versão mais nova do Flipside gravou este arquivo. Recarregue a página.',
      garbled: 'O arquivo está cortado ou danificado. Nada mudou.',
      tooLong: 'O arquivo é maior do que esta página lê. Nada mudou.',
    },
  },
};
