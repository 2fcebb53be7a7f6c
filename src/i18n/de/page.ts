import type { page as english } from '../en/page.ts';
import type { InAnyLanguage } from '../translation.ts';

export const page: InAnyLanguage<typeof english> = {
  name: 'Flipside',
  title: {
    players: '{{one}} gegen {{other}}',
    state: '{{players}} - {{state}}',
    yourTurn: 'du bist dran',
  },
  close: 'Schließen',
  done: 'Fertig',
  dismiss: 'Schließen',
  notices: 'Hinweise',
  notice: {
    languageMissing:
      'Die Texte dieser Sprache ließen sich nicht laden. Wähle sie noch einmal, wenn du online bist.',
    settingsBroken: 'Einige deiner Einstellungen waren nicht lesbar. Dort gilt wieder das Übliche.',
    recordsBroken: 'Einige deiner Ergebnisse waren nicht lesbar und wurden beiseitegelegt.',
    matchBroken: 'Eine gespeicherte Partie war nicht lesbar und wurde beiseitegelegt.',
    storageOff:
      'Dieser Browser speichert hier nichts: Einstellungen und Partien sind weg, wenn du ihn schließt.',
    libraryFull:
      'In diesem Browser ist kein Platz mehr für dein Archiv. Exportiere es und lösche dann, was du nicht mehr brauchst.',
    noLines: 'Keine hier bekannte Turnierpartie beginnt wie diese, also gibt es keine Zugfolge zu lernen.',
    engineCrashed: 'Der Computergegner ist unerwartet ausgefallen. Er läuft wieder.',
    openingsComing: 'Die Eröffnungen für XOT werden geladen…',
    openingsMissing:
      'Die Eröffnungen für XOT ließen sich nicht laden. Versuch es noch einmal oder wähle ein anderes Spiel.',
    address: 'Dieser Link öffnet keine Partie.',
    badLink: 'Dieser Link öffnet keine Partie.',
    updateReady: 'Eine neue Version ist bereit.',
    bookMissing: 'Das Eröffnungsbuch ließ sich nicht laden: Flipside eröffnet nach eigenem Ermessen.',
    partMissing: 'Dieser Teil ließ sich nicht laden. Prüfe die Verbindung und versuch es noch einmal.',
  },
  missing: {
    title: 'Hier fehlt etwas',
    webgl:
      'Das Brett wird mit WebGL gezeichnet, das es hier nicht gibt. Schalte die Hardwarebeschleunigung ein oder nimm einen anderen Browser.',
    painter: 'Das Brett ließ sich nicht laden. Prüf deine Verbindung und lade die Seite neu.',
    worker: 'Der Computergegner braucht Web Workers, die es hier nicht gibt. Nimm einen anderen Browser.',
    webAssembly:
      'Der Computergegner braucht WebAssembly, das es hier nicht gibt. Nimm einen anderen Browser.',
    engine: 'Der Computergegner ließ sich nicht laden. Prüf deine Verbindung und lade die Seite neu.',
    page: 'Flipside ließ sich nicht laden. Prüf deine Verbindung und lade die Seite neu.',
    reload: 'Neu laden',
  },
  settings: {
    animation: 'Tempo der Animation',
    animations: {
      off: 'Aus',
      fast: 'Schnell',
      normal: 'Normal',
      slow: 'Langsam',
    },
    replyAtOnce: 'Sofort antworten',
    discSize: 'Steingröße',
    discSizes: {
      large: 'Groß',
      small: 'Klein',
    },
    patterns: 'Muster auf Steinen',
    sound: 'Ton',
    legalMarks: 'Mögliche Züge zeigen',
    values: 'Werte',
    marks: 'Markierung',
    markShapes: {
      dots: 'Punkte',
      rings: 'Ringe',
      discs: 'Scheiben',
    },
    letterKeys: 'Buchstabenkürzel',
    severalCores: 'Alle Prozessorkerne nutzen',
    oneCore:
      'Hier lässt sich nur ein Kern nutzen: Dein Gerät hat nicht mehr, oder diese Seite darf keinen Speicher teilen.',
    appearance: 'Aussehen',
    appearances: {
      system: 'System',
      light: 'Hell',
      dark: 'Dunkel',
    },
    language: 'Sprache',
    systemLanguage: 'System',
    hand: 'Knöpfe',
    hands: {
      right: 'Rechts',
      left: 'Links',
    },
    bookOpenings: 'Turniereröffnungen',
    bookAbout:
      'Flipside beginnt seine Partien wie Menschen auf Turnieren. In voller Stärke denkt es immer selbst.',
  },
  keys: {
    title: 'Tasten',
    key: 'Taste',
    does: 'Was sie tut',
    on: 'Auf dem Brett',
    arrows: 'Über das Brett bewegen',
    ends: 'Erstes oder letztes Feld der Reihe',
    column: 'Die Spalte wählen',
    row: 'Die Reihe wählen',
    play: 'Auf das Feld setzen',
    drop: 'Einen Stein in die Spalte werfen',
    next: 'Nach dem Ende: noch eine Partie',
    close: 'Schließen, was offen ist',
    list: 'Diese Liste',
    named: {
      arrows: 'Pfeile',
      ArrowLeft: 'Pfeil links',
      ArrowRight: 'Pfeil rechts',
      Home: 'Pos1',
      End: 'Ende',
      Enter: 'Eingabe',
      space: 'Leertaste',
      Backspace: 'Rücktaste',
      Escape: 'Esc',
      Ctrl: 'Strg',
      Shift: 'Umschalt',
      Alt: 'Alt',
    },
    onSquares: 'Auf den Feldern des Bretts bewegen dich Pfeile, Pos1 und Ende von Feld zu Feld.',
    lettersOff: 'Buchstabenkürzel sind in den Optionen ausgeschaltet.',
  },
  about: {
    title: 'Über Flipside',
    version: 'Version {{version}}',
    rules: 'So wird gespielt',
    othello:
      'Setz einen Stein so, dass eine gerade Linie gegnerischer Steine zwischen ihm und einem anderen von dir liegt. Sie drehen sich alle um. Geht das nicht, musst du passen. Wenn niemand mehr ziehen kann, gewinnt, wer mehr Steine hat.',
    reversi:
      'Das Brett ist am Anfang leer. Setzt abwechselnd die ersten vier Steine in die Mitte; noch dreht sich nichts um. Dann geht es weiter wie bei Othello.',
    anti: 'Du ziehst wie bei Othello, aber wer weniger Steine hat, gewinnt. Ecken und Kanten, die sich kaum umdrehen lassen, willst du also gerade nicht.',
    xot: 'Othello, das nach acht zufälligen Zügen beginnt, damit niemand auswendig spielt. Jede dieser Eröffnungen ist nach der Engine von Flipside bis auf zwei Steine ausgeglichen.',
    octagon:
      'Othello auf einem Brett ohne die vier Ecken. Linien enden ein Feld früher, daher lässt sich ein Stein auf einem der acht Felder daneben nie umdrehen.',
    blocked:
      'Othello mit vier gesperrten Feldern, in jeder Partie anderen. Dorthin kommt nichts, und eine Reihe von Steinen endet dort wie am Rand.',
    connect4:
      'Wirf einen Stein in eine der sieben Spalten; er fällt auf den untersten freien Platz. Wer vier in eine Reihe bekommt, waagerecht, senkrecht oder diagonal, gewinnt. Ist vorher das Brett voll, endet die Partie remis.',
    pictures: {
      flip: 'Schließe Reihen zwischen deinen Steinen ein, und sie drehen sich um.',
      pass: '{{white}} kann nicht ziehen, also ist {{black}} noch einmal dran.',
      most: 'Kann niemand mehr ziehen, gewinnt, wer mehr Steine hat.',
      fewest: 'Kann niemand mehr ziehen, gewinnt, wer weniger Steine hat.',
      drop: 'Steine fallen auf den untersten freien Platz.',
      four: 'Vier in einer Reihe gewinnen.',
    },
    again: 'Noch einmal zeigen',
    program: 'Das Programm',
    made: 'Freie Software unter der MIT-Lizenz. Regeln, Engine, Bewertung und Zeichnungen sind eigens dafür entstanden; gebaut mit Phaser, Lit, zustand und anderer freier Software.',
    licences: 'Lizenzen aller Bestandteile',
    privacy: 'Kein Konto, keine Werbung. Deine Partien und Einstellungen bleiben in diesem Browser.',
  },
  offline: {
    title: 'Ohne Netz',
    ready: 'Alles zum Spielen ohne Netz ist bereit: {{total}}.',
    partly: 'Auf diesem Gerät zum Spielen ohne Netz gespeichert: {{kept}} von {{total}}.',
    fetching: 'Alles zum Spielen ohne Netz wird geladen: {{kept}} von {{total}}.',
    failed: 'Nicht alles zum Spielen ohne Netz ließ sich laden: {{kept}} von {{total}}.',
    fetch: 'Den Rest laden',
    stop: 'Anhalten',
    install: 'Installieren',
    installByHand:
      'Um Flipside zu installieren, tippe im Browser auf „Teilen“ und dann auf „Zum Home-Bildschirm“.',
  },
  forget: {
    title: 'Meine Daten löschen',
    about:
      'Der Server löscht deinen Namen, deine Wertungen und deine Plätze. Beendete Partien bleiben deinen Gegnern erhalten, ohne deinen Namen. Laufende Partien enden. Das lässt sich nicht rückgängig machen.',
    keep: 'Daten behalten',
    delete: 'Alles löschen',
    waiting: 'Wird gelöscht…',
    done: 'Deine Daten sind gelöscht.',
    close: 'Schließen',
  },
  part: {
    loading: 'Wird geladen…',
    retry: 'Noch einmal',
  },
};
