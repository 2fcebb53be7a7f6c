import { fork } from 'node:child_process';
import { fromRoot } from '../paths.ts';
import type { Answers, Question } from './players.ts';

/** The players' process, which answers one request at a time. */
export interface Players {
  ask<Kind extends Question['kind']>(question: Question & { readonly kind: Kind }): Promise<Answers[Kind]>;
  stop(): void;
}

export const startPlayers = (): Players => {
  const child = fork(fromRoot('tools', 'soak', 'players.ts'), { execArgv: ['--import', 'tsx'] });
  return {
    ask: question =>
      new Promise((resolve, reject) => {
        const fail = (): void => reject(new Error('the players ended'));
        child.once('exit', fail);
        child.once('message', answer => {
          child.off('exit', fail);
          resolve(answer as Answers[typeof question.kind]);
        });
        child.send(question);
      }),
    stop: () => child.disconnect(),
  };
};
