import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import type { Memory } from './memory.ts';

/** How well an item was remembered. */
const GRADES = { forgotten: Rating.Again, hard: Rating.Hard, known: Rating.Good, easy: Rating.Easy } as const;
export type Recall = keyof typeof GRADES;

/** Schedules in whole days and without randomness. */
const SCHEDULER = fsrs({ enable_fuzz: false, enable_short_term: false });

const cardOf = ({ due, last, repetitions, ...memory }: Memory): Card => ({
  ...memory,
  due: new Date(due),
  last_review: new Date(last),
  reps: repetitions,
  elapsed_days: 0,
  scheduled_days: Math.max(0, Math.round((due - last) / 86_400_000)),
  learning_steps: 0,
});

/** The state after the item was asked at `now`; undefined before means it was new. */
export const recalled = (memory: Memory | undefined, recall: Recall, now: number): Memory => {
  const card = memory === undefined ? createEmptyCard(new Date(now)) : cardOf(memory);
  const { due, stability, difficulty, reps, lapses, state } = SCHEDULER.next(
    card,
    new Date(now),
    GRADES[recall],
  ).card;
  return { due: due.getTime(), stability, difficulty, repetitions: reps, lapses, state, last: now };
};
