import type { Analysis } from '../../engine/analysis.ts';
import type { Position } from '../../game/position.ts';
import { analysisKey } from '../../store/study/analyses.ts';
import type { PositionAnalysis } from '../../store/studyStore.ts';

/** Maximum number of cached positions, more than a person looks at. */
const MOST_KEPT = 500;

/** Whether an analysis is at least as deep as an earlier one. */
const isAsDeep = (after: Analysis, before: Analysis): boolean =>
  after.exact ||
  after.depth > before.depth ||
  (after.depth === before.depth && after.certainty >= before.certainty);

/** Whether the analysis is final: every move is proved, and all requested lines are there. */
export const isComplete = ({ exact, lines, moves }: Analysis, wanted: number): boolean =>
  exact && lines.length >= Math.min(wanted, moves.length);

/** Cache of the deepest analysis of each position, so that looking at it again never shows less. */
export class KeptAnalyses {
  readonly #kept = new Map<string, PositionAnalysis>();

  of(position: Position): PositionAnalysis | undefined {
    return this.#kept.get(analysisKey(position));
  }

  /** Adds a report and returns the best known analysis. */
  add(position: Position, report: Analysis): PositionAnalysis {
    const key = analysisKey(position);
    const before = this.#kept.get(key);
    const known = before === undefined ? { position, analysis: report } : this.#with(before, report);
    this.#kept.delete(key);
    this.#kept.set(key, known);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return known;
  }

  /** A shallower report adds only lines that were not requested before. */
  #with(before: PositionAnalysis, report: Analysis): PositionAnalysis {
    if (isAsDeep(report, before.analysis)) return { ...before, analysis: report };
    if (report.lines.length <= before.analysis.lines.length) return before;
    return { ...before, analysis: { ...before.analysis, lines: report.lines } };
  }
}
