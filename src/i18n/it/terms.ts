import type { terms as english } from '../en/terms.ts';
import type { InAnyLanguage } from '../translation.ts';

export const terms: InAnyLanguage<typeof english> = {
  terms: {
    invite: 'Crea il link',
    search: 'Cerca',
  },
  visit: {
    title: '{{name}} ti invita',
    titleNameless: 'C’è un invito per te',
    accept: 'Entra nella partita',
    decline: 'Non ora',
  },
  rated: {
    rated: 'Classificata',
    casual: 'Amichevole',
    ratedAbout: 'Il risultato cambia i punteggi di entrambi.',
    casualAbout: 'Amichevole: i punteggi non cambiano.',
    ratedSaid: 'Questa partita è classificata.',
    casualSaid: 'Questa partita è amichevole.',
    bar: {
      game: 'Non classificata: con caselle bloccate non lo è mai.',
      size: 'Non classificata: vale solo il tavoliere 8x8.',
      headStart: 'Non classificata: con un handicap non lo è mai.',
      freePassing: 'Non classificata: con il passo libero non lo è mai.',
      start: 'Non classificata: da una posizione composta non lo è mai.',
      clock: 'Non classificata: serve l’orologio.',
    },
    casualOver: 'Partita amichevole: i punteggi non cambiano.',
    change: '{{before}} → {{after}}',
    changeSaid: 'Il tuo punteggio era {{before}} e ora è {{after}}.',
  },
};
