import { html, type TemplateResult } from 'lit';
import { opposite } from '../../game/color.ts';
import { isMatchOver, type Match, positionOf } from '../../game/match.ts';
import type { Position } from '../../game/position.ts';
import { countNodes } from '../../game/tree.ts';
import { idOf, matchAt } from '../../play/study/lines.ts';
import type { ListedStudy } from '../../store/kept/storedStudy.ts';
import { positionPicture } from '../kit/positionPicture.ts';
import type { Shell } from '../kit/shell.ts';
import { playerName, soloColor } from '../words/names.ts';
import { resultText } from '../words/results.ts';
import { replayTitle } from '../words/status.ts';
import { studyTitle } from '../words/study/studyWords.ts';

/** A game or a study as a small picture that opens it. */
interface Miniature {
  readonly id: string;
  readonly savedAt: number;
  readonly position: Position;
  readonly title: string;
  readonly state: string;
  readonly open: () => void;
}

const ofMatch = ({ words, play }: Shell, match: Match, savedAt: number): Miniature => {
  const own = soloColor(match);
  const isOver = isMatchOver(match);
  return {
    id: match.id,
    savedAt,
    position: positionOf(match),
    title: own === undefined ? replayTitle(words, match, 'short') : playerName(words, match, opposite(own)),
    state: isOver
      ? resultText(words, match)
      : words.t('places.unfinished', { count: match.transcript.length }),
    open: () => play.study.open(match),
  };
};

const ofStudy = ({ words, play }: Shell, { study, at, savedAt, isHeld }: ListedStudy): Miniature => {
  const match = matchAt(study, at);
  const count = countNodes(study.tree);
  return {
    id: study.id,
    savedAt,
    position: positionOf(match),
    title: studyTitle(words, match, study),
    state: isHeld === true ? words.t('places.held') : count === 0 ? '' : words.t('places.studied', { count }),
    open: () => void play.study.reopen(study.id),
  };
};

/** The games of this browser and the studies that are of none of them, the latest first. */
export const miniatures = (shell: Shell): readonly Miniature[] => {
  const { kept, keptStudies } = shell.play.stores.app.getState();
  const ofGames = new Set(kept.map(({ match }) => idOf(match.id)));
  return [
    ...kept.map(({ match, savedAt }) => ofMatch(shell, match, savedAt)),
    ...keptStudies.filter(({ study }) => !ofGames.has(study.id)).map(saved => ofStudy(shell, saved)),
  ].sort((one, other) => other.savedAt - one.savedAt);
};

export const miniature = (
  { play }: Shell,
  { id, position, title, state, open }: Miniature,
): TemplateResult => html`
  <li>
    <button type="button" class="miniature" aria-labelledby="mini-${id}" @click=${open}>
      ${positionPicture(play.stores.settings.getState(), position)}
      <span class="miniature-words" id="mini-${id}"><span class="miniature-title">${title}</span> <span class="quiet">${state}</span></span>
    </button>
  </li>`;
