import { html, nothing, type TemplateResult } from 'lit';
import { losesLetters } from '../../formats/binary/writeWthor.ts';
import { STANDARD_SETUP } from '../../game/games.ts';
import { type ClubGames, type ClubState, GAME_SYSTEMS, type GameSystem } from '../../net/contract/club.ts';
import { LIMITS } from '../../net/contract/limits.ts';
import { writeSetup } from '../../net/contract/settings.ts';
import { selectSetup } from '../../store/selectors.ts';
import { clockOf } from '../../store/stakes.ts';
import { choice, toggle } from '../kit/choices.ts';
import { download } from '../kit/download.ts';
import { type ClockDraft, clockChoice, isClockRefused } from '../online/clockChoice.ts';
import { lossesText } from '../words/failureWords.ts';
import { listText } from '../words/locale.ts';
import { setupText } from '../words/names.ts';
import type { ClubContext } from './people.ts';
import { recordsOf, standingsCsv, wthorFiles } from './results.ts';

/** Enough rounds to find a winner, and one more. */
const usualRounds = (people: number): number => Math.max(3, Math.ceil(Math.log2(Math.max(2, people))) + 1);
const ISO_DAY = 10;

const isRoundOver = ({ boards }: ClubGames): boolean => boards.every(({ winner }) => winner !== undefined);

/** The host's controls: the games to play, the next round, the results to save. */
export const createGamesControl = () => {
  let system: GameSystem = 'free';
  let isXot = false;
  let rounds: string | undefined;
  let clock: ClockDraft | undefined;
  /** The format to write once all rounds are loaded. */
  let wanted: 'csv' | 'wthor' | undefined;
  let hasNoGames = false;
  /** The disconnected people that the host was warned about before pairing. */
  let warnedOf = '';
  /** Whether the latest saved files had to change the spelling of names. */
  let isMisspelled = false;

  const begin = (context: ClubContext, people: number): void => {
    const { shell, calls, redraw } = context;
    const settings = shell.play.stores.settings.getState();
    const number = Number(rounds ?? usualRounds(people));
    const isNumber = Number.isInteger(number) && number >= 1 && number <= LIMITS.rounds;
    if (!isNumber || isClockRefused({ shell, draft: clock, change: () => redraw() })) return;
    const setup = isXot
      ? { ...STANDARD_SETUP, game: 'xot' as const }
      : { ...selectSetup(settings), headStart: undefined };
    calls.begin({ system, rounds: number, setup: writeSetup(setup), clock: clockOf(settings) });
  };

  const form = (context: ClubContext, people: number): TemplateResult => {
    const { shell, redraw } = context;
    const { words, play } = shell;
    const game = setupText(words, selectSetup(play.stores.settings.getState()));
    return html`
      <form class="club-plan card" novalidate @submit=${(event: Event) => {
        event.preventDefault();
        begin(context, people);
      }}>
        ${choice({
          name: 'club-system',
          label: words.t('club.system'),
          className: 'segments',
          options: GAME_SYSTEMS.map(value => ({ value, label: words.t(`club.systems.${value}`) })),
          value: system,
          onChoose: value => {
            system = value;
            redraw();
          },
        })}
        <p class="quiet">${words.t(`club.systemsAbout.${system}`)}</p>
        ${
          system === 'swiss'
            ? html`
              <div class="field">
                <label class="choice-label" for="club-rounds">${words.t('club.rounds')}</label>
                <input id="club-rounds" type="number" inputmode="numeric" min="1" max=${LIMITS.rounds} .value=${rounds ?? String(usualRounds(people))}
                  @input=${(event: Event) => {
                    rounds = (event.target as HTMLInputElement).value;
                  }} />
              </div>`
            : nothing
        }
        ${toggle(words.t('club.xot'), isXot, next => {
          isXot = next;
          redraw();
        })}
        ${isXot ? nothing : html`<p class="quiet">${words.t('club.gameAbout', { game })}</p>`}
        ${clockChoice({
          shell,
          draft: clock,
          change: next => {
            clock = next;
            redraw();
          },
        })}
        <button type="submit" class="primary" ?disabled=${people < 2}>${words.t('club.begin')}</button>
      </form>`;
  };

  const save = (context: ClubContext, club: ClubState): void => {
    const { rounds: kept } = context.shown;
    if (wanted === undefined || club.games === undefined || kept.length < club.games.round) return;
    const what = wanted;
    wanted = undefined;
    const date = new Date();
    const day = date.toISOString().slice(0, ISO_DAY);
    const name = `${club.word.toLowerCase()}-${day}`;
    if (what === 'csv') {
      download(new Blob(['\uFEFF', standingsCsv(club, kept)], { type: 'text/csv' }), `${name}.csv`);
      return;
    }
    const records = recordsOf(club, kept, day);
    const files = wthorFiles(records, { name, date });
    hasNoGames = files.length === 0;
    isMisspelled = !hasNoGames && records.some(losesLetters);
    for (const { name: file, bytes } of files) download(new Blob([new Uint8Array(bytes)]), file);
  };

  const keep = (context: ClubContext, what: 'csv' | 'wthor'): void => {
    wanted = what;
    hasNoGames = false;
    isMisspelled = false;
    context.calls.recall();
  };

  /** Disconnected people who would be paired; empty if that makes no difference. */
  const absent = ({ shell: { words } }: ClubContext, { members }: ClubState, games: ClubGames): string => {
    const playing = new Set(games.standings?.map(({ member }) => member));
    const away = members.filter(
      ({ id, presence }) => presence === 'away' && playing.has(id) && !games.withdrawn.includes(id),
    );
    return listText(
      words,
      away.map(({ name }) => name),
    );
  };

  const pairNext = (context: ClubContext, names: string): void => {
    const isWarned = names === '' || warnedOf === names;
    warnedOf = isWarned ? '' : names;
    if (isWarned) context.calls.nextRound();
    else context.redraw();
  };

  const running = (context: ClubContext, club: ClubState, games: ClubGames): TemplateResult => {
    const { calls, shell } = context;
    const names = absent(context, club, games);
    const { words } = shell;
    const isReady = isRoundOver(games);
    return html`
      <div class="club-buttons">
        <button type="button" class="primary" ?disabled=${!isReady} @click=${() => pairNext(context, names)}>${words.t('club.nextRound')}</button>
        ${games.isOver ? nothing : html`<button type="button" class="secondary" @click=${() => calls.endGames()}>${words.t('club.endGames')}</button>`}
        ${games.standings === undefined ? nothing : html`<button type="button" class="secondary" @click=${() => keep(context, 'csv')}>${words.t('club.saveCsv')}</button>`}
        <button type="button" class="secondary" @click=${() => keep(context, 'wthor')}>${words.t('club.saveWthor')}</button>
      </div>
      <p class="quiet" role="status">${isReady ? nothing : words.t('club.roundRuns')} ${isReady && names !== '' && warnedOf === names ? words.t('club.absent', { names }) : nothing} ${hasNoGames ? words.t('club.noGamesToSave') : nothing} ${isMisspelled ? lossesText(words, ['letters']) : nothing}</p>`;
  };

  return (context: ClubContext, club: ClubState): TemplateResult => {
    const { games, members } = club;
    const here = members.filter(({ presence }) => presence === 'here').length;
    save(context, club);
    const canBegin = games === undefined || games.isOver;
    const { words } = context.shell;
    return html`
      ${games === undefined ? nothing : running(context, club, games)}
      ${canBegin ? html`<details class="club-begin"><summary>${words.t('club.play')}</summary>${form(context, here)}</details>` : nothing}`;
  };
};
