/** Middle value. */
export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Prints one figure: its goal, and each row's value beside its baseline. */
export function report(id, title, goal, rows) {
  process.stdout.write(`\n${id}  ${title}\n     goal: ${goal}\n`);
  for (const [name, text] of rows) process.stdout.write(`     ${name.padEnd(34)} ${text}\n`);
}

export const ratio = (value, baseline) => (value / baseline).toFixed(2);
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const perSecond = (rate) => `${Math.round(rate).toLocaleString('en')}/s`;
