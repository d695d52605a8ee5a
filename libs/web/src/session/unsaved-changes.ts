import { deviceStorage } from '../storage';

const KEY = 'unsaved-changes';

/** How many changes wait in this browser for their Save. A page without the network reads it before it knows its owner. */
export const unsavedChanges = {
  count: (): number => Number(deviceStorage.read(KEY) ?? 0) || 0,
  note: (count: number): void => {
    const text = count > 0 ? String(count) : undefined;
    if (deviceStorage.read(KEY) !== text) deviceStorage.write(KEY, text);
  },
};
