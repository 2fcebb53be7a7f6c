import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit';

/** In the chart's own units. Many columns are narrower, and only every second or third has its text, which stays readable. */
const CHART = { height: 100, column: 44, width: 300, text: 34, foot: 16, head: 12 } as const;
/** How much of its column a bar fills. */
const BAR_SHARE = 0.6;

/** How a part of a bar is painted; they are told apart by brightness, not by hue alone. */
type Paint = 'full' | 'half' | 'none';

export interface ChartPart {
  readonly label: string;
  readonly paint: Paint;
}

export interface ChartColumn {
  readonly label: string;
  /** One for each part, the lowest first. */
  readonly values: readonly number[];
  /** What stands above the bar, if anything. */
  readonly note?: string | undefined;
}

export interface BarChart {
  /** What the chart is called: its numbers are in a table beside it. */
  readonly label: string;
  readonly parts: readonly ChartPart[];
  readonly columns: readonly ChartColumn[];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

interface Scale {
  /** The width of a column. */
  readonly column: number;
  /** Units for one of what is counted. */
  readonly height: number;
}

const bar = (
  { parts }: BarChart,
  { values, note }: ChartColumn,
  index: number,
  scale: Scale,
): SVGTemplateResult => {
  const width = scale.column * BAR_SHARE;
  const x = (index + 0.5) * scale.column - width / 2;
  let y = CHART.head + CHART.height;
  const rects = values.map((value, part) => {
    y -= value * scale.height;
    return svg`<rect class="chart-${parts[part]?.paint ?? 'none'}" x=${x} y=${y} width=${width} height=${value * scale.height} rx="2"/>`;
  });
  const above = note === undefined ? '' : svg`<text x=${x + width / 2} y=${y - 3}>${note}</text>`;
  return svg`${rects}${above}`;
};

/** Bars of several parts side by side, with a key. */
export const barChart = (chart: BarChart): TemplateResult => {
  const { label, parts, columns } = chart;
  const most = Math.max(1, ...columns.map(({ values }) => sum(values)));
  const column = Math.min(CHART.column, CHART.width / Math.max(1, columns.length));
  const scale = { column, height: CHART.height / most };
  const height = CHART.head + CHART.height + CHART.foot;
  const step = Math.ceil(CHART.text / column);
  const isNamed = (index: number): boolean => (columns.length - 1 - index) % step === 0;
  return html`
    <svg class="diary-chart" role="img" aria-label=${label} viewBox="0 0 ${columns.length * column} ${height}">
      ${columns.map((one, index) => bar(chart, isNamed(index) ? one : { ...one, note: undefined }, index, scale))}
      ${columns.map(({ label: name }, index) => (isNamed(index) ? svg`<text x=${(index + 0.5) * column} y=${height - 4}>${name}</text>` : ''))}
    </svg>
    <p class="diary-key quiet" aria-hidden="true">
      ${parts.map(part => html`<span><i class="chart-${part.paint}"></i>${part.label}</span>`)}
    </p>`;
};
