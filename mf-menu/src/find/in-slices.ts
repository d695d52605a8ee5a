/** So long one slice holds the page, in milliseconds. */
const SLICE_MS = 8;

/** Does something with each item, in slices between which the page responds; false when it was told to stop. */
export async function inSlices<Item>(
  items: readonly Item[],
  handle: (item: Item) => void,
  signal: AbortSignal,
): Promise<boolean> {
  let sliceEnd = performance.now() + SLICE_MS;
  for (const item of items) {
    if (performance.now() > sliceEnd) {
      await new Promise((resolve) => setTimeout(resolve));
      if (signal.aborted) return false;
      sliceEnd = performance.now() + SLICE_MS;
    }
    handle(item);
  }
  return !signal.aborted;
}
