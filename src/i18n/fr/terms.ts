import type { terms as english } from '../en/terms.ts';
import type { InAnyLanguage } from '../translation.ts';

export const terms: InAnyLanguage<typeof english> = {
  terms: {
    invite: 'Créer le lien',
    search: 'Chercher',
  },
  visit: {
    title: '{{name}} vous invite',
    titleNameless: 'On vous invite',
    accept: 'Rejoindre la partie',
    decline: 'Pas maintenant',
  },
  rated: {
    rated: 'Classée',
    casual: 'Amicale',
    ratedAbout: 'Le résultat change les deux classements.',
    casualAbout: 'Amicale : les classements ne changent pas.',
    ratedSaid: 'Cette partie est classée.',
    casualSaid: 'Cette partie est amicale.',
    bar: {
      game: 'Non classée : avec des cases bloquées, elle ne l’est jamais.',
      size: 'Non classée : seul le plateau 8x8 compte.',
      headStart: 'Non classée : avec un handicap, elle ne l’est jamais.',
      freePassing: 'Non classée : avec la passe libre, elle ne l’est jamais.',
      start: 'Non classée : depuis une position composée, elle ne l’est jamais.',
      clock: 'Non classée : une partie classée se joue à la pendule.',
    },
    casualOver: 'Partie amicale : les classements ne changent pas.',
    change: '{{before}} → {{after}}',
    changeSaid: 'Votre classement passe de {{before}} à {{after}}.',
  },
};
