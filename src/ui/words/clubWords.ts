import type { Words } from '../../i18n/words.ts';
import type { ClubBoardState, ClubState } from '../../net/contract/club.ts';
import { memberName } from '../../store/clubStore.ts';

/** The state of a club game: `Eva has won`. */
export const gameResultText = (words: Words, club: ClubState, board: ClubBoardState): string => {
  const { winner, black, white } = board;
  if (winner === undefined) return words.t('club.running');
  if (winner === 'draw') return words.t('club.drawn');
  return words.t('club.won', { name: memberName(club, winner === 'black' ? black : white) });
};

/** The host's decision of a game; undefined if its players finished it. */
export const decidedText = (words: Words, club: ClubState, board: ClubBoardState): string | undefined => {
  if (board.winner === undefined || board.by !== undefined) return undefined;
  const name = club.host.name ?? words.t('club.someone');
  return words.t('club.decided', { name, result: gameResultText(words, club, board) });
};

/** The host's decision of the person's own game; undefined if it was played out or is still running. */
export const ownDecision = (words: Words, club: ClubState | undefined): string | undefined => {
  const own = club?.games?.boards.find(({ black, white }) => club.you === black || club.you === white);
  return club && own && decidedText(words, club, own);
};
