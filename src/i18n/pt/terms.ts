import type { terms as english } from '../en/terms.ts';
import type { InAnyLanguage } from '../translation.ts';

export const terms: InAnyLanguage<typeof english> = {
  terms: {
    invite: 'Criar o link',
    search: 'Buscar',
  },
  visit: {
    title: '{{name}} convida você',
    titleNameless: 'Você recebeu um convite',
    accept: 'Entrar na partida',
    decline: 'Agora não',
  },
  rated: {
    rated: 'Vale pontos',
    casual: 'Amistosa',
    ratedAbout: 'O resultado muda as duas pontuações.',
    casualAbout: 'Amistosa: as pontuações não mudam.',
    ratedSaid: 'Esta partida vale pontos.',
    casualSaid: 'Esta partida é amistosa.',
    bar: {
      game: 'Não vale pontos: tabuleiros com casas bloqueadas nunca valem.',
      size: 'Não vale pontos: só o tabuleiro 8x8 vale.',
      headStart: 'Não vale pontos: partidas com vantagem nunca valem.',
      freePassing: 'Não vale pontos: partidas com passe livre nunca valem.',
      start: 'Não vale pontos: partidas a partir de uma posição montada à mão nunca valem.',
      clock: 'Não vale pontos: só partidas com relógio valem.',
    },
    casualOver: 'Partida amistosa: as pontuações não mudam.',
    change: '{{before}} → {{after}}',
    changeSaid: 'Sua pontuação era {{before}} e agora é {{after}}.',
  },
};
