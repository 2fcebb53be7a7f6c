import type { editor as english } from '../en/editor.ts';
import type { InAnyLanguage } from '../translation.ts';

export const editor: InAnyLanguage<typeof english> = {
  editor: {
    tool: 'Una pressione mette',
    tools: { cycle: 'A rotazione', empty: 'Niente', blocked: 'Bloccata' },
    keys: 'Con le frecce ti sposti. B mette una pedina nera, W una bianca, Canc svuota la casella, X blocca una casella se il gioco lo permette. Spazio usa lo strumento scelto.',
    change: 'Modifica il tavoliere',
    changes: {
      undo: 'Annulla',
      redo: 'Ripeti',
      rotate: 'Ruota',
      mirror: 'Rifletti',
      swapColors: 'Scambia i colori',
      reset: 'Posizione iniziale',
      clear: 'Svuota',
    },
    did: {
      undo: 'Annullato.',
      redo: 'Ripetuto.',
      rotate: 'Il tavoliere è ruotato.',
      mirror: 'Il tavoliere è riflesso.',
      swapColors: 'I colori sono scambiati.',
      reset: 'La posizione iniziale.',
      clear: 'Il tavoliere è vuoto.',
    },
    turn: 'Muove',
    turnCounted: 'Dal numero delle pedine, muove {{color}}.',
    text: {
      label: 'Posizione come testo',
      about: 'Copiala da qui o incollane una: X, O e - per ogni casella, poi chi muove.',
      nothing: 'Non ci sono ancora segni.',
      sign: 'Riga {{line}}, segno {{column}}: «{{sign}}» non è né una pedina né una casella vuota.',
      count: 'Ci sono {{count}} segni. Questo tavoliere ha {{wanted}} caselle.',
      side: 'Dopo le caselle viene chi muove, X o O, non «{{sign}}».',
    },
    play: 'Gioca',
    analyze: 'Analizza',
    share: 'Condividi',
    playTitle: 'Gioca da questa posizione',
    uncounted: 'Le partite da una posizione composta a mano non contano nei tuoi risultati.',
  },
  start: {
    game: '{{game}} (posizione composta)',
    problem: {
      blockedCentre: 'Le quattro caselle del centro non si possono bloccare.',
      offBoard: 'Una pedina è fuori dal tavoliere o su una casella bloccata.',
      twoColors: 'Una casella ha pedine di entrambi i colori.',
      empty: 'Sul tavoliere non ci sono ancora pedine.',
      centreOpen: 'In questo gioco si riempiono prima le quattro caselle del centro.',
      floating: 'Una pedina resta a mezz’aria: sotto ognuna serve un’altra pedina o il fondo.',
      unequal:
        'Comincia {{black}}: {{black}} ha quindi tante pedine quante ne ha l’avversario ({{white}}), o una in più.',
      notTheirTurn: 'Dal numero delle pedine, tocca all’altro colore.',
      fourInARow: 'Ci sono già quattro pedine in fila, quindi la partita è finita.',
      full: 'Il tavoliere è pieno, quindi la partita è finita.',
      oneColor: 'Tutte le pedine sono di un solo colore, quindi nessuno può muovere.',
      noMoves: 'Nessuno può muovere, quindi la partita è finita.',
    },
  },
};
