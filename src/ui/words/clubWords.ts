import type { Words } from '../../i18n/words.ts';
import type { ClubBoardState, ClubState } from '../../net/contract/club.ts';
import { memberName } from '../../store/clubStore.ts';

/** How a game of a club stands: `Eva has won`. */
export const gameResultText = (words: Words, club: ClubState, board: ClubBoardState): string => {
  const { winner, black, white } = board;
  if (winner === undefined) return words.t('club.running');
  if (winner === 'draw') return words.t('club.drawn');
  return words.t('club.won', { name: memberName(club, winner === 'black' ? black : white) });
};

/** That the host has decided a game, and how; undefined if its players did. */
export const decidedText = (words: Words, club: ClubState, board: ClubBoardState): string | undefined => {
  if (board.winner === undefined || board.by !== undefined) return undefined;
  const name = club.host.name ?? words.t('club.someone');
  return words.t('club.decided', { name, result: gameResultText(words, club, board) });
};

/** That the host has decided the game of the person at this page; undefined if it was played out, or goes on. */
export const ownDecision = (words: Words, club: ClubState | undefined): string | undefined => {
  const own = club?.games?.boards.find(({ black, white }) => club.you === black || club.you === white);
  return club && own && decidedText(words, club, own);
};
