import type { transfer as english } from '../en/transfer.ts';
import type { InAnyLanguage } from '../translation.ts';

export const transfer: InAnyLanguage<typeof english> = {
  transfer: {
    title: 'Seus dados',
    about: 'Ajustes, resultados, partidas, estudos, problemas, aberturas e lições estão só neste navegador.',
    save: 'Salvar tudo em um arquivo',
    open: 'Importar um arquivo',
    saving: 'Gravando o arquivo…',
    unsaved: 'Não foi possível gravar o arquivo: a biblioteca não pôde ser lida.',
    fileName: 'flipside-dados',
    dialog: 'Importar seus dados',
    reading: 'Lendo…',
    from: 'Salvo em {{date}}.',
    nothing: 'Este arquivo está vazio.',
    rule: 'O que está neste dispositivo fica: os dois são reunidos.',
    replaces: 'substitui os ajustes deste dispositivo',
    parts: {
      settings: 'Ajustes',
      records: 'Resultados',
      puzzles: 'Problemas',
      mistakes: 'Seus erros',
      openings: 'Aberturas aprendidas',
      lessons: 'Lições',
      matches: 'Partidas em andamento',
      library: 'Biblioteca e estudos',
    },
    brokenPart: '{{part}}: não foi possível ler (em {{at}}); fica de fora.',
    take: 'Importar',
    cancel: 'Cancelar',
    taking: 'Importando…',
    taken: '{{part}}: feito',
    unkept: '{{part}}: o navegador não tem espaço ou recusa; o que havia continua igual.',
    close: 'Fechar',
    refused: {
      foreign: 'Este arquivo não tem dados do Flipside. Nada mudou.',
      newer: 'Uma versão mais nova do Flipside gravou este arquivo. Recarregue a página.',
      garbled: 'O arquivo está cortado ou danificado. Nada mudou.',
      tooLong: 'O arquivo é maior do que esta página lê. Nada mudou.',
    },
  },
};
