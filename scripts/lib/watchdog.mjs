/** Milliseconds. Together with a start of two seconds, a part that hangs is back within ten. */
const PATIENCE = 5_000;
const EVERY = 500;
/** A part that has not answered yet is still starting. */
const BOOT = 60_000;

/**
 * Ends a part that lives but no longer answers; its supervisor then starts it again.
 * @param probe resolves to whether the part answered, within a second or so
 * @param onHung is told just before the part is ended
 * @returns the function that ends the watch
 */
export function watchForHangs(part, probe, onHung) {
  let pid;
  let hasAnswered = false;
  let silentSince;
  let timer = setTimeout(look, EVERY);
  let isOver = false;

  async function look() {
    const started = Date.now();
    if (part.pid !== pid) {
      pid = part.pid;
      hasAnswered = false;
      silentSince = undefined;
    }
    const answers = part.isRunning && (await probe());
    if (isOver) return;
    if (part.pid === pid && part.isRunning) judge(answers, started);
    timer = setTimeout(look, EVERY);
  }

  function judge(answers, started) {
    if (answers) {
      hasAnswered = true;
      silentSince = undefined;
      return;
    }
    silentSince ??= started;
    if (Date.now() - silentSince < (hasAnswered ? PATIENCE : BOOT)) return;
    silentSince = undefined;
    onHung();
    part.signal('SIGKILL');
  }

  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
