/** Texts that this browser stores, by key. Nothing throws: a full or forbidden storage costs the copy, never the page. */
export interface BrowserStorage {
  /** The stored text; undefined where there is none. */
  read: (key: string) => string | undefined;
  /** The stored JSON; a value that is damaged or fails the check is logged and ignored. */
  readJson: <T>(key: string, isValid: (value: unknown) => value is T) => T | undefined;
  /** Stores the text, undefined removes it. False where the browser refuses, which is logged. */
  write: (key: string, text: string | undefined) => boolean;
}

function browserStorage(open: () => Storage): BrowserStorage {
  const attempt = <T>(key: string, work: (storage: Storage) => T): T | undefined => {
    try {
      return work(open());
    } catch (error) {
      console.warn(`This browser does not store "${key}".`, error);
      return undefined;
    }
  };
  const read = (key: string) => attempt(key, (storage) => storage.getItem(key)) ?? undefined;
  return {
    read,
    readJson(key, isValid) {
      const text = read(key);
      if (text === undefined) return undefined;
      const value = parsed(text);
      if (isValid(value)) return value;
      console.warn(`The stored "${key}" is damaged and is ignored.`);
      return undefined;
    },
    write: (key, text) =>
      attempt(key, (storage) => {
        if (text === undefined) storage.removeItem(key);
        else storage.setItem(key, text);
        return true;
      }) ?? false,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** For all tabs, and across visits. */
export const deviceStorage = browserStorage(() => localStorage);

/** For this tab, reloads included. */
export const tabStorage = browserStorage(() => sessionStorage);
