import type { study as english } from '../en/study.ts';
import type { InAnyLanguage } from '../translation.ts';

export const study: InAnyLanguage<typeof english> = {
  study: {
    keys: 'Dans une étude',
    tabs: 'Partie',
    tab: { text: 'Texte', moves: 'Coups', analysis: 'Analyse', graph: 'Courbe', openings: 'Ouverture' },
    analysis: {
      engine: 'Moteur',
      lines: 'Lignes',
      linesName: 'Meilleurs coups',
      line: 'Ligne {{number}}',
      move: '{{color}} {{move}}',
      after: 'puis {{first}} {{black}}, {{second}} {{white}}',
      proved: 'Tous les scores sont prouvés.',
      bestProved: 'Le meilleur score est prouvé.',
      ahead_one: 'Regarde {{count}} coup à l’avance.',
      ahead_other: 'Regarde {{count}} coups à l’avance.',
      toEnd: 'Regarde jusqu’à la fin de la partie.',
      shortcuts: 'Écarte les coups qui semblent mauvais ({{depth}}@{{certainty}} %).',
      speed: 'Positions par seconde : {{speed}}',
      threat: 'Menace',
      threatOn: 'Menace : comme si c’était à l’autre camp de jouer.',
      threatOff: 'Menace désactivée.',
      wait: {
        off: 'Le moteur est arrêté.',
        over: 'La partie est finie : il n’y a plus rien à trouver ici.',
        reply: 'En attente de la réponse…',
        review: 'En attente du bilan…',
        noThreat: 'L’autre camp ne pourrait pas jouer ici.',
        failed: 'Le moteur n’a pas répondu. Arrêtez-le et relancez-le pour réessayer.',
        loading: 'Chargement du moteur…',
        looking: 'Le moteur cherche…',
      },
    },
    limits: {
      title: 'Profondeur, temps, threads, table',
      analysisDepth: 'Profondeur',
      analysisSeconds: 'Temps',
      analysisThreads: 'Threads',
      analysisTable: 'Table',
      none: 'sans limite',
      auto: 'automatique',
      seconds: '{{seconds}} s',
      megabytes: '{{size}} Mo',
    },
    overlay: {
      title: 'Montrer sur le plateau',
      names: {
        mobility: 'Coups',
        frontier: 'Frontière',
        stability: 'Définitifs',
        parity: 'Parité',
        opened: 'Ouverts',
      },
      sentences: {
        mobility: 'Coups : {{squares}}.',
        frontier: 'Pions de frontière : {{squares}}.',
        stability: 'Pions définitifs : {{squares}}.',
        parity: 'Régions vides : {{squares}}.',
        opened: 'Pointez un coup pour voir quelles cases il ouvre à l’autre camp.',
      },
      of: '{{color}} {{squares}}',
      between: ' ; ',
      none: 'aucun',
      odd: '{{squares}} ({{size}}, impaire)',
      even: '{{squares}} ({{size}}, paire)',
      opens: 'ouvre à {{color}} : {{squares}}',
      off: 'Plus rien n’est montré sur le plateau.',
    },
    value: {
      named: '{{name}}, {{value}}',
      threat: '{{name}}, {{color}} {{value}}',
      best: 'le meilleur',
      proved: 'prouvé',
      ahead_one: '{{count}} coup d’avance',
      ahead_other: '{{count}} coups d’avance',
      toEnd: 'jusqu’à la fin, non prouvé',
      on: 'Valeurs affichées.',
      off: 'Valeurs masquées.',
    },
    graph: {
      none: 'La courbe du score s’affichera ici après le bilan de la partie.',
    },
  },
  moment: {
    told: 'Après {{move}} : {{line}}.',
    corner: '{{move}} donne à {{other}} le coin {{corner}} ({{way}}).',
    cornerLost:
      '{{move}} donne à {{other}} le coin {{corner}} ({{way}}) ; après {{best}}, c’est {{side}} qui le prend.',
    cornerMissed: '{{best}} gagne le coin {{corner}} pour {{side}} ({{way}}).',
    passGiven: 'Après {{move}}, {{side}} doit passer ({{way}}).',
    passMissed: 'Après {{best}}, {{other}} doit passer ({{way}}).',
    noSafeMove: 'Après {{move}}, il ne reste plus de coup sûr à {{side}} ({{way}}) : chacun donne un coin.',
    corners:
      'Comptez les coins des {{moves}} prochains coups. Après {{move}} : {{other}} {{others}}, {{side}} {{own}}. Après {{best}} : {{other}} {{othersAfterBest}}, {{side}} {{ownAfterBest}}.',
    stableGiven:
      'Après {{move}}, {{other}} a bientôt {{discs}} pions définitifs ; après {{best}}, {{discsAfterBest}}.',
    stableMissed:
      'Après {{best}}, {{side}} a bientôt {{discsAfterBest}} pions définitifs ; après {{move}}, {{discs}}.',
    lastMove: 'Après {{move}}, {{other}} joue le dernier coup de la partie ; après {{best}}, c’est {{side}}.',
    fewLeft_one:
      'Après {{move}}, une bonne réponse ({{replies}}) ne laisse que {{count}} case à {{side}} ; après {{best}}, il en reste au moins {{many}}.',
    fewLeft_other:
      'Après {{move}}, une bonne réponse ({{replies}}) ne laisse que {{count}} cases à {{side}} ; après {{best}}, il en reste au moins {{many}}.',
    quiet:
      'Après {{move}}, {{other}} peut répondre par un coup calme ({{replies}}) qui n’ouvre rien à {{side}} ; après {{best}}, toute bonne réponse ouvre quelque chose.',
    openedSeveral: '{{move}} ouvre {{replies}} à {{other}} ; après {{best}}, {{other}} ne peut pas y jouer.',
    takenAway:
      'Après {{move}}, {{other}} répond {{reply}} et prive {{side}} de {{squares}} ; après {{best}}, aucune bonne réponse n’en prend autant.',
    opens: '{{move}} ouvre {{squares}} à {{other}} ; {{best}} n’ouvre rien de nouveau.',
    wall: '{{move}} construit un mur : environ {{discs}} pions de {{side}} touchent des cases vides dans les prochains coups ; après {{best}}, environ {{discsAfterBest}}.',
    shortageMissed:
      'Après {{best}}, il ne reste plus de coup sûr à {{other}} ({{way}}) : chacun donne un coin.',
    mobilityGiven:
      'Après {{move}}, {{other}} a le choix entre environ {{others}} cases dans les prochains coups ; après {{best}}, environ {{othersAfterBest}}.',
    mobilityLost:
      'Après {{move}}, {{side}} n’a le choix qu’entre environ {{own}} cases dans les prochains coups ; après {{best}}, environ {{ownAfterBest}}.',
    room: 'Après {{move}}, {{side}} a le choix entre environ {{own}} cases dans les prochains coups, et {{other}} entre environ {{others}} ; après {{best}}, entre {{ownAfterBest}} et {{othersAfterBest}} respectivement.',
    held: 'Après {{move}}, {{holder}} finit avec {{discs}} des {{squares}} cases de {{from}} à {{to}} ; après {{best}}, {{discsAfterBest}}.',
    heldWhole:
      'Après {{move}}, {{holder}} finit avec toutes les cases de {{from}} à {{to}} ; après {{best}}, {{discsAfterBest}} sur {{squares}}.',
    safeMoves:
      'Après {{move}}, {{side}} n’a qu’environ {{safe}} coups qui ne donnent aucun coin aux prochains tours ; après {{best}}, environ {{safeAfterBest}}.',
    taken: 'Les deux camps veulent {{best}} : après {{move}}, {{other}} y joue.',
    wipeout:
      'Après {{move}}, {{other}} peut jouer {{reply}} et tout retourner : il ne reste rien à {{side}}. Après {{best}}, ce n’est pas possible.',
    wedge:
      '{{move}} permet à {{other}} de s’insérer en {{reply}}, entre {{one}} et {{two}} ; après {{best}}, il n’y a plus d’entrée.',
    edge: '{{move}} permet à {{other}} de poser en {{reply}}, sur le bord, un pion définitif ; {{best}} ne le permet pas.',
    parity:
      '{{move}} entre dans une région de {{region}} cases vides, un nombre pair. {{best}} entre dans une région de {{bestRegion}}, où qui joue en premier peut aussi jouer en dernier.',
    notAfter: 'Après {{move}}, cela n’arrive pas.',
    notSoonAfter_one: 'Après {{move}}, cela n’arrive pas au prochain coup.',
    notSoonAfter_other: 'Après {{move}}, cela n’arrive pas dans les {{count}} prochains coups.',
    cornerOpened: '{{move}} ouvre le coin {{corner}} à {{other}} ; {{best}}, non.',
    opened: '{{move}} ouvre {{reply}} à {{other}} ; après {{best}}, {{other}} ne peut pas y jouer.',
    answer: 'Après {{move}}, {{other}} a une réponse forte : {{reply}}.',
    answers: 'Après {{move}}, {{other}} a de fortes réponses en {{replies}}.',
    answersWeaker:
      'Après {{move}}, {{other}} a de fortes réponses en {{replies}} ; après {{best}}, aucune n’est aussi forte.',
    fates: {
      all: 'Après {{best}}, {{fates}}.',
      between: ' ; ',
      gone: '{{other}} ne peut pas jouer {{replies}}',
      first: '{{side}} arrive en premier en {{replies}}',
      met: '{{side}} peut répondre à {{reply}} par {{squares}}',
      metByCorner: '{{side}} peut répondre à {{reply}} par le coin {{corner}}',
      opens: '{{reply}} ouvre {{squares}} à {{side}}',
      less_one: '{{reply}} vaut {{count}} pion de moins',
      less_other: '{{reply}} vaut {{count}} pions de moins',
      muchLess: '{{reply}} vaut bien moins',
      weaker: '{{other}} tire moins de {{replies}}',
    },
    othersWorse_one: 'Toute autre réponse vaut au moins {{count}} pion de moins.',
    othersWorse_other: 'Toute autre réponse vaut au moins {{count}} pions de moins.',
    othersMuchWorse: 'Toute autre réponse vaut bien moins.',
    tempo:
      '{{move}} dépense une case que {{other}} ne pouvait pas jouer. Après {{best}}, elle serait restée disponible.',
    result: {
      winDraw: '{{move}} laisse échapper la victoire : la partie est maintenant nulle. {{best}} gagne.',
      winLoss: '{{move}} change une victoire en défaite. {{best}} gagne.',
      drawLoss: '{{move}} perd. {{best}} tient la nulle.',
    },
    lostSoon_one: '{{move}} perd de force. Après {{best}}, aucune défaite en vue au prochain coup.',
    lostSoon_other: '{{move}} perd de force. Après {{best}}, aucune défaite en vue avant {{count}} coups.',
    worse_one: 'Selon le moteur, {{move}} coûte {{count}} pion de plus que {{best}}.',
    worse_other: 'Selon le moteur, {{move}} coûte {{count}} pions de plus que {{best}}.',
    muchWorse: 'Selon le moteur, {{move}} coûte beaucoup plus que {{best}}.',
  },
};
