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

/**
 * Milliseconds between attempts to rejoin: after a server restart the club is missing until its host returns, perhaps with a
 * closed door.
 */
const LOOK = 3_000;
/** Maximum number of these attempts. */
const LOOKS = 100;
/** Milliseconds between two requests that restore a club, to stay below the server's rate limit. */
const PAUSE = 300;

type ClubWish = PagePayload<'club'>['wish'];
type ClubRequest = Extract<JoinRequest, { readonly kind: 'host' | 'enter' }>;

interface SessionParts {
  readonly context: PlayContext;
  /** Called when the server has reserved a seat at a table. */
  readonly found: (code: string, token: string) => void;
  readonly ended: (why: ConnectionEnd) => void;
}

/** The membership in one club, over several connections. */
export class ClubSession {
  readonly #parts: SessionParts;
  readonly #request: ClubRequest;
  readonly #timers: Timers;
  #connection: Connection;
  #hasBeenIn = false;
  #looks = 0;
  #wasLost = false;
  readonly #kept: KeptClub;
  /** Requests still to be sent to restore the club after a server restart. */
  #restoring: readonly ClubWish[] = [];
  /** The host's current position; shown again if the club had to be reopened. */
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

  /** To be called when the page becomes visible or the network returns. */
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
    // Includes a position shown before this page was loaded.
    this.#slide = club.slide ?? this.#slide;
    this.#hasBeenIn = true;
    this.#looks = 0;
    this.#store.setState({ club, connection: { type: 'connected' }, refusal: undefined });
    if (isOpenedAgain && this.#slide !== undefined) this.show(this.#slide);
    if (club.you === 'host') this.#keep(club);
    this.#wasLost = false;
  }

  /** Saves the club in the host's tab: a restarted server has lost it, and the page may have been reloaded. */
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

  /** Sends the next request, at the rate that the server accepts. */
  #restoreNext(): void {
    const [next, ...others] = this.#restoring;
    if (next === undefined) return;
    this.wish(next);
    this.#timers.after(PAUSE, () => {
      this.#restoring = others;
      this.#restoreNext();
    });
  }

  /** A returning member uses the name that the club gave them, which may end in a number. */
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
