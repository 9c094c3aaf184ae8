import type uPlot from 'uplot';

/** Colours for plots; a canvas cannot use CSS variables. */
export interface PlotInks {
  readonly text: string;
  readonly rule: string;
  readonly line: string;
  readonly mark: string;
}

export function inksOf(element: Element): PlotInks {
  const style = getComputedStyle(element);
  const ink = (name: string): string => style.getPropertyValue(name).trim();
  return { text: ink('--moon'), rule: ink('--line'), line: ink('--go'), mark: ink('--paper') };
}

const FONT = "500 14px 'Alegreya Sans', sans-serif";

/** The options of all plots: size, no zoom, no legend, fonts of the axes. */
function frame(width: number, height: number): Pick<uPlot.Options, 'width' | 'height' | 'legend' | 'cursor'> {
  return {
    width,
    height,
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, y: false, points: { size: 9 } },
  };
}

function axis(inks: PlotInks, more: uPlot.Axis): uPlot.Axis {
  return {
    stroke: inks.text,
    font: FONT,
    grid: { stroke: inks.rule, width: 1 },
    ticks: { stroke: inks.rule, width: 1, size: 5 },
    ...more,
  };
}

/** A dot with its interval for each name. */
export interface IntervalPoint {
  readonly name: string;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly colour: string;
}

export interface PlotContent {
  readonly options: uPlot.Options;
  readonly data: uPlot.AlignedData;
}

export interface PlotContext {
  readonly width: number;
  readonly inks: PlotInks;
}

/** Pixels per horizontal name; with less room names are tilted. */
const ROOM_FOR_A_NAME = 62;

export function intervalPlot(
  points: readonly IntervalPoint[],
  { width, inks }: PlotContext,
  percent: (share: number) => string,
): PlotContent {
  const isTilted = width / points.length < ROOM_FOR_A_NAME;
  const options: uPlot.Options = {
    ...frame(width, 260),
    padding: [10, 8, 0, 0],
    scales: {
      x: { time: false, range: [-0.6, points.length - 0.4] },
      y: { range: [0, 1] },
    },
    axes: [
      axis(inks, {
        splits: () => points.map((_, i) => i),
        values: () => points.map(({ name }) => name),
        grid: { show: false },
        size: isTilted ? 58 : 32,
        ...(isTilted ? { rotate: -45 } : {}),
      }),
      axis(inks, {
        splits: () => [0, 0.25, 0.5, 0.75, 1],
        values: (_plot, splits) => splits.map(percent),
        size: 58,
      }),
    ],
    series: [{}, { paths: () => null, points: { show: false } }],
    hooks: { draw: [(plot) => drawIntervals(plot, points, inks)] },
  };
  return { options, data: [points.map((_, i) => i), points.map(({ share }) => share)] };
}

function drawIntervals(plot: uPlot, points: readonly IntervalPoint[], inks: PlotInks): void {
  const { ctx } = plot;
  const dot = devicePixelRatio;
  const left = plot.bbox.left;
  const half = plot.valToPos(0.5, 'y', true);
  ctx.save();
  ctx.strokeStyle = inks.text;
  ctx.lineWidth = dot;
  ctx.setLineDash([4 * dot, 5 * dot]);
  ctx.beginPath();
  ctx.moveTo(left, half);
  ctx.lineTo(left + plot.bbox.width, half);
  ctx.stroke();
  ctx.setLineDash([]);
  points.forEach(({ share, low, high, colour }, i) => {
    const x = plot.valToPos(i, 'x', true);
    const [top, bottom] = [plot.valToPos(high, 'y', true), plot.valToPos(low, 'y', true)];
    ctx.strokeStyle = colour;
    ctx.lineWidth = 4 * dot;
    ctx.beginPath();
    ctx.moveTo(x, top);
    ctx.lineTo(x, bottom);
    for (const end of [top, bottom]) {
      ctx.moveTo(x - 7 * dot, end);
      ctx.lineTo(x + 7 * dot, end);
    }
    ctx.stroke();
    ctx.fillStyle = inks.mark;
    ctx.beginPath();
    ctx.arc(x, plot.valToPos(share, 'y', true), 6 * dot, 0, 2 * Math.PI);
    ctx.fill();
  });
  ctx.restore();
}

export interface LineOptions {
  /** Null: chosen by the values, including zero. */
  readonly range: readonly [number, number] | null;
  readonly tell: (value: number) => string;
  /** The label of the x axis. */
  readonly below: string;
}

/** One value per game; the first game is 1. */
export function linePlot(
  values: readonly (number | null)[],
  { width, inks }: PlotContext,
  { range, tell, below }: LineOptions,
): PlotContent {
  const options: uPlot.Options = {
    ...frame(width, 240),
    padding: [10, 12, 0, 0],
    scales: {
      x: { time: false, range: [1, Math.max(2, values.length)] },
      y: { range: range === null ? (_plot, low, high) => rangeAround(low, high) : [range[0], range[1]] },
    },
    axes: [
      axis(inks, {
        grid: { show: false },
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
        values: (_plot, splits) => splits.map(String),
        size: 32,
        label: below,
        labelFont: FONT,
        labelSize: 22,
        labelGap: 0,
      }),
      axis(inks, {
        values: (_plot, splits) => splits.map(tell),
        size: 58,
        ...(range === null ? { incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500] } : {}),
      }),
    ],
    series: [{}, { stroke: inks.line, width: 2.5, points: { show: values.length < 40, fill: inks.mark } }],
    hooks: { drawAxes: [(plot) => drawZero(plot, inks)] },
  };
  return { options, data: [values.map((_, i) => i + 1), [...values]] };
}

/** Includes zero. */
function rangeAround(low: number, high: number): [number, number] {
  const [bottom, top] = [Math.min(0, low), Math.max(0, high)];
  return [Math.floor(bottom - 1), Math.ceil(top + 1)];
}

function drawZero(plot: uPlot, inks: PlotInks): void {
  const { ctx } = plot;
  const y = plot.valToPos(0, 'y', true);
  ctx.save();
  ctx.strokeStyle = inks.text;
  ctx.lineWidth = devicePixelRatio;
  ctx.beginPath();
  ctx.moveTo(plot.bbox.left, y);
  ctx.lineTo(plot.bbox.left + plot.bbox.width, y);
  ctx.stroke();
  ctx.restore();
}
