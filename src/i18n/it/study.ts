import type { study as english } from '../en/study.ts';
import type { InAnyLanguage } from '../translation.ts';

export const study: InAnyLanguage<typeof english> = {
  study: {
    keys: 'In uno studio',
    tabs: 'Partita',
    tab: { text: 'Testo', moves: 'Mosse', analysis: 'Analisi', graph: 'Grafico', openings: 'Aperture' },
    analysis: {
      engine: 'Motore',
      lines: 'Linee',
      linesName: 'Mosse migliori',
      line: 'Linea {{number}}',
      move: '{{color}} {{move}}',
      after: 'poi {{first}} {{black}}, {{second}} {{white}}',
      proved: 'Ogni valore è certo.',
      bestProved: 'Il valore migliore è certo.',
      ahead_one: 'Guarda {{count}} mossa avanti.',
      ahead_other: 'Guarda {{count}} mosse avanti.',
      toEnd: 'Guarda fino alla fine della partita.',
      shortcuts: 'Tralascia le mosse che sembrano brutte ({{depth}}@{{certainty}}%).',
      speed: 'Posizioni al secondo: {{speed}}',
      threat: 'Minaccia',
      threatOn: 'Minaccia: come se toccasse all’avversario.',
      threatOff: 'Minaccia disattivata.',
      wait: {
        off: 'Il motore è spento.',
        over: 'La partita è finita: qui non c’è più niente da trovare.',
        reply: 'Aspetto la risposta…',
        review: 'Aspetto la revisione…',
        noThreat: 'L’avversario qui non potrebbe muovere.',
        failed: 'Il motore non ha risposto. Spegnilo e riaccendilo per riprovare.',
        loading: 'Carico il motore…',
        looking: 'Il motore sta cercando…',
      },
    },
    limits: {
      title: 'Profondità, tempo, thread, tabella',
      analysisDepth: 'Profondità',
      analysisSeconds: 'Tempo',
      analysisThreads: 'Thread',
      analysisTable: 'Tabella',
      none: 'senza limite',
      auto: 'automatico',
      seconds: '{{seconds}} s',
      megabytes: '{{size}} MB',
    },
    overlay: {
      title: 'Mostra sul tavoliere',
      names: {
        mobility: 'Mosse',
        frontier: 'Frontiera',
        stability: 'Stabili',
        parity: 'Parità',
        opened: 'Aperte',
      },
      sentences: {
        mobility: 'Mosse: {{squares}}.',
        frontier: 'Pedine di frontiera: {{squares}}.',
        stability: 'Pedine stabili: {{squares}}.',
        parity: 'Zone vuote: {{squares}}.',
        opened: 'Punta una mossa per vedere quali caselle apre all’avversario.',
      },
      of: '{{color}} {{squares}}',
      between: '; ',
      none: 'nessuna',
      odd: '{{squares}} ({{size}}, dispari)',
      even: '{{squares}} ({{size}}, pari)',
      opens: 'apre per il {{color}}: {{squares}}',
      off: 'Sul tavoliere non si mostra più niente.',
    },
    value: {
      named: '{{name}}, {{value}}',
      threat: '{{name}}, {{color}} {{value}}',
      best: 'la migliore',
      proved: 'certo',
      ahead_one: '{{count}} mossa avanti',
      ahead_other: '{{count}} mosse avanti',
      toEnd: 'fino alla fine, non certo',
      on: 'Valori visibili.',
      off: 'Valori nascosti.',
    },
    graph: {
      none: 'Il grafico del vantaggio appare qui dopo la revisione della partita.',
    },
  },
  moment: {
    told: 'Dopo {{move}}: {{line}}.',
    corner: '{{move}} dà al {{other}} l’angolo {{corner}} ({{way}}).',
    cornerLost:
      '{{move}} dà al {{other}} l’angolo {{corner}} ({{way}}); dopo {{best}} lo prende il {{side}}.',
    cornerMissed: 'Con {{best}} il {{side}} conquista l’angolo {{corner}} ({{way}}).',
    passGiven: 'Dopo {{move}}, il {{side}} deve passare ({{way}}).',
    passMissed: 'Dopo {{best}}, il {{other}} deve passare ({{way}}).',
    noSafeMove: 'Dopo {{move}}, il {{side}} resta senza mosse sicure ({{way}}): ognuna regala un angolo.',
    corners:
      'Conta gli angoli delle prossime {{moves}} mosse. Dopo {{move}}: {{other}} {{others}}, {{side}} {{own}}. Dopo {{best}}: {{other}} {{othersAfterBest}}, {{side}} {{ownAfterBest}}.',
    stableGiven:
      'Dopo {{move}}, il {{other}} ha presto {{discs}} pedine stabili; dopo {{best}}, {{discsAfterBest}}.',
    stableMissed:
      'Dopo {{best}}, il {{side}} ha presto {{discsAfterBest}} pedine stabili; dopo {{move}}, {{discs}}.',
    lastMove: 'Dopo {{move}} l’ultima mossa della partita è del {{other}}; dopo {{best}} è del {{side}}.',
    fewLeft_one:
      'Dopo {{move}} una buona risposta ({{replies}}) lascia al {{side}} solo {{count}} casella; dopo {{best}} ne restano almeno {{many}}.',
    fewLeft_other:
      'Dopo {{move}} una buona risposta ({{replies}}) lascia al {{side}} solo {{count}} caselle; dopo {{best}} ne restano almeno {{many}}.',
    quiet:
      'Dopo {{move}} il {{other}} può rispondere con calma ({{replies}}) senza aprire nulla di nuovo al {{side}}; dopo {{best}} ogni buona risposta apre qualcosa.',
    openedSeveral: '{{move}} apre {{replies}} al {{other}}; dopo {{best}} il {{other}} non può giocarci.',
    takenAway:
      'Dopo {{move}} il {{other}} risponde {{reply}} e toglie {{squares}} al {{side}}; dopo {{best}} nessuna buona risposta ne toglie altrettante.',
    opens: '{{move}} apre {{squares}} al {{other}}; {{best}} non apre nulla di nuovo.',
    wall: '{{move}} costruisce un muro: circa {{discs}} pedine del {{side}} toccano caselle vuote nelle prossime mosse; dopo {{best}}, circa {{discsAfterBest}}.',
    shortageMissed: 'Dopo {{best}} il {{other}} resta senza mosse sicure ({{way}}): ognuna regala un angolo.',
    mobilityGiven:
      'Dopo {{move}} il {{other}} può scegliere tra circa {{others}} caselle nelle prossime mosse; dopo {{best}}, circa {{othersAfterBest}}.',
    mobilityLost:
      'Dopo {{move}} il {{side}} può scegliere solo tra circa {{own}} caselle nelle prossime mosse; dopo {{best}}, circa {{ownAfterBest}}.',
    room: 'Dopo {{move}}, nelle prossime mosse il {{side}} può scegliere tra circa {{own}} caselle e il {{other}} tra circa {{others}}; dopo {{best}}, rispettivamente tra {{ownAfterBest}} e {{othersAfterBest}}.',
    held: 'Dopo {{move}}, alla fine il {{holder}} ha {{discs}} delle {{squares}} caselle da {{from}} a {{to}}; dopo {{best}}, {{discsAfterBest}}.',
    heldWhole:
      'Dopo {{move}}, alla fine il {{holder}} ha tutte le caselle da {{from}} a {{to}}; dopo {{best}}, {{discsAfterBest}} su {{squares}}.',
    safeMoves:
      'Dopo {{move}} il {{side}} ha solo circa {{safe}} mosse che non regalano angoli nei prossimi turni; dopo {{best}}, circa {{safeAfterBest}}.',
    taken: 'Tutti e due vogliono {{best}}: dopo {{move}} ci gioca il {{other}}.',
    wipeout:
      'Dopo {{move}}, il {{other}} può giocare {{reply}} e girare tutto: il {{side}} resta senza pedine. Dopo {{best}} non è possibile.',
    wedge:
      'Dopo {{move}}, il {{other}} può incunearsi in {{reply}}, tra {{one}} e {{two}}; dopo {{best}} non c’è modo di entrare.',
    edge: 'Dopo {{move}}, il {{other}} può mettere sul bordo, in {{reply}}, una pedina stabile; con {{best}} non può.',
    parity:
      '{{move}} entra in una zona di {{region}} caselle vuote, un numero pari. {{best}} entra in una di {{bestRegion}}, dove chi gioca per primo può giocare anche per ultimo.',
    notAfter: 'Dopo {{move}} non succede.',
    notSoonAfter_one: 'Dopo {{move}} non succede alla prossima mossa.',
    notSoonAfter_other: 'Dopo {{move}} non succede nelle prossime {{count}} mosse.',
    cornerOpened: '{{move}} apre l’angolo {{corner}} al {{other}}; {{best}} no.',
    opened: '{{move}} apre {{reply}} al {{other}}; dopo {{best}} il {{other}} non può giocarci.',
    answer: 'Dopo {{move}} il {{other}} ha una risposta forte: {{reply}}.',
    answers: 'Dopo {{move}} il {{other}} ha risposte forti in {{replies}}.',
    answersWeaker:
      'Dopo {{move}} il {{other}} ha risposte forti in {{replies}}; dopo {{best}} nessuna è altrettanto forte.',
    fates: {
      all: 'Dopo {{best}} {{fates}}.',
      between: '; ',
      gone: 'il {{other}} non può giocare in {{replies}}',
      first: 'il {{side}} arriva per primo in {{replies}}',
      met: 'il {{side}} può rispondere a {{reply}} con {{squares}}',
      metByCorner: 'il {{side}} può rispondere a {{reply}} con l’angolo {{corner}}',
      opens: '{{reply}} apre {{squares}} al {{side}}',
      less_one: '{{reply}} vale {{count}} pedina in meno',
      less_other: '{{reply}} vale {{count}} pedine in meno',
      muchLess: '{{reply}} vale molto meno',
      weaker: 'il {{other}} ricava meno da {{replies}}',
    },
    othersWorse_one: 'Ogni altra risposta vale almeno {{count}} pedina in meno.',
    othersWorse_other: 'Ogni altra risposta vale almeno {{count}} pedine in meno.',
    othersMuchWorse: 'Ogni altra risposta vale molto meno.',
    tempo:
      '{{move}} consuma una casella che il {{other}} non poteva giocare. Dopo {{best}} ci sarebbe stata ancora.',
    result: {
      winDraw: '{{move}} si lascia sfuggire la vittoria: ora è pareggio. {{best}} vince.',
      winLoss: '{{move}} trasforma una vittoria in sconfitta. {{best}} vince.',
      drawLoss: '{{move}} perde. {{best}} tiene il pareggio.',
    },
    lostSoon_one: '{{move}} perde per forza. Dopo {{best}} nessuna sconfitta in vista alla prossima mossa.',
    lostSoon_other: '{{move}} perde per forza. Dopo {{best}} nessuna sconfitta in vista per {{count}} mosse.',
    worse_one: 'Per il motore {{move}} costa {{count}} pedina più di {{best}}.',
    worse_other: 'Per il motore {{move}} costa {{count}} pedine più di {{best}}.',
    muchWorse: 'Per il motore {{move}} è molto peggio di {{best}}.',
  },
};
