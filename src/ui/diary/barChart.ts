import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit';

/** In the chart's own units. Many columns are narrower, and only every second or third has its text, which stays readable. */
const CHART = { height: 100, column: 44, width: 300, text: 34, foot: 16, head: 12, axis: 26 } as const;
/** The most lines above the lowest one, and the round numbers between which they lie. */
const LINES = { most: 5, round: [1, 2, 5] } as const;
/** How much of its column a bar fills. */
const BAR_SHARE = 0.6;

/** How a part of a bar is painted: results in one color, phases of a game in another; told apart by brightness, not by hue alone. */
type Paint = 'full' | 'half' | 'none' | 'early' | 'middle' | 'late';

export interface ChartPart {
  readonly label: string;
  readonly paint: Paint;
}

export interface ChartColumn {
  readonly label: string;
  /** One for each part, the lowest first. */
  readonly values: readonly number[];
  /** What stands above the bar; its sum if left out. */
  readonly note?: string | undefined;
}

export interface BarChart {
  /** What the chart is called: its numbers are in a table beside it. */
  readonly label: string;
  readonly parts: readonly ChartPart[];
  readonly columns: readonly ChartColumn[];
  /** A number of the axis or of a bar in words. */
  readonly numeral: (value: number) => string;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

interface Scale {
  /** The width of a column. */
  readonly column: number;
  /** Units for one of what is counted. */
  readonly height: number;
}

/** The distance between the lines of the axis: the smallest round number with which there are few of them. */
const lineStep = (most: number): number => {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(most)) - 1);
  const steps = [power, 10 * power].flatMap(ten => LINES.round.map(one => one * ten));
  return steps.find(step => step * LINES.most >= most) ?? most;
};

/** Lines across the chart, each with its number, from nothing up to the highest bar. */
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

/** Bars of several parts side by side, with an axis and a key. */
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
