import { notify } from '../notices.ts';
import type { TrainerParts, TrainerPlay } from './trainer.ts';

/** The opening trainer. Most people never use it, so it is loaded on first use. */
export const trainerLater = (parts: TrainerParts): TrainerPlay => {
  const { app } = parts.context.stores;
  let trainer: Promise<TrainerPlay> | undefined;
  const load = async (): Promise<TrainerPlay> => (await import('./trainer.ts')).createTrainer(parts);
  /** Calls run in their order. */
  const wish = async (run: (play: TrainerPlay) => void): Promise<void> => {
    trainer ??= load();
    const play = await trainer.catch(() => undefined);
    if (play !== undefined) return run(play);
    trainer = undefined;
    notify(app, 'partMissing');
  };
  return {
    learn: (opening, color) => void wish(play => play.learn(opening, color)),
    learnGames: games => {
      parts.leave();
      void wish(play => {
        if (app.getState().screen === 'openings') play.learnGames(games);
      });
    },
    practise: () => void wish(play => play.practise()),
    ask: keys => wish(play => play.ask(keys)),
    forget: line => void wish(play => play.forget(line)),
    load: () => void wish(play => play.load()),
  };
};
