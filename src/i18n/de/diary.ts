import type { diary as english } from '../en/diary.ts';
import type { InAnyLanguage } from '../translation.ts';

export const diary: InAnyLanguage<typeof english> = {
  diary: {
    title: 'Tagebuch',
    empty: 'Mit deiner ersten beendeten Partie beginnt dein Tagebuch.',
    longest_one: 'Rekord: {{count}} Tag',
    longest_other: 'Rekord: {{count}} Tage',
    chart: 'Siege, Remis und Niederlagen nach Monat',
    table: 'Die Zahlen als Tabelle',
    month: 'Monat',
    games: 'Partien',
    losses: 'Steinverlust je Partie',
    lossChart:
      'Steine, die in einer ausgewerteten Partie im Schnitt durch Fehler verloren gingen, nach Partiephase und Monat',
    noReviews: 'Werte deine Partien aus, und dein Tagebuch zeigt, in welcher Phase du Steine verlierst.',
    reviewed: 'Ausgewertete Partien',
    puzzles: 'Aufgaben',
    puzzleChart: 'Gelöste und nicht gelöste Aufgaben nach Monat, und die Wertung danach',
    solved: 'Gelöst',
    missed: 'Nicht gelöst',
    rating: 'Wertung',
    byOpponent: 'Nach Gegner',
    byOpening: 'Nach Eröffnung',
    opponent: 'Gegner',
    opening: 'Eröffnung',
    more_one: '{{count}} weitere',
    more_other: '{{count}} weitere',
    exportCsv: 'CSV exportieren',
    fileName: 'flipside-tagebuch',
  },
};
