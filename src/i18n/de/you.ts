import type { you as english } from '../en/you.ts';
import type { InAnyLanguage } from '../translation.ts';

export const you: InAnyLanguage<typeof english> = {
  overview: {
    title: 'Auf einen Blick',
    empty: 'Spiel eine Partie oder löse eine Aufgabe: Hier wachsen deine Ergebnisse, Serien und Diagramme.',
    begin: 'Partie spielen',
    games_one: '{{count}} Partie',
    games_other: '{{count}} Partien',
    score: '{{won}} gewonnen, {{drawn}} remis, {{lost}} verloren',
    days_one: '{{count}} Tag in Folge',
    days_other: '{{count}} Tage in Folge',
    wins_one: '{{count}} Sieg in Folge',
    wins_other: '{{count}} Siege in Folge',
    mostWins: 'Rekord: {{count}}',
    rating: 'Aufgabenwertung',
    solved: '{{right}} von {{tried}} gelöst',
    loss: 'Steinverlust je Partie',
    reviewed: 'Ausgewertet im {{month}}: {{count}}',
  },
  ladders: {
    title: 'Herausforderungen',
    names: {
      othello: 'Othello: Stufen und Charaktere',
      anti: 'Anti-Othello: Stufen',
      connect4: 'Vier gewinnt: Stufen',
    },
    beaten: '{{beaten}} von {{of}} besiegt',
    complete: 'Alle besiegt. Über dir steht niemand mehr.',
    states: { beaten: 'besiegt', next: 'als Nächstes', open: 'noch nicht besiegt' },
    rung: '{{name}}: {{state}}',
    next: 'Als Nächstes: {{name}}',
    play: 'Spielen',
    playAloud: 'Gegen {{name}} spielen',
    coach: 'Partien mit dem Trainer zählen hier nicht. In den Einstellungen kannst du ihn ausschalten.',
  },
  about: {
    title: 'Über Flipside',
    version: 'Version {{version}}',
    rules: 'So wird gespielt: {{game}}',
    othello:
      'Setz einen Stein so, dass eine gerade Linie gegnerischer Steine zwischen ihm und einem anderen von dir liegt. Sie drehen sich alle um. Geht das nicht, musst du passen. Wenn niemand mehr ziehen kann, gewinnt, wer mehr Steine hat.',
    reversi:
      'Das Brett ist am Anfang leer. Setzt abwechselnd die ersten vier Steine in die Mitte; noch dreht sich nichts um. Dann geht es weiter wie bei Othello.',
    anti: 'Du ziehst wie bei Othello, aber wer weniger Steine hat, gewinnt. Ecken und Kanten, die sich kaum umdrehen lassen, willst du also gerade nicht.',
    xot: 'Othello, das nach acht zufälligen Zügen beginnt, damit niemand auswendig spielt. Jede dieser Eröffnungen ist nach der Engine von Flipside bis auf zwei Steine ausgeglichen.',
    octagon:
      'Othello auf einem Brett ohne die vier Ecken. Linien enden ein Feld früher, daher lässt sich ein Stein auf einem der acht Felder daneben nie umdrehen.',
    blocked:
      'Othello mit vier gesperrten Feldern, in jeder Partie anderen. Dorthin kommt nichts, und eine Linie von Steinen endet dort wie am Rand.',
    connect4:
      'Wirf einen Stein in eine der sieben Spalten; er fällt auf den untersten freien Platz. Wer vier in eine Reihe bekommt, waagerecht, senkrecht oder diagonal, gewinnt. Ist vorher das Brett voll, endet die Partie remis.',
    pictures: {
      flip: 'Schließe Linien zwischen deinen Steinen ein, und sie drehen sich um.',
      pass: '{{white}} kann nicht ziehen, also ist {{black}} noch einmal dran.',
      most: 'Kann niemand mehr ziehen, gewinnt, wer mehr Steine hat.',
      fewest: 'Kann niemand mehr ziehen, gewinnt, wer weniger Steine hat.',
      drop: 'Steine fallen auf den untersten freien Platz.',
      four: 'Vier in einer Reihe gewinnen.',
    },
    again: 'Noch einmal zeigen',
    program: 'Das Programm',
    made: 'Freie Software unter der MIT-Lizenz. Regeln, Engine, Bewertung und Zeichnungen sind eigens dafür entstanden; gebaut mit Phaser, Lit, zustand und anderer freier Software.',
    what: 'Brett, Gegner und Lehrer für Othello und seine Verwandten, für alle: mit Maus, Finger, Tasten oder nach Gehör.',
    ideas:
      'Goro Hasegawa schuf Othello nach dem älteren Reversi von Lewis Waterman und John Mollett. Wie das Programm sucht und urteilt, geht großenteils auf Michael Buro zurück.',
    wrong: 'Stimmt etwas nicht?',
    report:
      'Sag dem, von dem du diese Seite hast, was du getan hast, was geschah und welche Version es ist. Ein Link aus Teilen zeigt die Stellung.',
    changes: 'Was ist neu',
    licences: 'Lizenzen aller Bestandteile',
    privacy: 'Kein Konto, keine Werbung. Deine Partien und Einstellungen bleiben in diesem Browser.',
  },
};
