import { html, nothing, type TemplateResult } from 'lit';
import { mayAnalyze } from '../../play/study/studyPlay.ts';
import { PANEL_TABS, type PanelTab } from '../../store/studyStore.ts';
import type { Shell } from '../kit/shell.ts';
import { analysisTab } from './analysisTab.ts';
import { graphTab } from './graphTab.ts';

/** What the panel's tab of moves shows comes from the board. */
type Contents = Readonly<Record<PanelTab, (shell: Shell) => TemplateResult>>;

const PANEL = 'board-panel';

/** The tab that the arrow keys lead to. */
const NEIGHBORS: Readonly<Record<string, (index: number) => number>> = {
  ArrowLeft: index => index - 1,
  ArrowRight: index => index + 1,
  Home: () => 0,
  End: () => PANEL_TABS.length - 1,
};

const followTabKeys = ({ play }: Shell, event: KeyboardEvent): void => {
  const step = NEIGHBORS[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const { length } = PANEL_TABS;
  const next = PANEL_TABS.at(step(PANEL_TABS.indexOf(play.stores.study.getState().tab)) % length);
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

/** What the panel needs besides its tabs. */
interface Panel {
  /** What the tab of moves shows. */
  readonly moves: (shell: Shell) => TemplateResult;
  /** Buttons for the panel itself, beside its tabs. */
  readonly buttons: TemplateResult | typeof nothing;
}

/** Whether there is more to look at than the moves. */
export const hasTabs = ({ play }: Shell): boolean => mayAnalyze(play.stores);

/** A tab for each thing to look at. */
export const panelTabs = (shell: Shell, { moves, buttons }: Panel): TemplateResult => {
  const { play, words } = shell;
  const { tab } = play.stores.study.getState();
  const contents: Contents = { moves, analysis: analysisTab, graph: graphTab };
  return html`
    <div class="panel-head">
      <div class="tabs" role="tablist" aria-label=${words.t('study.tabs')}
        @keydown=${(event: KeyboardEvent) => followTabKeys(shell, event)}>
        ${PANEL_TABS.map(name => tabButton(shell, name, tab))}
      </div>
      ${buttons}
    </div>
    <div class="tab-panel" role="tabpanel" id=${PANEL} aria-labelledby="tab-${tab}"
      tabindex=${tab === 'moves' ? nothing : 0}>
      ${contents[tab](shell)}
    </div>`;
};
