import type { embed as english } from '../en/embed.ts';
import type { InAnyLanguage } from '../translation.ts';

export const embed: InAnyLanguage<typeof english> = {
  embed: {
    name: 'Une partie à parcourir',
    steps: 'Coups de la partie',
    slider: 'Coup',
    ply: '{{ply}} sur {{total}}',
    start: 'Le début de la partie.',
    over: 'La partie est finie.',
    passes: 'L’autre camp passe.',
    counts: '{{black}} {{blacks}}, {{white}} {{whites}}.',
    coming: 'Calcul des valeurs…',
    engineMissing: 'Le moteur n’a pas pu être chargé : il n’y a donc pas de valeurs.',
    thinking: 'Réflexion…',
    noMatch: 'Cette partie n’existe pas ici, ou le serveur ne répond pas.',
    noReply: 'Le moteur n’a pas pu être chargé : il n’y a donc pas de réponse.',
    problem: {
      record: 'Impossible d’y lire une partie : « {{text}} ». SGF, GGF ou un lien conviennent.',
      choice: '{{name}} peut être {{names}}, pas « {{text}} ».',
      game: 'Aucun jeu ne s’appelle « {{text}} ». Essayez : {{names}}.',
      size: 'Pas de plateau « {{text}} » pour « {{game}} ». Essayez une taille comme 8x8.',
      theme: 'Aucun thème ne s’appelle « {{text}} ». Essayez : {{names}}.',
      position:
        '« {{text}} » n’est pas une position jouable. Écrivez 64 signes, rangée par rangée (X noir, O blanc, - vide), puis X ou O pour le trait.',
      transcript: 'Ce ne sont pas des coups : « {{text}} ». Écrivez-les comme f5d6c3.',
      illegal: 'Le coup {{number}}, {{move}}, ne peut pas se jouer là.',
      ply: 'ply doit être un nombre entier de 0 à {{count}}, et non « {{text}} ».',
    },
  },
};
