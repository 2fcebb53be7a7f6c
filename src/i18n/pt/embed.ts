import type { embed as english } from '../en/embed.ts';
import type { InAnyLanguage } from '../translation.ts';

export const embed: InAnyLanguage<typeof english> = {
  embed: {
    name: 'Uma partida para percorrer',
    steps: 'Jogadas da partida',
    slider: 'Jogada',
    ply: '{{ply}} de {{total}}',
    start: 'O início da partida.',
    over: 'A partida acabou.',
    passes: 'O outro lado passa.',
    counts: '{{black}} {{blacks}}, {{white}} {{whites}}.',
    coming: 'Calculando os valores…',
    engineMissing: 'Não foi possível carregar o motor, por isso não há valores.',
    thinking: 'Pensando…',
    noMatch: 'Esta partida não existe aqui, ou o servidor não responde.',
    noReply: 'Não foi possível carregar o motor, por isso não há resposta.',
    problem: {
      record: 'Isto não pode ser lido como partida: “{{text}}”. Pode ser SGF, GGF ou um link.',
      choice: '{{name}} pode ser {{names}}, não “{{text}}”.',
      game: 'Não existe um jogo chamado “{{text}}”. Tente: {{names}}.',
      size: '“{{game}}” não tem tabuleiro de “{{text}}”. Tente um tamanho como 8x8.',
      theme: 'Não existe um tema chamado “{{text}}”. Tente: {{names}}.',
      position:
        '“{{text}}” não é uma posição que se possa jogar. Escreva 64 sinais linha por linha (X preta, O branca, - vazia) e depois X ou O para a vez.',
      transcript: 'Isto não são jogadas: “{{text}}”. Escreva-as assim: f5d6c3.',
      illegal: 'A jogada {{number}}, {{move}}, não é possível ali.',
      ply: 'ply deve ser um número inteiro de 0 a {{count}}, não “{{text}}”.',
    },
  },
};
