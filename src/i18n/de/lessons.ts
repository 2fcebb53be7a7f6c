import type { lessons as english } from '../en/lessons.ts';
import type { InAnyLanguage } from '../translation.ts';

export const lessons: InAnyLanguage<typeof english> = {
  lessons: {
    tutorials: 'Die Regeln im Spiel lernen',
    tutorialsAbout: 'Je fünf Minuten.',
    strategy: 'Besser spielen',
    progress: '{{done}} von {{count}} geschafft',
    finished: 'Geschafft',
    notBegun_one: '{{count}} Schritt',
    notBegun_other: '{{count}} Schritte',
    opponent: 'Lektion',
    names: {
      rules: 'Othello: die Regeln',
      four: 'Vier gewinnt: die Regeln',
    },
    about: {
      rules: 'Setzen, umdrehen, passen und gewinnen.',
      four: 'Einwerfen, abwehren und gewinnen.',
    },
    title: {
      rules: 'Othello: die Regeln, {{number}} von {{count}}',
      four: 'Vier gewinnt: die Regeln, {{number}} von {{count}}',
    },
    steps: {
      first: {
        ask: 'Du bist Schwarz. Schließe einen weißen Stein in gerader Linie zwischen einem neuen und einem deiner Steine ein, und er wird schwarz. Die Punkte zeigen, wo du setzen kannst.',
        right:
          'Der weiße Stein zwischen deinen beiden ist schwarz geworden. Jeder Zug muss mindestens einen umdrehen.',
        wrong: 'Jeder Punkt ist ein Zug, der etwas umdreht.',
      },
      line: {
        ask: 'Eine Linie darf beliebig lang sein. Finde den Zug, der drei oder mehr Steine umdreht.',
        right: 'Die ganze Linie zwischen deinen Steinen hat sich umgedreht.',
        wrong:
          'Das sind weniger als drei. Such eine lange Linie weißer Steine, die an einem von deinen endet.',
      },
      ways: {
        ask: 'Ein Stein kann mehrere Linien auf einmal schließen: waagerecht, senkrecht und diagonal. Dreh mindestens fünf um.',
        right: 'Alle Linien, die dein Stein geschlossen hat, haben sich zugleich umgedreht.',
        wrong: 'Das sind weniger als fünf. Such ein Feld, an dem sich mehrere Linien treffen.',
      },
      corner: {
        ask: 'Jetzt bist du Weiß. Ein Stein in der Ecke wird nie umgedreht, denn keine Linie führt über ihn hinaus. Hol dir eine Ecke.',
        right: 'Dieser Stein gehört dir bis zum Schluss und sichert dir weitere.',
        wrong: 'Eine Ecke ist frei. Schau an die Enden des Bretts.',
      },
      pass: {
        ask: 'Kannst du nichts umdrehen, musst du passen. Finde den Zug, nach dem Weiß gar nicht mehr setzen kann.',
        right: 'Weiß muss passen, also bist du noch einmal dran.',
        wrong: 'Danach hat Weiß noch einen Zug.',
      },
      count: {
        ask: 'Wenn niemand mehr ziehen kann, gewinnt, wer mehr Steine hat. Zwei Felder sind noch frei: Wähle das, das gewinnt, und spiel die Partie zu Ende.',
        right: 'Die Partie ist zu Ende, und du hast mehr Steine. Das sind schon alle Regeln!',
        wrong: 'So verlierst du um ein paar Steine. Welches Feld sollte Weiß nicht bekommen?',
      },
      drop: {
        ask: 'Du bist Rot. Wähle eine Spalte, und dein Stein fällt auf den untersten freien Platz.',
        right: 'So geht es mit Gelb abwechselnd weiter. Vier in einer Reihe gewinnen.',
        wrong: 'Wähle irgendeine Spalte.',
      },
      row: {
        ask: 'Ganz unten hast du drei nebeneinander. Mach die vier voll.',
        right: 'Vier in einer Reihe: Du gewinnst.',
        wrong: 'Deine drei liegen ganz unten nebeneinander. Wirf einen Stein daneben ein.',
      },
      diagonal: {
        ask: 'Auch eine Diagonale zählt. Finde die Spalte, die vier ergibt.',
        right: 'Vier auf der Diagonale, und die Partie ist gewonnen.',
        wrong: 'Noch keine vier. Folge deinen Steinen Stufe um Stufe nach oben.',
      },
      block: {
        ask: 'Gelb hat gleich vier. Verhindere es.',
        right: 'Abgewehrt. Achte vor jedem Zug auf solche Drohungen.',
        wrong: 'Gelb gewinnt mit dem nächsten Stein. Finde das offene Ende der drei.',
      },
      under: {
        ask: 'Ein Stein kann auch der anderen Seite helfen: Gelb kann darauf landen. Spiel dort, wo das nicht schadet.',
        right: 'Gut: Was du geöffnet hast, ergibt keine vier.',
        wrong: 'Gelb landet auf deinem Stein und hat vier.',
      },
      fork: {
        ask: 'Zwei Drohungen auf einmal kann niemand abwehren. Finde den Zug, der zwei schafft, und gewinne dann.',
        right: 'Zwei Drohungen, nur eine Antwort: So gewinnt man dieses Spiel.',
        wrong: 'Darauf hat Gelb eine Antwort. Such einen Stein, der doppelt droht.',
      },
    },
  },
};
