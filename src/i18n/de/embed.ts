import type { embed as english } from '../en/embed.ts';
import type { InAnyLanguage } from '../translation.ts';

export const embed: InAnyLanguage<typeof english> = {
  embed: {
    name: 'Eine Partie zum Durchspielen',
    steps: 'Züge der Partie',
    slider: 'Zug',
    ply: '{{ply}} von {{total}}',
    start: 'Der Beginn der Partie.',
    over: 'Die Partie ist zu Ende.',
    passes: 'Die andere Seite passt.',
    counts: '{{black}} {{blacks}}, {{white}} {{whites}}.',
    coming: 'Die Werte werden berechnet…',
    engineMissing: 'Die Engine ließ sich nicht laden, deshalb gibt es keine Werte.',
    thinking: 'Denkt nach …',
    noMatch: 'Diese Partie gibt es hier nicht, oder der Server antwortet nicht.',
    noReply: 'Die Engine konnte nicht geladen werden, deshalb kommt keine Antwort.',
    problem: {
      record: 'Das lässt sich nicht als Partie lesen: „{{text}}“. Möglich sind SGF, GGF oder ein Link.',
      choice: 'Für {{name}} geht {{names}}, nicht „{{text}}“.',
      game: 'Es gibt kein Spiel „{{text}}“. Möglich: {{names}}.',
      size: '„{{game}}“ hat kein Brett „{{text}}“. Gib eine Größe wie 8x8 an.',
      theme: 'Es gibt kein Design „{{text}}“. Möglich: {{names}}.',
      position:
        '„{{text}}“ ist keine spielbare Stellung. Schreib 64 Zeichen Reihe für Reihe (X schwarz, O weiß, - leer), danach X oder O für die Seite am Zug.',
      transcript: 'Das sind keine Züge: „{{text}}“. Schreib sie wie f5d6c3.',
      illegal: 'Zug {{number}}, {{move}}, ist dort nicht möglich.',
      ply: 'ply muss eine ganze Zahl von 0 bis {{count}} sein, nicht „{{text}}“.',
    },
  },
};
