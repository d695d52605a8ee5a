/** Longer than the service waits for its model. In milliseconds. */
const LONGEST_SILENCE = 45_000;

interface SilenceLimit {
  /** Fires with the outer signal, or when nothing was heard for too long. */
  signal: AbortSignal;
  heard: () => void;
  /** Lets go of the connection, whatever is left of it. */
  end: () => void;
}

/** Gives up on a connection that says nothing any more. */
export function withSilenceLimit(outer: AbortSignal): SilenceLimit {
  const controller = new AbortController();
  const stop = () => controller.abort(outer.reason);
  let timer: ReturnType<typeof setTimeout>;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(new Error('The bartender fell silent.')), LONGEST_SILENCE);
  };
  if (outer.aborted) stop();
  outer.addEventListener('abort', stop);
  heard();
  return {
    signal: controller.signal,
    heard,
    end: () => {
      clearTimeout(timer);
      outer.removeEventListener('abort', stop);
      controller.abort();
    },
  };
}
