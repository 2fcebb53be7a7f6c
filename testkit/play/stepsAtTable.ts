import { positionOf } from '../../src/game/match.ts';
import { legalMoves } from '../../src/game/position.ts';
import { pick } from '../../src/game/random.ts';
import { keysOf } from '../../src/game/record.ts';
import { makeSquare } from '../../src/game/square.ts';
import { OFFERS } from '../../src/net/contract/words.ts';
import { type FakeTable, MINUTE } from '../server/fakeTable.ts';
import { type FakeServer, TABLE_CODE } from './fakeServer.ts';
import type { Walk } from './steps.ts';

/** Actions of the person at a table, of the other player, and of the connection. */
export const STEPS_AT_TABLE: Readonly<Record<string, (walk: Walk, server: FakeServer) => string>> = {
  table: ({ play, random }) => {
    const { online } = play;
    const offer = pick(random, OFFERS);
    const ways = {
      resign: () => online.resign(),
      [`ask for ${offer}`]: () => online.ask(offer),
      [`agree to ${offer}`]: () => online.answer({ by: 'black', what: offer, ply: 0 }, true),
      [`refuse ${offer}`]: () => online.answer({ by: 'black', what: offer, ply: 0 }, false),
      claim: () => online.claim(),
      nudge: () => online.nudge(),
      'answer a nudge': () => online.answerNudge(),
      greet: () => online.greet('hello'),
      leave: () => online.leave(),
      stay: () => online.stay(),
      cancel: () => online.cancel(),
      'play a friend': () => online.playFriend(),
      'find an opponent': () => online.findOpponent(),
      'play again': () => online.playAgain(),
      'come back': () => online.join(TABLE_CODE),
    };
    const way = pick(random, keysOf(ways));
    ways[way]?.();
    return way;
  },
  'the other': ({ random }, server) => {
    const game = server.table.table.match?.game;
    if (game === undefined) return 'waits';
    const legal = [...legalMoves(positionOf(game))].map(makeSquare);
    const offer = pick(random, OFFERS);
    const ways: Readonly<Record<string, (table: FakeTable) => unknown>> = {
      plays: table => legal.length > 0 && table.play(pick(random, legal)),
      'plays on': table => legal.length > 0 && table.play(pick(random, legal)),
      [`asks for ${offer}`]: table => table.ask('black', offer),
      [`agrees to ${offer}`]: table => table.answer('black', offer, true),
      resigns: table => table.resign('black'),
      nudges: table => table.nudge('black'),
      'goes away': table => table.attend('black', false),
      'is lost': table => table.lose('black'),
      'waits for a minute': table => table.wait(MINUTE),
    };
    const way = pick(random, keysOf(ways));
    server.happen(table => void ways[way]?.(table));
    return way;
  },
  line: ({ random }, server) => {
    if (server.rooms.requests.length === 0) return 'is not there';
    const ways = {
      breaks: () => server.breakLine(),
      'is slow': () => {
        server.isSlow = true;
      },
      'catches up': () => server.catchUp(),
    };
    const way = pick(random, keysOf(ways));
    ways[way]();
    return way;
  },
};
