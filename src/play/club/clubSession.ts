import { Connection, type ConnectionEnd } from '../../net/connection.ts';
import { type ClubState, type Slide, writeSlide } from '../../net/contract/club.ts';
import type { PagePayload } from '../../net/contract/fromPage.ts';
import type { ServerMessage } from '../../net/contract/fromServer.ts';
import { parseName } from '../../net/contract/texts.ts';
import type { JoinRequest } from '../../net/room.ts';
import { memberName } from '../../store/clubStore.ts';
import { Timers } from '../clock.ts';
import type { PlayContext } from '../context.ts';
import { KeptClub } from './keptClub.ts';

/** After a restart of the server a club is gone until its host is back, and its door may be closed: others ask this often, in milliseconds, */
const LOOK = 3_000;
/** and this many times. */
const LOOKS = 100;
/** Between two parts of what a club was, in milliseconds. */
const PAUSE = 300;

type ClubWish = PagePayload<'club'>['wish'];
type ClubRequest = Extract<JoinRequest, { readonly kind: 'host' | 'enter' }>;

interface SessionParts {
  readonly context: PlayContext;
  /** A place is kept at a table. */
  readonly found: (code: string, token: string) => void;
  readonly ended: (why: ConnectionEnd) => void;
}

/** A stay in one club; connections come and go meanwhile. */
export class ClubSession {
  readonly #parts: SessionParts;
  readonly #request: ClubRequest;
  readonly #timers: Timers;
  #connection: Connection;
  #hasBeenIn = false;
  #looks = 0;
  #wasLost = false;
  readonly #kept: KeptClub;
  /** What is still to be asked for, so that a club becomes again what it was. */
  #restoring: readonly ClubWish[] = [];
  /** What the host shows: shown again in a club that had to be opened again. */
  #slide: Slide | undefined;

  constructor(parts: SessionParts, request: ClubRequest) {
    this.#parts = parts;
    this.#request = request;
    const { clock, tab, now } = parts.context;
    this.#timers = new Timers(clock);
    this.#kept = new KeptClub({ word: request.word, tab, now });
    this.#connection = this.#connect();
  }

  wish(wish: ClubWish): void {
    this.#connection.send('club', { wish });
  }

  show(slide: Slide): void {
    this.#slide = slide;
    this.wish({ do: 'show', slide: writeSlide(slide) });
  }

  /** The page is seen again, or the network has come back. */
  check(): void {
    this.#connection.check();
  }

  leave(): void {
    this.#timers.clear();
    this.#connection.leave();
  }

  get #store() {
    return this.#parts.context.stores.club;
  }

  #connect(): Connection {
    const { clock, random, wire } = this.#parts.context;
    return new Connection({
      joinRoom: wire.joinRoom,
      time: clock,
      random,
      request: () => this.#named(),
      isAwaited: this.#hasBeenIn,
      follower: {
        received: message => this.#receive(message),
        lost: () => this.#lost(),
        ended: why => this.#ended(why),
      },
    });
  }

  #receive(message: ServerMessage): void {
    switch (message.kind) {
      case 'club':
        this.#update(message);
        return;
      case 'found':
        this.#parts.found(message.code, message.token);
        return;
      case 'round': {
        const { kind: _, ...round } = message;
        this.#kept.take(round);
        this.#store.setState(({ rounds }) => ({
          rounds: [...rounds.filter(one => one.round !== round.round), round],
        }));
        return;
      }
      case 'refused':
        this.#store.setState({ refusal: message.refusal });
    }
  }

  #update({ kind: _, ...club }: ServerMessage<'club'>): void {
    const isOpenedAgain = club.you === 'host' && club.slide === undefined && this.#slide !== undefined;
    // Also one that was shown before this page was loaded.
    this.#slide = club.slide ?? this.#slide;
    this.#hasBeenIn = true;
    this.#looks = 0;
    this.#store.setState({ club, connection: { type: 'connected' }, refusal: undefined });
    if (isOpenedAgain && this.#slide !== undefined) this.show(this.#slide);
    if (club.you === 'host') this.#keep(club);
    this.#wasLost = false;
  }

  /** A server that has restarted knows nothing of the club: the page of its host does, also after a reload. */
  #keep(club: ClubState): void {
    if (this.#restoring.length > 0) return;
    if ((this.#wasLost || !this.#kept.hasSeen) && this.#kept.isForgottenBy(club)) {
      this.#restoring = this.#kept.wishes();
      this.#store.setState({ isRestored: true });
      this.#restoreNext();
      return;
    }
    this.#kept.see(club);
    for (const round of this.#kept.missing()) this.wish({ do: 'recall', round });
  }

  /** One after the other, as fast as the server lets a page send. */
  #restoreNext(): void {
    const [next, ...others] = this.#restoring;
    if (next === undefined) return;
    this.wish(next);
    this.#timers.after(PAUSE, () => {
      this.#restoring = others;
      this.#restoreNext();
    });
  }

  /** Whoever comes back has the name that the club knows, which may have a number. */
  #named(): ClubRequest {
    const { club } = this.#store.getState();
    const name = club === undefined || club.you === 'host' ? '' : memberName(club, club.you);
    const isKnown = this.#request.kind === 'enter' && parseName(name) !== undefined;
    return isKnown ? { ...this.#request, name } : this.#request;
  }

  #lost(): void {
    this.#wasLost = true;
    if (this.#hasBeenIn) this.#store.setState({ connection: { type: 'reconnecting' } });
  }

  #ended(why: ConnectionEnd): void {
    const isAtDoor = why === 'clubClosed';
    const mayComeBack = isAtDoor || (this.#hasBeenIn && why === 'unknownClub');
    if (!mayComeBack || this.#looks >= LOOKS) {
      this.#parts.ended(why);
      return;
    }
    this.#wasLost = true;
    this.#looks++;
    this.#store.setState({ connection: { type: isAtDoor ? 'knocking' : 'reconnecting' } });
    this.#timers.after(LOOK, () => {
      this.#connection = this.#connect();
    });
  }
}
