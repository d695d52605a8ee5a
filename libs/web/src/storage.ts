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
      console.warn(`This browser could not read or store "${key}".`, error);
      return undefined;
    }
  };
  return {
    read: (key) => attempt(key, (storage) => storage.getItem(key)) ?? undefined,
    readJson: (key, isValid) =>
      attempt(key, (storage) => {
        const text = storage.getItem(key);
        if (text === null) return undefined;
        const value: unknown = JSON.parse(text);
        if (!isValid(value)) throw new TypeError('It is damaged.');
        return value;
      }),
    write: (key, text) =>
      attempt(key, (storage) => {
        if (text === undefined) storage.removeItem(key);
        else storage.setItem(key, text);
        return true;
      }) ?? false,
  };
}

/** For all tabs, and across visits. */
export const deviceStorage = browserStorage(() => localStorage);

/** For this tab, reloads included. */
export const tabStorage = browserStorage(() => sessionStorage);
