import { MEASURES } from '@peanut/contracts';
import { createStore, deviceStorage, useStore } from '@peanut/web';
import type { Measures } from './measured-line';

const store = createStore<Measures>(savedMeasures());

/** The guest's choice, the same on every card. */
export const useMeasures = (): Measures => useStore(store);

/** Shows amounts that way from now on, and after a reload where the browser stores anything. */
export function setMeasures(measures: Measures): void {
  store.set(measures);
  deviceStorage.write(MEASURES.key, measures);
}

function savedMeasures(): Measures {
  const saved = deviceStorage.read(MEASURES.key);
  return saved === 'ml' || saved === 'oz' ? saved : 'as-written';
}
