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
      corners: 'Ecken und X-Felder',
      mobility: 'Mobilität',
      quiet: 'Front und ruhige Züge',
      parity: 'Parität',
      edges: 'Stabilität und Kanten',
      wedges: 'Keile',
      counting: 'Endspiele auszählen',
    },
    about: {
      rules: 'Setzen, umdrehen, passen und gewinnen.',
      four: 'Einwerfen, abwehren und gewinnen.',
      corners: 'Die stärksten Felder, und wie du sie nicht verschenkst.',
      mobility: 'Lass der anderen Seite keinen guten Zug.',
      quiet: 'Warum es oft besser ist, weniger umzudrehen.',
      parity: 'Hab in jedem Winkel des Bretts das letzte Wort.',
      edges: 'Steine, die dir niemand mehr nimmt.',
      wedges: 'Eine Lücke zwischen zwei Steinen ist eine Tür.',
      counting: 'Die letzten Felder durch Zählen entscheiden.',
    },
    title: {
      rules: 'Othello: die Regeln, {{number}} von {{count}}',
      four: 'Vier gewinnt: die Regeln, {{number}} von {{count}}',
      corners: 'Ecken und X-Felder, {{number}} von {{count}}',
      mobility: 'Mobilität, {{number}} von {{count}}',
      quiet: 'Front und ruhige Züge, {{number}} von {{count}}',
      parity: 'Parität, {{number}} von {{count}}',
      edges: 'Stabilität und Kanten, {{number}} von {{count}}',
      wedges: 'Keile, {{number}} von {{count}}',
      counting: 'Endspiele auszählen, {{number}} von {{count}}',
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
      cornersTake: {
        ask: 'Eine Ecke ist mehr wert als noch so viele umgedrehte Steine. Nimm die, die du bekommst.',
        right: 'Sie bleibt dir, und auch die Steine daneben werden sicher.',
        wrong: 'Eine Ecke ist zu haben. Sie bleibt nicht lange offen.',
      },
      cornersKeep: {
        ask: 'Die Felder schräg neben einer Ecke heißen X-Felder. Ein Stein dort gibt oft die Ecke her. Finde einen Zug, der keine Ecke verschenkt.',
        right: 'Keine Ecke steht der anderen Seite offen.',
        wrong: 'Jetzt kann die andere Seite eine Ecke nehmen.',
      },
      mobilityFew: {
        ask: 'Wer wenige Züge hat, muss schlechte spielen. Lass Schwarz höchstens drei Züge.',
        right: 'Schwarz hat kaum noch die Wahl und muss bald etwas hergeben.',
        wrong: 'Schwarz hat noch genug Züge. Zähl nach, was jeder deiner Züge öffnet.',
      },
      mobilityMore: {
        ask: 'Noch einmal: Lass Weiß höchstens drei Züge.',
        right: 'Weiß gehen die Züge aus, und du behältst deine.',
        wrong: 'Weiß hat noch genug Züge.',
      },
      quietMove: {
        ask: 'Steine neben leeren Feldern sind deine Front: Sie geben der anderen Seite Züge. Ein ruhiger Zug dreht wenige Steine im Innern um. Finde den besten.',
        right: 'Ein Stein umgedreht und fast nichts geöffnet.',
        wrong: 'Das öffnet zu viel. Versuch einen Zug, der im Innern nur einen Stein umdreht.',
      },
      quietFrontier: {
        ask: 'Wieder ist ein ruhiger Zug am besten. Dreh so wenig wie möglich um, und dort, wo es nichts öffnet.',
        right: 'Ruhig und stark: Die andere Seite hat keine neuen Züge.',
        wrong: 'Es gibt einen ruhigeren Zug.',
      },
      parityOne: {
        ask: 'Gegen Ende zerfallen die leeren Felder in getrennte Gebiete. Setz zuerst dort, wo ihre Zahl ungerade ist, und das letzte Feld dort gehört dir. Finde den einzigen Zug, der gewinnt.',
        right: 'Du hast das ungerade Gebiet. Die andere Seite muss das gerade öffnen.',
        wrong: 'Dieses Gebiet ist gerade, also bekommt die andere Seite sein letztes Feld.',
      },
      parityThree: {
        ask: 'Drei Gebiete sind übrig. Nur eines hat eine ungerade Zahl von Feldern. Gewinne die Partie.',
        right: 'Die geraden Gebiete muss nun die andere Seite öffnen.',
        wrong: 'Zähl die Felder des Gebiets: Die Zahl ist gerade.',
      },
      edgeAnchor: {
        ask: 'Du hast eine Ecke. Steine, die sich entlang der Kante an sie anschließen, sind stabil: Niemand kann sie umdrehen. Bau mit dem besten Zug darauf auf.',
        right: 'An deiner Ecke liegt jetzt eine Linie, die nichts mehr umdreht.',
        wrong: 'Es gibt etwas Besseres. Schau von deiner Ecke die Kante entlang.',
      },
      edgeWall: {
        ask: 'Eine volle Kante zwischen deinen eigenen Steinen ist für immer sicher. Finde den besten Zug.',
        right: 'Damit ist die Kante zu: Sie gehört ganz dir.',
        wrong: 'An der Kante ist mehr zu holen.',
      },
      wedgeMove: {
        ask: 'Eine einzelne Lücke zwischen zwei gegnerischen Steinen an der Kante ist eine Tür. Ein Keil, den du dort setzt, lässt sich entlang der Kante nicht umdrehen. Finde ihn.',
        right: 'Du bist drin, und entlang der Kante wirft dich nichts mehr hinaus.',
        wrong: 'Such an einer Kante die Lücke zwischen zwei weißen Steinen.',
      },
      wedgeSide: {
        ask: 'Finde die Tür noch einmal, an einer anderen Seite.',
        right: 'Der Keil sitzt. Jetzt kannst du um die Kante kämpfen.',
        wrong: 'Da nicht. Welche Kante hat eine Lücke von einem Feld?',
      },
      countTwo: {
        ask: 'Zwei Felder sind übrig. Zähl die Steine für beide Reihenfolgen und wähle die, die gewinnt.',
        right: 'Hättest du jetzt mehr umgedreht, hätte es dich später mehr gekostet.',
        wrong: 'Das dreht jetzt mehr um und verliert mit dem letzten Feld noch mehr.',
      },
      countThree: {
        ask: 'Drei Felder sind übrig: sechs Reihenfolgen, und ein erster Zug, der gewinnt. Zähl sie durch.',
        right: 'Richtig gezählt.',
        wrong: 'Zähl noch einmal: Was bleibt Schwarz danach?',
      },
    },
  },
};
