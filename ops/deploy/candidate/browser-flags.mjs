/** What keeps Chromium from work that no test is about. */
export const QUIET_BROWSER = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Nobody looks at the pixels: layout, styles and frames are real, only filling in colours is left out. That was more
 * than half of what the browser did.
 */
export const NO_PIXELS = [
  ...['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gl-drawing-for-tests'],
  // A thread instead of a process: what is to be drawn need not be packed and sent.
  '--in-process-gpu',
];
