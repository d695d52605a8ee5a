/** Middle value. */
export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

export const ratioText = (ratio) => `${ratio.toFixed(2)} ×`;
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const perSecond = (rate) => `${Math.round(rate).toLocaleString('en')}/s`;
export const milliseconds = (time) => `${time.toFixed(1)} ms`;
export const seconds = (time) => `${time.toFixed(1)} s`;
