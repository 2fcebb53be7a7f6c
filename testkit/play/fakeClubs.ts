import { type Club, enterClub, hostClub, openClub, partFrom, type Speaker } from '../../server/club/club.ts';
import { clubStateFor, roundOf } from '../../server/club/clubView.ts';
import { knock } from '../../server/club/door.ts';
import { grantWish } from '../../server/club/wishes.ts';
import { type PageMessage, readFromPage } from '../../src/net/contract/fromPage.ts';
import type { JoinRequest } from '../../src/net/room.ts';
import type { Wire } from '../../src/net/server.ts';
import type { Absence, ServerPages } from '../../src/net/serverPages.ts';
import { type FakeRoom, FakeRooms, type SentMessage, settle } from '../net/fakeRooms.ts';

/** A server with at most one club, following the real rules. */
export class FakeClubs implements Wire {
  club: Club | undefined;
  absence: Absence | undefined;
  #hasNews = false;
  #isTelling = false;
  readonly #speakers = new Map<FakeRoom, Speaker>();
  readonly rooms = new FakeRooms((room, message) => this.#receive(room, message));

  readonly joinRoom: Wire['joinRoom'] = async (request, listener) => {
    this.rooms.fate = this.#fateOf(request);
    const outcome = await this.rooms.joinRoom(request, listener);
    if (outcome.type === 'open') this.#welcome(outcome.room as FakeRoom);
    return outcome;
  };

  readonly pages: ServerPages = {
    look: async () => this.absence,
    ask: async () => 'noServer',
    record: async () => 'noServer',
  };

  /** A request of somebody without a page in the test. */
  change(change: (club: Club) => Club): void {
    if (this.club === undefined) throw new Error('There is no club.');
    this.club = change(this.club);
    this.broadcast();
  }

  /** Restarts the server, which loses its club. */
  restart(): void {
    this.club = undefined;
    this.breakLines();
  }

  breakLines(): void {
    const rooms = [...this.#speakers.keys()];
    this.#speakers.clear();
    for (const room of rooms) room.break();
  }

  /** Sends the club's state to everybody; requests made meanwhile are handled afterwards. */
  broadcast(): void {
    this.#hasNews = true;
    if (this.#isTelling) return;
    this.#isTelling = true;
    while (this.#hasNews) {
      this.#hasNews = false;
      for (const [room, speaker] of this.#speakers)
        if (this.club !== undefined) room.receive('club', clubStateFor(this.club, speaker));
    }
    this.#isTelling = false;
  }

  roomOf(speaker: Speaker): FakeRoom {
    const found = [...this.#speakers].find(([, one]) => one === speaker);
    if (found === undefined) throw new Error(`${speaker} is not here.`);
    return found[0];
  }

  #fateOf(request: JoinRequest): 'open' | 'unknownClub' | 'clubClosed' {
    if (request.kind !== 'enter') return 'open';
    if (this.club === undefined) return 'unknownClub';
    if (enterClub(this.club, request) !== 'clubClosed') return 'open';
    this.change(club => knock(club, request));
    return 'clubClosed';
  }

  #welcome(room: FakeRoom): void {
    const { kind, ...payload } = room.request;
    const message = readFromPage(kind, payload);
    if (message === undefined) throw new Error(`a malformed request: ${JSON.stringify(room.request)}`);
    void settle().then(() => this.#letIn(room, message));
  }

  #letIn(room: FakeRoom, message: PageMessage): void {
    if (message.kind === 'host') this.#host(room, message);
    if (message.kind === 'enter' && this.club !== undefined) {
      const entered = enterClub(this.club, message);
      if (typeof entered === 'string') throw new Error(entered);
      this.club = entered.club;
      this.#speakers.set(room, entered.id);
    }
    this.broadcast();
  }

  #host(room: FakeRoom, { word, identity, name }: PageMessage<'host'>): void {
    const host = { identity, ...(name !== undefined && { name }) };
    this.club = hostClub(this.club ?? openClub(word, host), host) as Club;
    this.#speakers.set(room, 'host');
  }

  #receive(room: FakeRoom, { kind, payload }: SentMessage): void {
    const [message, speaker] = [readFromPage(kind, payload), this.#speakers.get(room)];
    if (message?.kind === 'ping') room.receive('pong', { sent: message.sent, now: 0 } as never);
    if (speaker === undefined || this.club === undefined) return;
    if (message?.kind === 'leave') {
      this.#speakers.delete(room);
      this.change(club => partFrom(club, speaker, 'gone'));
    }
    if (message?.kind !== 'club') return;
    const { club, refusal, recalled, isOver } = grantWish(
      this.club,
      { speaker, wish: message.wish },
      { seed: 1 },
    );
    this.club = club;
    const round = recalled === undefined ? undefined : roundOf(club, recalled);
    if (round !== undefined) room.receive('round', round);
    if (refusal !== undefined) room.receive('refused', { message: 'club', refusal });
    else if (isOver) for (const one of this.#speakers.keys()) one.receive('goodbye', { reason: 'clubOver' });
    else this.broadcast();
  }
}
