import type { study as english } from '../en/study.ts';
import type { InAnyLanguage } from '../translation.ts';

export const study: InAnyLanguage<typeof english> = {
  study: {
    keys: 'In einer Studie',
    tabs: 'Partie',
    tab: { text: 'Text', moves: 'Züge', analysis: 'Analyse', graph: 'Graph', openings: 'Eröffnung' },
    analysis: {
      engine: 'Engine',
      lines: 'Varianten',
      linesName: 'Beste Züge',
      line: 'Variante {{number}}',
      move: '{{color}} {{move}}',
      after: 'dann {{first}} {{black}}, {{second}} {{white}}',
      proved: 'Alle Werte sind bewiesen.',
      bestProved: 'Der beste Wert ist bewiesen.',
      ahead_one: 'Schaut {{count}} Zug voraus.',
      ahead_other: 'Schaut {{count}} Züge voraus.',
      toEnd: 'Schaut bis zum Ende der Partie.',
      shortcuts: 'Züge, die schlecht aussehen, lässt sie aus ({{depth}}@{{certainty}} %).',
      speed: '{{speed}} Stellungen pro Sekunde',
      threat: 'Drohung',
      threatOn: 'Drohung: als wäre die andere Seite dran.',
      threatOff: 'Drohung aus.',
      wait: {
        off: 'Die Engine ist aus.',
        over: 'Die Partie ist zu Ende: Hier gibt es nichts mehr zu finden.',
        reply: 'Warten auf die Antwort…',
        review: 'Warten auf die Auswertung…',
        noThreat: 'Die andere Seite könnte hier nicht ziehen.',
        failed: 'Die Engine hat nicht geantwortet. Schalte sie aus und wieder ein.',
        loading: 'Die Engine wird geladen…',
        looking: 'Die Engine rechnet…',
      },
    },
    limits: {
      title: 'Tiefe, Zeit, Threads, Tabelle',
      analysisDepth: 'Tiefe',
      analysisSeconds: 'Zeit',
      analysisThreads: 'Threads',
      analysisTable: 'Tabelle',
      none: 'ohne Grenze',
      auto: 'automatisch',
      seconds: '{{seconds}} s',
      megabytes: '{{size}} MB',
    },
    overlay: {
      title: 'Auf dem Brett zeigen',
      names: {
        mobility: 'Züge',
        frontier: 'Front',
        stability: 'Stabil',
        parity: 'Parität',
        opened: 'Öffnet',
      },
      sentences: {
        mobility: 'Züge: {{squares}}.',
        frontier: 'Frontsteine: {{squares}}.',
        stability: 'Stabile Steine: {{squares}}.',
        parity: 'Leere Gebiete: {{squares}}.',
        opened: 'Zeig auf einen Zug, um zu sehen, welche Felder er der anderen Seite öffnet.',
      },
      of: '{{color}} {{squares}}',
      between: '; ',
      none: 'keine',
      odd: '{{squares}} ({{size}}, ungerade)',
      even: '{{squares}} ({{size}}, gerade)',
      opens: 'öffnet für {{color}}: {{squares}}',
      off: 'Auf dem Brett wird nichts mehr gezeigt.',
    },
    value: {
      named: '{{name}}, {{value}}',
      threat: '{{name}}, {{color}} {{value}}',
      best: 'bester Zug',
      proved: 'bewiesen',
      ahead_one: '{{count}} Zug voraus',
      ahead_other: '{{count}} Züge voraus',
      toEnd: 'bis zum Ende, nicht bewiesen',
      on: 'Werte an.',
      off: 'Werte aus.',
    },
    graph: {
      none: 'Hier erscheint der Wertgraph, sobald die Partie ausgewertet ist.',
    },
  },
  moment: {
    told: 'Nach {{move}}: {{line}}.',
    corner: '{{move}} gibt {{other}} die Ecke {{corner}} ({{way}}).',
    cornerLost: '{{move}} gibt {{other}} die Ecke {{corner}} ({{way}}); nach {{best}} nimmt {{side}} sie.',
    cornerMissed: '{{best}} gewinnt für {{side}} die Ecke {{corner}} ({{way}}).',
    passGiven: 'Nach {{move}} muss {{side}} passen ({{way}}).',
    passMissed: 'Nach {{best}} muss {{other}} passen ({{way}}).',
    noSafeMove: 'Nach {{move}} gehen {{side}} die sicheren Züge aus ({{way}}): Jeder gibt eine Ecke her.',
    corners:
      'Zähle die Ecken der nächsten {{moves}} Züge. Nach {{move}}: {{other}} {{others}}, {{side}} {{own}}. Nach {{best}}: {{other}} {{othersAfterBest}}, {{side}} {{ownAfterBest}}.',
    stableGiven:
      'Nach {{move}} hat {{other}} bald {{discs}} Steine, die nie mehr umgedreht werden; nach {{best}} {{discsAfterBest}}.',
    stableMissed:
      'Nach {{best}} hat {{side}} bald {{discsAfterBest}} Steine, die nie mehr umgedreht werden; nach {{move}} {{discs}}.',
    lastMove: 'Nach {{move}} macht {{other}} den letzten Zug der Partie, nach {{best}} macht ihn {{side}}.',
    fewLeft_one:
      'Nach {{move}} lässt eine gute Antwort ({{replies}}) {{side}} nur {{count}} Feld; nach {{best}} bleiben mindestens {{many}}.',
    fewLeft_other:
      'Nach {{move}} lässt eine gute Antwort ({{replies}}) {{side}} nur {{count}} Felder; nach {{best}} bleiben mindestens {{many}}.',
    quiet:
      'Nach {{move}} kann {{other}} ruhig antworten ({{replies}}) und öffnet {{side}} nichts Neues; nach {{best}} öffnet jede gute Antwort etwas.',
    openedSeveral:
      '{{move}} öffnet {{other}} die Felder {{replies}}; nach {{best}} kann {{other}} dort nicht setzen.',
    takenAway:
      'Nach {{move}} antwortet {{other}} {{reply}} und nimmt {{side}} die Felder {{squares}}; nach {{best}} nimmt keine gute Antwort so viele.',
    opens: '{{move}} öffnet {{other}} {{squares}}; {{best}} öffnet nichts Neues.',
    wall: '{{move}} baut eine Mauer: Etwa {{discs}} Steine von {{side}} grenzen in den nächsten Zügen an leere Felder; nach {{best}} etwa {{discsAfterBest}}.',
    shortageMissed:
      'Nach {{best}} gehen {{other}} die sicheren Züge aus ({{way}}): Jeder gibt eine Ecke her.',
    mobilityGiven:
      'Nach {{move}} hat {{other}} in den nächsten Zügen etwa {{others}} Felder zur Auswahl, nach {{best}} etwa {{othersAfterBest}}.',
    mobilityLost:
      'Nach {{move}} hat {{side}} in den nächsten Zügen nur etwa {{own}} Felder zur Auswahl, nach {{best}} etwa {{ownAfterBest}}.',
    room: 'Nach {{move}} hat {{side}} in den nächsten Zügen etwa {{own}} Felder zur Auswahl und {{other}} etwa {{others}}, nach {{best}} dagegen {{ownAfterBest}} und {{othersAfterBest}}.',
    held: 'Nach {{move}} hat {{holder}} am Ende {{discs}} der {{squares}} Felder von {{from}} bis {{to}}, nach {{best}} {{discsAfterBest}}.',
    heldWhole:
      'Nach {{move}} hat {{holder}} am Ende alle Felder von {{from}} bis {{to}}, nach {{best}} nur {{discsAfterBest}} von {{squares}}.',
    safeMoves:
      'Nach {{move}} hat {{side}} in den nächsten Zügen nur etwa {{safe}} Züge, die keine Ecke hergeben, nach {{best}} etwa {{safeAfterBest}}.',
    taken: 'Beide Seiten wollen nach {{best}}: Nach {{move}} setzt {{other}} dorthin.',
    wipeout:
      'Nach {{move}} kann {{other}} mit {{reply}} alle Steine von {{side}} umdrehen; nach {{best}} geht das nicht.',
    wedge:
      'Nach {{move}} kann {{other}} auf {{reply}} einen Keil zwischen {{one}} und {{two}} setzen; nach {{best}} gibt es dort keinen Weg hinein.',
    edge: 'Nach {{move}} kann {{other}} auf {{reply}} einen Stein an die Kante setzen, der nie mehr umgedreht wird; {{best}} lässt das nicht zu.',
    parity:
      '{{move}} geht in ein Gebiet mit {{region}} leeren Feldern, einer geraden Zahl. {{best}} geht in eines mit {{bestRegion}}, und wer dort zuerst setzt, kann auch zuletzt setzen.',
    notAfter: 'Nach {{move}} passiert das nicht.',
    notSoonAfter_one: 'Nach {{move}} passiert das im nächsten Zug nicht.',
    notSoonAfter_other: 'Nach {{move}} passiert das in den nächsten {{count}} Zügen nicht.',
    cornerOpened: '{{move}} öffnet {{other}} die Ecke {{corner}}; {{best}} nicht.',
    opened: '{{move}} öffnet {{other}} das Feld {{reply}}; nach {{best}} kann {{other}} dort nicht setzen.',
    answer: 'Nach {{move}} hat {{other}} eine starke Antwort: {{reply}}.',
    answers: 'Nach {{move}} hat {{other}} starke Antworten auf {{replies}}.',
    answersWeaker:
      'Nach {{move}} hat {{other}} starke Antworten auf {{replies}}; nach {{best}} ist keine davon so stark.',
    fates: {
      all: 'Nach {{best}} {{fates}}.',
      between: ' und ',
      gone: 'kann {{other}} nicht auf {{replies}} setzen',
      first: 'kommt {{side}} zuerst auf {{replies}}',
      met: 'kann {{side}} auf {{reply}} mit {{squares}} antworten',
      metByCorner: 'kann {{side}} auf {{reply}} mit der Ecke {{corner}} antworten',
      opens: 'öffnet {{reply}} {{side}} {{squares}}',
      less_one: 'ist {{reply}} {{count}} Stein weniger wert',
      less_other: 'ist {{reply}} {{count}} Steine weniger wert',
      muchLess: 'ist {{reply}} viel weniger wert',
      weaker: 'hat {{other}} von {{replies}} weniger',
    },
    othersWorse_one: 'Jede andere Antwort ist mindestens {{count}} Stein schlechter.',
    othersWorse_other: 'Jede andere Antwort ist mindestens {{count}} Steine schlechter.',
    othersMuchWorse: 'Jede andere Antwort ist viel schlechter.',
    tempo:
      '{{move}} verbraucht ein Feld, auf das {{other}} gar nicht setzen konnte. Nach {{best}} wäre es noch da gewesen.',
    result: {
      winDraw: '{{move}} verschenkt den Sieg: Jetzt ist es remis. {{best}} gewinnt.',
      winLoss: '{{move}} macht aus einem Sieg eine Niederlage. {{best}} gewinnt.',
      drawLoss: '{{move}} verliert. {{best}} hält das Remis.',
    },
    lostSoon_one:
      '{{move}} verliert zwangsläufig. Nach {{best}} ist im nächsten Zug keine Niederlage in Sicht.',
    lostSoon_other:
      '{{move}} verliert zwangsläufig. Nach {{best}} ist {{count}} Züge lang keine Niederlage in Sicht.',
    worse_one: 'Die Engine sieht {{move}} {{count}} Stein schlechter als {{best}}.',
    worse_other: 'Die Engine sieht {{move}} {{count}} Steine schlechter als {{best}}.',
    muchWorse: 'Die Engine sieht {{move}} viel schlechter als {{best}}.',
  },
};
