import { html, type TemplateResult } from 'lit';
import { selectSetup } from '../../store/selectors.ts';
import type { Company } from '../../store/settingsStore.ts';
import { selectIsRated, selectRatingBar } from '../../store/stakes.ts';
import { toggle } from '../kit/choices.ts';
import { type Close, dialogHead, openDialog } from '../kit/dialogs.ts';
import type { Shell } from '../kit/shell.ts';
import { boardText, colorWord } from '../words/names.ts';
import { barText } from '../words/stakes.ts';
import { type ClockContext, type ClockDraft, clockChoice, isClockRefused } from './clockChoice.ts';
import { type NameContext, type NameDraft, nameField, takeName } from './nameField.ts';

/** Typed text that is not accepted yet. */
interface Draft {
  readonly clock?: ClockDraft | undefined;
  readonly name?: NameDraft | undefined;
}

interface TermsContext {
  readonly shell: Shell;
  readonly company: Company;
  readonly close: Close;
  readonly clock: ClockContext;
  readonly name: NameContext;
}

const TITLES = { friend: 'invite.title', anybody: 'seek.title' } as const;
const START = { friend: 'terms.invite', anybody: 'terms.search' } as const;

/** The game, as chosen in the menu; with a found opponent the sides are drawn at random. */
const game = ({ shell: { words, play }, company }: TermsContext): TemplateResult => {
  const settings = play.stores.settings.getState();
  const { side } = settings;
  const isChosen = company === 'friend' && (side === 'black' || side === 'white');
  const setup = selectSetup(settings);
  return html`
    <p class="quiet">
      ${boardText(words, setup)}${
        isChosen
          ? html`<span aria-hidden="true"> ·</span> ${words.t('invite.youPlay', { color: colorWord(words, side, setup.game) })}`
          : ''
      }
    </p>
    ${setup.freePassing ? html`<p class="quiet">${words.t('passing.terms')}</p>` : ''}`;
};

const stakes = ({ shell: { words, play }, company }: TermsContext): TemplateResult => {
  const settings = play.stores.settings.getState();
  const [bar, isRated] = [selectRatingBar(settings, company), selectIsRated(settings, company)];
  const choose = (on: boolean): void => play.set('rated', { ...settings.rated, [company]: on });
  return html`
    <div class="field">
      ${toggle(words.t('rated.rated'), isRated, choose, { describedBy: 'rated-about', isOff: bar !== undefined })}
      <p class="quiet" id="rated-about">${
        bar === undefined ? words.t(isRated ? 'rated.ratedAbout' : 'rated.casualAbout') : barText(words, bar)
      }</p>
    </div>`;
};

const start = (
  { shell: { play }, company, close, clock, name }: TermsContext,
  form: HTMLFormElement,
): void => {
  if (!takeName(name, form)) return;
  if (isClockRefused(clock)) {
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    return;
  }
  close();
  if (company === 'friend') play.online.playFriend();
  else play.online.findOpponent();
};

const content = (context: TermsContext): TemplateResult => {
  const { shell, company, close } = context;
  const { words } = shell;
  return html`
    ${dialogHead(words, words.t(TITLES[company]), close)}
    <form class="terms" novalidate
      @submit=${(event: Event) => {
        event.preventDefault();
        start(context, event.currentTarget as HTMLFormElement);
      }}>
      ${game(context)} ${nameField(context.name)} ${clockChoice(context.clock)} ${stakes(context)}
      <button type="submit" class="primary" autofocus>${words.t(START[company])}</button>
    </form>`;
};

/** Asks for name, clock, and rated or casual, before inviting a friend or looking for an opponent. */
export const openTerms = (shell: Shell, company: Company): Promise<string> => {
  let draft: Draft = {};
  return openDialog(shell, {
    name: () => shell.words.t(TITLES[company]),
    className: 'terms-dialog',
    isHeld: true,
    content: (close, redraw) => {
      const change = (changed: Draft): void => {
        draft = { ...draft, ...changed };
        redraw();
      };
      return content({
        shell,
        company,
        close,
        clock: { shell, draft: draft.clock, change: clock => change({ clock }) },
        name: { shell, draft: draft.name, change: name => change({ name }) },
      });
    },
  });
};
