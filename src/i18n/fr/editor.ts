import type { editor as english } from '../en/editor.ts';
import type { InAnyLanguage } from '../translation.ts';

export const editor: InAnyLanguage<typeof english> = {
  editor: {
    tool: 'Un appui pose',
    tools: { cycle: 'Tour à tour', empty: 'Rien', blocked: 'Case bloquée' },
    keys: 'Les flèches servent à se déplacer. B pose un pion noir, W un blanc, Suppr vide la case, X bloque une case si le jeu le permet. Espace utilise l’outil choisi.',
    change: 'Modifier le plateau',
    changes: {
      undo: 'Annuler',
      redo: 'Rétablir',
      rotate: 'Tourner',
      mirror: 'Refléter',
      swapColors: 'Inverser les couleurs',
      reset: 'Position de départ',
      clear: 'Vider',
    },
    did: {
      undo: 'Annulé.',
      redo: 'Rétabli.',
      rotate: 'Le plateau a tourné.',
      mirror: 'Le plateau est en miroir.',
      swapColors: 'Les couleurs sont inversées.',
      reset: 'La position de départ.',
      clear: 'Le plateau est vide.',
    },
    turn: 'Trait',
    turnCounted: 'D’après le nombre de pions, c’est à {{color}} de jouer.',
    text: {
      label: 'Position en texte',
      about: 'Copiez-la d’ici ou collez-en une : X, O et - pour chaque case, puis le camp au trait.',
      nothing: 'Il n’y a encore aucun signe.',
      sign: 'Ligne {{line}}, signe {{column}} : « {{sign}} » n’est ni un pion ni une case vide.',
      count: 'Il y a {{count}} signes. Ce plateau a {{wanted}} cases.',
      side: 'Après les cases vient le camp au trait, X ou O, et non « {{sign}} ».',
    },
    play: 'Jouer',
    analyze: 'Analyser',
    share: 'Partager',
    playTitle: 'Jouer depuis cette position',
    uncounted: 'Les parties jouées depuis une position composée ne comptent pas dans vos résultats.',
  },
  start: {
    game: '{{game}} (position composée)',
    problem: {
      blockedCentre: 'Les quatre cases du milieu ne peuvent pas être bloquées.',
      offBoard: 'Un pion est hors du plateau ou sur une case bloquée.',
      twoColors: 'Une case porte des pions des deux couleurs.',
      empty: 'Il n’y a encore aucun pion sur le plateau.',
      centreOpen: 'Dans ce jeu, on remplit d’abord les quatre cases du milieu.',
      floating: 'Un pion flotte : sous chaque pion, il faut un autre pion ou le fond.',
      unequal:
        '{{black}} commence : {{black}} a donc autant de pions que l’adversaire ({{white}}), ou un de plus.',
      notTheirTurn: 'D’après le nombre de pions, c’est à l’autre camp de jouer.',
      fourInARow: 'Quatre pions sont déjà alignés : cette partie est finie.',
      full: 'Le plateau est plein : cette partie est finie.',
      oneColor: 'Tous les pions sont de la même couleur : aucun camp ne peut jouer.',
      noMoves: 'Aucun camp ne peut jouer : cette partie est finie.',
    },
  },
};
