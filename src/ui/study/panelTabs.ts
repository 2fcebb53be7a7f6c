import { html, nothing, type TemplateResult } from 'lit';
import { tableOf } from '../../game/record.ts';
import { isStandard } from '../../openings/code.ts';
import { mayAnalyze } from '../../play/study/studyPlay.ts';
import { hasFewControls } from '../../store/results/firstGames.ts';
import { selectPosition } from '../../store/selectors.ts';
import { PANEL_TABS, type PanelTab } from '../../store/studyStore.ts';
import { laterContent } from '../kit/parts.ts';
import type { Shell } from '../kit/shell.ts';

/** Contents of the tabs, except the moves, which the board provides. */
type Contents = Readonly<Record<PanelTab, (shell: Shell) => unknown>>;

const text = laterContent(async () => (await import('./chapters/textTab.ts')).textTab);
const analysis = laterContent(async () => (await import('./analysis/analysisTab.ts')).analysisTab);
const graph = laterContent(async () => (await import('./review/graphTab.ts')).graphTab);
const openings = laterContent(async () => (await import('./openings/openingsTab.ts')).openingsTab);

const PANEL = 'board-panel';

/** The tab that a key leads to, of `count` tabs; `way` is 1 in left-to-right pages and -1 in right-to-left ones. */
const NEIGHBORS = tableOf<(index: number, count: number, way: 1 | -1) => number>({
  ArrowLeft: (index, _, way) => index - way,
  ArrowRight: (index, _, way) => index + way,
  Home: () => 0,
  End: (_, count) => count - 1,
});

/** Only studies have text, and openings exist for one game and board only. */
const tabsFor = ({ play }: Shell): readonly PanelTab[] => {
  const { study, match } = play.stores;
  const missing: readonly PanelTab[] = [
    ...(study.getState().study === undefined ? (['text'] as const) : []),
    ...(isStandard(selectPosition(match.getState())) ? [] : (['openings'] as const)),
  ];
  return PANEL_TABS.filter(name => !missing.includes(name));
};

const shownTab = (shell: Shell): PanelTab => {
  const { tab } = shell.play.stores.study.getState();
  return tabsFor(shell).includes(tab) ? tab : 'moves';
};

const followTabKeys = (shell: Shell, event: KeyboardEvent): void => {
  const { play } = shell;
  const step = NEIGHBORS.get(event.key);
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const tabs = tabsFor(shell);
  const way = play.stores.app.getState().direction === 'rtl' ? -1 : 1;
  const next = tabs.at(step(tabs.indexOf(shownTab(shell)), tabs.length, way) % tabs.length);
  if (next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  play.study.showTab(next);
  document.getElementById(`tab-${next}`)?.focus();
};

const tabButton = ({ play, words }: Shell, name: PanelTab, shown: PanelTab): TemplateResult => html`
  <button type="button" role="tab" class="tab" id="tab-${name}" aria-selected=${name === shown ? 'true' : 'false'}
    aria-controls=${PANEL} tabindex=${name === shown ? 0 : -1} @click=${() => play.study.showTab(name)}>
    ${words.t(`study.tab.${name}`)}
  </button>`;

/** The panel's content besides its tabs. */
interface Panel {
  /** The content of the moves tab. */
  readonly moves: (shell: Shell) => TemplateResult;
  /** Buttons for the panel itself, beside its tabs. */
  readonly buttons: TemplateResult | typeof nothing;
}

/** Whether the panel has tabs besides the moves: not in a person's first games, nor beside a result. */
export const hasTabs = ({ play: { stores } }: Shell): boolean =>
  mayAnalyze(stores) && !hasFewControls(stores) && stores.match.getState().result !== 'shown';

/** A tab for each thing to look at. */
export const panelTabs = (shell: Shell, { moves, buttons }: Panel): TemplateResult => {
  const { words } = shell;
  const tab = shownTab(shell);
  const contents: Contents = { text, moves, analysis, graph, openings };
  return html`
    <div class="panel-head">
      <div class="tabs" role="tablist" aria-label=${words.t('study.tabs')}
        @keydown=${(event: KeyboardEvent) => followTabKeys(shell, event)}>
        ${tabsFor(shell).map(name => tabButton(shell, name, tab))}
      </div>
      ${buttons}
    </div>
    <div class="tab-panel" role="tabpanel" id=${PANEL} aria-labelledby="tab-${tab}"
      tabindex=${tab === 'moves' ? nothing : 0}>
      ${contents[tab](shell)}
    </div>`;
};
