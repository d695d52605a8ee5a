/** What is stored under a key; undefined when there is nothing or it cannot be read, which is logged. */
export function loadItem(key: string): unknown {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch (error) {
    warnDamaged(key, error);
    return undefined;
  }
}

export function warnDamaged(key: string, cause?: unknown): void {
  console.warn(`What was kept under "${key}" is damaged and is ignored.`, cause ?? '');
}

/** Stores a value. A full or forbidden storage costs the copy, never the page. */
export function saveItem(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn(`"${key}" could not be kept on this device.`, error);
  }
}

export function removeItem(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn(`"${key}" could not be removed from this device.`, error);
  }
}
