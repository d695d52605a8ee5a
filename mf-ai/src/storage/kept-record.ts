/** What the browser keeps under a key; undefined when there is nothing or it cannot be read, which is logged. */
export function readKept(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch (error) {
    noteDamaged(key, error);
    return undefined;
  }
}

/** Logs that what was kept under a key is of no use. */
export function noteDamaged(key: string, cause?: unknown): void {
  console.warn(`What was kept under "${key}" is damaged and is ignored.`, cause ?? '');
}

/** Keeps a value until it is forgotten. A full or forbidden storage costs the copy, never the page. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn(`"${key}" could not be kept on this device.`, error);
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn(`"${key}" could not be removed from this device.`, error);
  }
}
