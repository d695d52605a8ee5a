const [WIDTH, HEIGHT] = [720, 360];
const EDGE = { left: 64, right: 16, top: 30, bottom: 48 };
const LEGEND_LINE = 18;
const COLOURS = ['#8a4b08', '#1f6f8b', '#6b8e23', '#7d3c98', '#b03a2e', '#34495e', '#c77f00'];
/** From here on sizes are so far apart that equal steps would hide the small ones. */
const LOGARITHMIC_FROM = 50;

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * A round number of steps from 0 to `most`.
 * @param {number} most
 */
function evenTicks(most) {
  const rough = most / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? most;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

/**
 * Places values between two ends; `ticks` are the values that get a label.
 * @typedef {{ at(value: number): number, ticks: number[] }} Scale
 * @type {(values: number[], ends: [number, number]) => Scale}
 */
function scale(values, [start, end]) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (least > 0 && most / least >= LOGARITHMIC_FROM) {
    const at = (/** @type {number} */ value) =>
      start + ((end - start) * Math.log(value / least)) / Math.log(most / least);
    return { at, ticks: [...new Set(values)] };
  }
  const ticks = evenTicks(most || 1);
  return { at: (value) => start + ((end - start) * value) / (ticks.at(-1) ?? 1), ticks };
}

/** @type {(x: number | string, y: number, text: string, anchor: string) => string} */
const label = (x, y, text, anchor) =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}">${escaped(text)}</text>`;

/** @type {(across: Scale, up: Scale, names: { x: string, y: string }) => string[]} */
function axes(across, up, { x, y }) {
  const bottom = HEIGHT - EDGE.bottom;
  return [
    ...up.ticks.map((tick) => {
      const at = up.at(tick).toFixed(1);
      return `<path d="M${EDGE.left} ${at}H${WIDTH - EDGE.right}" stroke="#ddd"/>${label(EDGE.left - 8, Number(at) + 4, tick.toLocaleString('en'), 'end')}`;
    }),
    ...across.ticks.map((tick) =>
      label(across.at(tick).toFixed(1), bottom + 18, tick.toLocaleString('en'), 'middle'),
    ),
    label((WIDTH + EDGE.left) / 2, HEIGHT - 8, x, 'middle'),
    label(4, 12, y, 'start'),
  ];
}

/**
 * @typedef {{ name: string, points: [number, number][] }} Series
 * @type {(series: Series, index: number, across: Scale, up: Scale) => string[]}
 */
function line({ name, points }, index, across, up) {
  const colour = COLOURS[index % COLOURS.length];
  const places = points.map(([x, y]) => `${across.at(x).toFixed(1)} ${up.at(y).toFixed(1)}`);
  return [
    `<path d="M${places.join('L')}" fill="none" stroke="${colour}" stroke-width="2"/>`,
    `<g fill="${colour}">${label(WIDTH - EDGE.right, EDGE.top + 12 + index * LEGEND_LINE, name, 'end')}</g>`,
  ];
}

/**
 * A line chart as SVG text. `x` and `y` name the axes. The x axis is logarithmic when its values are far apart.
 * @param {{ x: string, y: string, series: Series[] }} chart
 */
export function plot({ x, y, series }) {
  const points = series.flatMap((each) => each.points);
  const across = scale(
    points.map(([value]) => value),
    [EDGE.left, WIDTH - EDGE.right],
  );
  // Zero is on the axis, and there is room for the names above the lines.
  const room = 1 + 0.07 * series.length;
  const up = scale(
    [0, room * Math.max(...points.map(([, value]) => value))],
    [HEIGHT - EDGE.bottom, EDGE.top],
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    ...axes(across, up, { x, y }),
    ...series.flatMap((each, index) => line(each, index, across, up)),
    '</svg>\n',
  ].join('\n');
}
