/**
 * Middle value.
 * @param {number[]} values
 */
export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/**
 * The value that so large a part of the others does not exceed.
 * @type {(values: number[], part: number) => number}
 */
export const percentile = (values, part) =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(part * values.length) - 1)] ?? NaN;

/**
 * The lowest and the highest of some rounds, as a text.
 * @type {(values: number[], text: (value: number) => string) => string}
 */
export const spreadText = (values, text) => `${text(Math.min(...values))} – ${text(Math.max(...values))}`;

/** @typedef {(value: number) => string} Text */
/** @type {Text} */
export const ratioText = (ratio) => `${ratio.toFixed(2)} ×`;
/** @type {Text} */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
/** @type {Text} */
export const perSecond = (rate) => `${Math.round(rate).toLocaleString('en')}/s`;
/** @type {Text} */
export const milliseconds = (time) => `${time.toFixed(1)} ms`;
/** @type {Text} */
export const seconds = (time) => `${time.toFixed(1)} s`;
