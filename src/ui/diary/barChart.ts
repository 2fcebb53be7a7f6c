import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit';

/**
 * In the chart's own units. Many columns are narrower, and only every second or third is labelled, so that labels stay
 * readable.
 */
const CHART = { height: 100, column: 44, width: 300, text: 34, foot: 16, head: 12, axis: 26 } as const;
/** Maximum number of lines above the lowest one, and the round numbers used as steps. */
const LINES = { most: 5, round: [1, 2, 5] } as const;
/** A bar's share of its column's width. */
const BAR_SHARE = 0.6;

/**
 * The fill of a bar's part: one color for results, another for phases of a game; parts differ in brightness, not only
 * in hue.
 */
type Paint = 'full' | 'half' | 'none' | 'early' | 'middle' | 'late';

export interface ChartPart {
  readonly label: string;
  readonly paint: Paint;
}

export interface ChartColumn {
  readonly label: string;
  /** One per part, from bottom to top. */
  readonly values: readonly number[];
  /** The text above the bar; default: its sum. */
  readonly note?: string | undefined;
}

export interface BarChart {
  /** The chart's name; its numbers are in a table beside it. */
  readonly label: string;
  readonly parts: readonly ChartPart[];
  readonly columns: readonly ChartColumn[];
  /** Formats a number of the axis or of a bar. */
  readonly numeral: (value: number) => string;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

interface Scale {
  /** The width of a column. */
  readonly column: number;
  /** Chart units per counted item. */
  readonly height: number;
}

/** The step between axis lines: the smallest round number that gives few of them. */
const lineStep = (most: number): number => {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(most)) - 1);
  const steps = [power, 10 * power].flatMap(ten => LINES.round.map(one => one * ten));
  return steps.find(step => step * LINES.most >= most) ?? most;
};

/** The axis lines with their numbers, from zero up to the highest bar. */
const axis = ({ numeral }: BarChart, step: number, { width, scale }: { width: number; scale: Scale }) => {
  const count = Math.floor(CHART.height / (step * scale.height));
  return Array.from({ length: count + 1 }, (_, index) => {
    const y = CHART.head + CHART.height - index * step * scale.height;
    return svg`<line class="chart-line" x1=${CHART.axis} x2=${width} y1=${y} y2=${y}/><text class="chart-number" x=${CHART.axis - 4} y=${y + 4}>${numeral(index * step)}</text>`;
  });
};

const bar = (
  { parts, numeral }: BarChart,
  { values, note = numeral(sum(values)) }: ChartColumn,
  index: number,
  scale: Scale,
): SVGTemplateResult => {
  const width = scale.column * BAR_SHARE;
  const x = CHART.axis + (index + 0.5) * scale.column - width / 2;
  let y = CHART.head + CHART.height;
  const rects = values.map((value, part) => {
    y -= value * scale.height;
    return svg`<rect class="chart-${parts[part]?.paint ?? 'none'}" x=${x} y=${y} width=${width} height=${value * scale.height} rx="2"/>`;
  });
  const above = note === '' ? '' : svg`<text x=${x + width / 2} y=${y - 3}>${note}</text>`;
  return svg`${rects}${above}`;
};

/** A stacked bar chart with an axis and a legend. */
export const barChart = (chart: BarChart): TemplateResult => {
  const { label, parts, columns } = chart;
  const most = Math.max(1, ...columns.map(({ values }) => sum(values)));
  const column = Math.min(CHART.column, CHART.width / Math.max(1, columns.length));
  const step = lineStep(most);
  const scale = { column, height: CHART.height / most };
  const width = CHART.axis + columns.length * column;
  const height = CHART.head + CHART.height + CHART.foot;
  const every = Math.ceil(CHART.text / column);
  const isNamed = (index: number): boolean => (columns.length - 1 - index) % every === 0;
  return html`
    <svg class="diary-chart" role="img" aria-label=${label} viewBox="0 0 ${width} ${height}">
      ${axis(chart, step, { width, scale })}
      ${columns.map((one, index) => bar(chart, isNamed(index) ? one : { ...one, note: '' }, index, scale))}
      ${columns.map(({ label: name }, index) => (isNamed(index) ? svg`<text x=${CHART.axis + (index + 0.5) * column} y=${height - 4}>${name}</text>` : ''))}
    </svg>
    <p class="diary-key quiet" aria-hidden="true">
      ${parts.map(part => html`<span><i class="chart-${part.paint}"></i>${part.label}</span>`)}
    </p>`;
};
