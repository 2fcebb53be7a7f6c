import { html, nothing, type TemplateResult } from 'lit';
import { discCounts } from '../../game/board.ts';
import type { Setup } from '../../game/games.ts';
import type { Position } from '../../game/position.ts';
import type { ClubBoardState, ClubGames, ClubState } from '../../net/contract/club.ts';
import { readLegalMoves } from '../../net/contract/tableState.ts';
import { memberName } from '../../store/clubStore.ts';
import { listChoice } from '../kit/choices.ts';
import { positionPicture } from '../kit/positionPicture.ts';
import { decidedText, gameResultText } from '../words/clubWords.ts';
import { listText } from '../words/locale.ts';
import { numberText, tenthsText } from '../words/numbers.ts';
import type { ClubContext } from './people.ts';
import { positionOnSlide } from './slides.ts';

const WINNERS = ['black', 'white', 'draw'] as const;

/** Positions by setup and moves, cached because a move at any board redraws the whole wall. */
const positions = new WeakMap<Setup, Map<string, Position>>();

const positionAt = (setup: Setup, moves: string): Position => {
  const known = positions.get(setup) ?? new Map<string, Position>();
  positions.set(setup, known);
  const found = known.get(moves);
  if (found !== undefined) return found;
  const position = positionOnSlide({ setup, transcript: readLegalMoves(setup, moves) ?? [] });
  known.set(moves, position);
  return position;
};

/** Lets the host decide a game that a player does not show up for. */
const decision = (
  { shell: { words }, calls }: ClubContext,
  board: ClubBoardState,
  names: string,
): TemplateResult =>
  html`<div class="club-decision">${listChoice({
    id: `club-decide-${board.number}`,
    label: words.t('club.decide', { names }),
    placeholder: words.t('club.undecided'),
    options: WINNERS.map(value => ({ value, label: words.t(`club.winners.${value}`) })),
    value: board.winner,
    onChoose: winner => calls.decide(board.number, winner),
  })}</div>`;

const boardCard = (
  context: ClubContext,
  club: ClubState,
  games: ClubGames,
  board: ClubBoardState,
): TemplateResult => {
  const { shell, calls } = context;
  const { words, play } = shell;
  const { code, setup = games.setup, moves } = board;
  const position = positionAt(setup, moves);
  const { black, white } = discCounts(position);
  const [one, other] = [memberName(club, board.black), memberName(club, board.white)];
  const names = words.t('club.against', { black: one, white: other });
  const isOwn = board.black === club.you || board.white === club.you;
  const decided = isOwn ? decidedText(words, club, board) : undefined;
  return html`
    <li class="club-game card ${isOwn ? 'own' : ''}">
      ${positionPicture(play.stores.settings.getState(), position)}
      <p class="club-game-names"><span dir="auto">● ${one}</span><span dir="auto">○ ${other}</span></p>
      <p class=${decided === undefined ? 'quiet' : ''}>${decided ?? [words.t('club.discs', { black, white }), gameResultText(words, club, board)].join(words.t('comma'))}</p>
      ${
        code === undefined || (isOwn && board.winner !== undefined)
          ? nothing
          : html`
            <button type="button" class="secondary" aria-label=${words.t(isOwn ? 'club.goPlay' : 'club.watch', { names })}
              @click=${() => calls.watch(code)}>${words.t(isOwn ? 'club.goPlayShort' : 'club.watchShort')}</button>`
      }
      ${club.you === 'host' ? decision(context, board, names) : nothing}
    </li>`;
};

/** All games of the round as small boards. */
export const wall = (context: ClubContext, club: ClubState, games: ClubGames): TemplateResult => {
  const { words } = context.shell;
  const { boards, round, rounds, resting, system } = games;
  const title =
    system === 'free'
      ? words.t('club.games')
      : words.t('club.round', { round, rounds: Math.max(round, rounds) });
  return html`
    <section class="place-part" aria-labelledby="club-games">
      <h2 id="club-games">${title}</h2>
      ${
        resting.length === 0
          ? nothing
          : html`<p>${words.t('club.resting', {
              names: listText(
                words,
                resting.map(id => memberName(club, id)),
              ),
            })}</p>`
      }
      <ul class="club-wall" role="list">${boards.map(board => boardCard(context, club, games, board))}</ul>
    </section>`;
};

/** A tournament's standings. */
export const standingsTable = (
  { shell: { words }, calls }: ClubContext,
  club: ClubState,
  games: ClubGames,
): TemplateResult => {
  const { standings, withdrawn, system } = games;
  if (standings === undefined) return html`${nothing}`;
  const isHost = club.you === 'host';
  const heads = ['points', 'played', system === 'swiss' ? 'buchholz' : 'sonneborn', 'lead'] as const;
  return html`
    <div class="club-standings">
      <table class="results card">
        <caption>${words.t('club.standings')}</caption>
        <thead>
          <tr>
            <th scope="col">${words.t('club.name')}</th>
            ${heads.map(head => html`<th scope="col" title=${words.t(`club.headsAbout.${head}`)}>${words.t(`club.heads.${head}`)}</th>`)}
            ${isHost ? html`<th scope="col"><span class="unseen">${words.t('club.takesPart')}</span></th>` : nothing}
          </tr>
        </thead>
        <tbody>
          ${standings.map(({ member, points, played, opposition, discs }, index) => {
            const hasLeft = club.members.every(({ id }) => id !== member);
            const isOut = hasLeft || withdrawn.includes(member);
            const name = memberName(club, member);
            return html`
              <tr class=${member === club.you ? 'own' : ''}>
                <th scope="row"><span class="numeral">${numberText(words, index + 1)}</span> <span dir="auto">${name}</span>${isOut ? html` <span class="quiet">${words.t('club.out')}</span>` : nothing}</th>
                <td class="numeral">${tenthsText(words, points / 2)}</td>
                <td class="numeral">${numberText(words, played)}</td>
                <td class="numeral">${tenthsText(words, opposition / 2)}</td>
                <td class="numeral">${numberText(words, discs)}</td>
                ${isHost && hasLeft ? html`<td></td>` : nothing}
                ${
                  isHost && !hasLeft
                    ? html`<td><button type="button" class="text-button" aria-label=${words.t(isOut ? 'club.letBack' : 'club.takeOut', { name })}
                        @click=${() => calls.withdraw(member, isOut)}>${words.t(isOut ? 'club.letBackShort' : 'club.takeOutShort')}</button></td>`
                    : nothing
                }
              </tr>`;
          })}
        </tbody>
      </table>
    </div>`;
};
