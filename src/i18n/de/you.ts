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
};
