import type { MatchRecord } from '../../net/contract/records.ts';
import type { PlayContext } from '../context.ts';
import type { OnlineBoard } from '../online/pendingMoves.ts';
import { replayedMatch } from '../online/tableMatch.ts';
import type { Referee } from '../referee.ts';

/** A finished match on the board, to step through ply by ply. */
export interface OnlineReplay {
  /** Loads it; `isWanted` says later whether it is still to be shown. */
  open(id: string, isWanted: () => boolean): Promise<void>;
  goTo(ply: number): void;
  /** Goes this many plies forward or, if negative, back. */
  step(plies: number): void;
}

interface ReplayParts {
  readonly context: PlayContext;
  readonly referee: Pick<Referee, 'place'>;
  readonly board: OnlineBoard;
}

export const createOnlineReplay = ({ context, referee, board }: ReplayParts): OnlineReplay => {
  const { stores, wire } = context;
  const { online } = stores;

  const show = (replay: MatchRecord): void => {
    online.setState({ connection: { type: 'none' }, replay });
    board.arrive(replayedMatch(replay, replay.transcript.length));
  };

  const goTo = (wanted: number): void => {
    const { replay } = online.getState();
    if (replay === undefined) return;
    const ply = Math.max(0, Math.min(replay.transcript.length, Math.trunc(wanted)));
    if (ply !== stores.match.getState().match?.transcript.length) referee.place(replayedMatch(replay, ply));
  };

  return {
    goTo,
    step: plies => goTo((stores.match.getState().match?.transcript.length ?? 0) + plies),
    open: async (id, isWanted) => {
      const record = await wire.pages.record(id);
      if (!isWanted()) return;
      if (typeof record === 'string') online.setState({ connection: { type: 'ended', trouble: record } });
      else show(record);
    },
  };
};
