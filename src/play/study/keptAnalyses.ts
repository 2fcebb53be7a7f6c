import type { Analysis } from '../../engine/analysis.ts';
import type { Position } from '../../game/position.ts';
import { positionKey } from '../../store/study/analyses.ts';
import type { PositionAnalysis } from '../../store/studyStore.ts';

/** More positions than a person walks through. */
const MOST_KEPT = 500;

/** Whether an analysis knows at least as much about the position as one before. */
const isAsDeep = (after: Analysis, before: Analysis): boolean =>
  after.exact ||
  after.depth > before.depth ||
  (after.depth === before.depth && after.certainty >= before.certainty);

/** Whether nothing is left to find: every move is proved, and all lines asked for are there. */
export const isComplete = ({ exact, lines, moves }: Analysis, wanted: number): boolean =>
  exact && lines.length >= Math.min(wanted, moves.length);

/** The deepest analysis of each position that was looked at, so that a second look shows no less than the first. */
export class KeptAnalyses {
  readonly #kept = new Map<string, PositionAnalysis>();

  of(position: Position): PositionAnalysis | undefined {
    return this.#kept.get(positionKey(position));
  }

  /** Adds a report, and returns what is known with it. */
  add(position: Position, report: Analysis): PositionAnalysis {
    const key = positionKey(position);
    const before = this.#kept.get(key);
    const known = before === undefined ? { position, analysis: report } : this.#with(before, report);
    this.#kept.delete(key);
    this.#kept.set(key, known);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return known;
  }

  /** A shallower report adds only the lines that were not asked for before. */
  #with(before: PositionAnalysis, report: Analysis): PositionAnalysis {
    if (isAsDeep(report, before.analysis)) return { ...before, analysis: report };
    if (report.lines.length <= before.analysis.lines.length) return before;
    return { ...before, analysis: { ...before.analysis, lines: report.lines } };
  }
}
