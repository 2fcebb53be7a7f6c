import type { lessons as english } from '../en/lessons.ts';
import type { InAnyLanguage } from '../translation.ts';

export const lessons: InAnyLanguage<typeof english> = {
  lessons: {
    tutorials: 'Impara le regole giocando',
    tutorialsAbout: 'Cinque minuti l’una.',
    strategy: 'Gioca meglio',
    progress: '{{done}} di {{count}}',
    finished: 'Finita',
    notBegun_one: '{{count}} schermata',
    notBegun_other: '{{count}} schermate',
    opponent: 'Lezione',
    names: {
      rules: 'Othello: le regole',
      four: 'Forza 4: le regole',
    },
    about: {
      rules: 'Metti, gira, passa e vinci.',
      four: 'Lascia cadere, blocca e vinci.',
    },
    title: {
      rules: 'Othello: le regole, {{number}} di {{count}}',
      four: 'Forza 4: le regole, {{number}} di {{count}}',
    },
    steps: {
      first: {
        ask: 'Giochi con il Nero. Chiudi una pedina bianca, in linea retta, tra una pedina nuova e una delle tue: diventa nera. I punti mostrano dove puoi giocare.',
        right: 'La pedina bianca tra le tue due è diventata nera. Ogni mossa deve girarne almeno una.',
        wrong: 'Ogni punto è una mossa che gira qualcosa.',
      },
      line: {
        ask: 'Una fila può essere lunga quanto vuoi. Trova la mossa che gira almeno tre pedine.',
        right: 'Tutta la fila tra le tue pedine si è girata.',
        wrong:
          'Così ne giri meno di tre. Cerca una lunga fila di pedine bianche che finisca a una delle tue.',
      },
      ways: {
        ask: 'Una pedina può chiudere più file insieme: in orizzontale, in verticale o in diagonale. Girane almeno cinque.',
        right: 'Tutte le file che la tua pedina ha chiuso si sono girate insieme.',
        wrong: 'Così ne giri meno di cinque. Cerca una casella dove più file si incontrano.',
      },
      corner: {
        ask: 'Ora giochi con il Bianco. Una pedina in un angolo non si può mai girare: nessuna fila le passa dietro. Prendine uno.',
        right: 'Quella pedina è tua fino alla fine della partita: una base sicura per averne altre.',
        wrong: 'C’è un angolo libero. Guarda alle estremità del tavoliere.',
      },
      pass: {
        ask: 'Se non puoi girare niente, passi. Trova la mossa dopo la quale il Bianco non può più giocare.',
        right: 'Il Bianco deve passare, quindi tocca ancora a te.',
        wrong: 'Dopo questa il Bianco ha ancora una mossa.',
      },
      count: {
        ask: 'Quando nessuno può più muovere, vince chi ha più pedine. Restano due caselle: scegli quella che vince e finisci la partita.',
        right: 'La partita è finita e hai più pedine. Le regole sono tutte qui!',
        wrong: 'Così perdi per poche pedine. Quale casella non deve avere il Bianco?',
      },
      drop: {
        ask: 'Giochi con il Rosso. Scegli una colonna: la tua pedina cade nel posto libero più basso.',
        right: 'Tu e il Giallo giocate così, a turno. Quattro in fila vincono.',
        wrong: 'Scegli una colonna qualsiasi.',
      },
      row: {
        ask: 'Hai tre pedine in fila in basso. Completa le quattro.',
        right: 'Quattro in fila: hai vinto.',
        wrong: 'Le tue tre sono affiancate in basso. Lascia cadere una pedina lì accanto.',
      },
      diagonal: {
        ask: 'Vale anche la diagonale. Trova la colonna che ne fa quattro.',
        right: 'Quattro in diagonale, e la partita è vinta.',
        wrong: 'Non sono ancora quattro. Segui le tue pedine verso l’alto, un gradino alla volta.',
      },
      block: {
        ask: 'Il Giallo sta per farne quattro. Fermalo.',
        right: 'Bloccato. Cerca minacce così prima di ogni mossa.',
        wrong: 'Il Giallo vince con la prossima pedina. Trova il lato aperto delle sue tre.',
      },
      under: {
        ask: 'Una pedina può aiutare anche l’avversario: il Giallo può metterne una sopra. Gioca dove non fa danni.',
        right: 'Bene: niente di ciò che hai aperto completa quattro pedine.',
        wrong: 'Il Giallo ne mette una sopra la tua e ne fa quattro.',
      },
      fork: {
        ask: 'Nessuno può bloccare due minacce insieme. Trova la mossa che ne crea due, poi vinci la partita.',
        right: 'Due minacce, una sola risposta: è così che si vince a Forza 4.',
        wrong: 'A questa il Giallo può rispondere. Cerca una pedina che minacci in due modi.',
      },
    },
  },
};
