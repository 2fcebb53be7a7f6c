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
      corners: 'Angoli e caselle X',
      mobility: 'Mobilità',
      quiet: 'Frontiera e mosse tranquille',
      parity: 'Parità',
      edges: 'Pedine stabili e bordi',
      wedges: 'Cunei',
      counting: 'Contare i finali',
    },
    about: {
      rules: 'Metti, gira, passa e vinci.',
      four: 'Lascia cadere, blocca e vinci.',
      corners: 'Le caselle più forti, e come non regalarle.',
      mobility: 'Non lasciare all’avversario niente di buono da giocare.',
      quiet: 'Perché girare meno è spesso meglio.',
      parity: 'Abbi l’ultima parola in ogni zona del tavoliere.',
      edges: 'Pedine che nessuno potrà mai riprendersi.',
      wedges: 'Un vuoto tra due pedine è una porta.',
      counting: 'Gioca le ultime caselle contando.',
    },
    title: {
      rules: 'Othello: le regole, {{number}} di {{count}}',
      four: 'Forza 4: le regole, {{number}} di {{count}}',
      corners: 'Angoli e caselle X, {{number}} di {{count}}',
      mobility: 'Mobilità, {{number}} di {{count}}',
      quiet: 'Frontiera e mosse tranquille, {{number}} di {{count}}',
      parity: 'Parità, {{number}} di {{count}}',
      edges: 'Pedine stabili e bordi, {{number}} di {{count}}',
      wedges: 'Cunei, {{number}} di {{count}}',
      counting: 'Contare i finali, {{number}} di {{count}}',
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
      cornersTake: {
        ask: 'Gli angoli valgono più di qualsiasi numero di pedine girate. Prendi quello che puoi.',
        right: 'Resta tuo, e anche le pedine accanto diventano sicure.',
        wrong: 'C’è un angolo da prendere. Non resterà libero.',
      },
      cornersKeep: {
        ask: 'Le caselle in diagonale a un angolo sono le caselle X. Una pedina lì spesso regala l’angolo. Trova una mossa che non ne ceda nessuno.',
        right: 'Nessun angolo è aperto all’avversario.',
        wrong: 'Ora l’avversario può prendere un angolo.',
      },
      mobilityFew: {
        ask: 'Chi ha poche mosse deve giocarne di brutte. Lascia al Nero al massimo tre mosse.',
        right: 'Al Nero resta poca scelta: presto dovrà cedere qualcosa.',
        wrong: 'Il Nero ha ancora molte mosse. Conta che cosa apre ogni tua mossa.',
      },
      mobilityMore: {
        ask: 'Ancora una volta: lascia al Bianco al massimo tre mosse.',
        right: 'Il Bianco sta finendo le mosse, e tu conservi le tue.',
        wrong: 'Il Bianco ha ancora molte mosse.',
      },
      quietMove: {
        ask: 'Le pedine accanto a caselle vuote sono la tua frontiera: danno mosse all’avversario. Una mossa tranquilla gira poche pedine, all’interno. Trova la migliore.',
        right: 'Una sola pedina girata, e quasi niente di aperto.',
        wrong: 'Così apri troppo. Prova una mossa che giri una sola pedina all’interno.',
      },
      quietFrontier: {
        ask: 'Anche qui la migliore è una mossa tranquilla. Gira il meno possibile, dove non apre niente.',
        right: 'Tranquilla e forte: l’avversario non ha mosse nuove.',
        wrong: 'C’è una mossa più tranquilla.',
      },
      parityOne: {
        ask: 'Verso la fine le caselle vuote si dividono in zone. Gioca per primo dove sono dispari, e l’ultima casella sarà tua. Trova l’unica mossa che vince.',
        right: 'Hai preso la zona dispari. Quella pari deve aprirla l’avversario.',
        wrong: 'Quella zona è pari: l’ultima casella va all’avversario.',
      },
      parityThree: {
        ask: 'Restano tre zone. Solo una ha un numero dispari di caselle. Vinci la partita.',
        right: 'Le zone pari dovrà cominciarle l’avversario.',
        wrong: 'Conta le caselle della zona: sono pari.',
      },
      edgeAnchor: {
        ask: 'Hai un angolo. Le pedine che lo toccano lungo un bordo sono stabili: nessuno può girarle. Parti da lì con la mossa migliore.',
        right: 'Ora il tuo angolo regge una fila di pedine che niente può girare.',
        wrong: 'C’è di meglio. Guarda lungo il bordo, a partire dal tuo angolo.',
      },
      edgeWall: {
        ask: 'Un bordo pieno tra le tue pedine è al sicuro per sempre. Trova la mossa migliore.',
        right: 'Così il bordo è chiuso: è tutto tuo.',
        wrong: 'Sul bordo c’è di più da guadagnare.',
      },
      wedgeMove: {
        ask: 'Su un bordo, un vuoto di una casella tra due pedine avversarie è una porta. Una pedina incuneata lì non si può girare lungo il bordo. Trova la porta.',
        right: 'Sei dentro, e lungo il bordo niente può cacciarti.',
        wrong: 'Cerca su un bordo un vuoto tra due pedine bianche.',
      },
      wedgeSide: {
        ask: 'Trova ancora la porta, su un altro lato.',
        right: 'Pedina incuneata. Ora il bordo te lo giochi tu.',
        wrong: 'Non lì. Quale bordo ha un vuoto di una sola casella?',
      },
      countTwo: {
        ask: 'Restano due caselle. Conta le pedine nei due ordini e scegli quello che vince.',
        right: 'Girarne di più adesso sarebbe costato di più dopo.',
        wrong: 'Così ne giri di più adesso, e ne perdi di più con l’ultima casella.',
      },
      countThree: {
        ask: 'Restano tre caselle: sei ordini, e una sola prima mossa che vince. Contali fino in fondo.',
        right: 'Hai contato bene.',
        wrong: 'Conta di nuovo: che cosa resta al Nero dopo questa?',
      },
    },
  },
};
