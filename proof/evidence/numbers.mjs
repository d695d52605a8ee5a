/** Middle value. */
export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** The value that so large a share of the others does not exceed. */
export const percentile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(share * values.length) - 1)];

/** The lowest and the highest of some rounds, as a text. */
export const spreadText = (values, text) => `${text(Math.min(...values))} – ${text(Math.max(...values))}`;

export const ratioText = (ratio) => `${ratio.toFixed(2)} ×`;
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const perSecond = (rate) => `${Math.round(rate).toLocaleString('en')}/s`;
export const milliseconds = (time) => `${time.toFixed(1)} ms`;
export const seconds = (time) => `${time.toFixed(1)} s`;
