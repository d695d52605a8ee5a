/** Longer than the service waits for its model. */
const IDLE_TIMEOUT_MS = 45_000;

interface IdleTimeout {
  /** Fires with the outer signal, or when nothing came for too long. */
  signal: AbortSignal;
  reset: () => void;
  /** Lets go of the connection, whatever is left of it. */
  end: () => void;
}

/** Gives up on a connection on which nothing comes any more. */
export function createIdleTimeout(outer: AbortSignal): IdleTimeout {
  const controller = new AbortController();
  const stop = () => controller.abort(outer.reason);
  let timer: ReturnType<typeof setTimeout>;
  const reset = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(new Error('The bartender fell silent.')), IDLE_TIMEOUT_MS);
  };
  if (outer.aborted) stop();
  outer.addEventListener('abort', stop);
  reset();
  return {
    signal: controller.signal,
    reset,
    end: () => {
      clearTimeout(timer);
      outer.removeEventListener('abort', stop);
      controller.abort();
    },
  };
}
