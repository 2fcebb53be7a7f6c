import { html, type SVGTemplateResult, svg, type TemplateResult } from 'lit';

/** In the chart's own units. */
const CHART = { height: 100, column: 40, bar: 24, foot: 16, head: 12 } as const;

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

const bar = (
  { parts }: BarChart,
  { values, note }: ChartColumn,
  index: number,
  most: number,
): SVGTemplateResult => {
  const scale = CHART.height / most;
  const x = index * CHART.column + (CHART.column - CHART.bar) / 2;
  let y = CHART.head + CHART.height;
  const rects = values.map((value, part) => {
    y -= value * scale;
    return svg`<rect class="chart-${parts[part]?.paint ?? 'none'}" x=${x} y=${y} width=${CHART.bar} height=${value * scale} rx="2"/>`;
  });
  const above = note === undefined ? '' : svg`<text x=${x + CHART.bar / 2} y=${y - 3}>${note}</text>`;
  return svg`${rects}${above}`;
};

/** Bars of several parts side by side, with a key. */
export const barChart = (chart: BarChart): TemplateResult => {
  const { label, parts, columns } = chart;
  const most = Math.max(1, ...columns.map(({ values }) => sum(values)));
  const height = CHART.head + CHART.height + CHART.foot;
  return html`
    <svg class="diary-chart" role="img" aria-label=${label} viewBox="0 0 ${columns.length * CHART.column} ${height}">
      ${columns.map((column, index) => bar(chart, column, index, most))}
      ${columns.map(({ label: name }, index) => svg`<text x=${(index + 0.5) * CHART.column} y=${height - 4}>${name}</text>`)}
    </svg>
    <p class="diary-key quiet" aria-hidden="true">
      ${parts.map(part => html`<span><i class="chart-${part.paint}"></i>${part.label}</span>`)}
    </p>`;
};
