import { useSyncExternalStore } from 'react';

export interface Store<T> {
  get: () => T;
  /** The initial value: pages are prerendered and hydrated with it. */
  getInitial: () => T;
  /** Replaces the value and tells every listener. */
  set: (next: T) => void;
  /** Calls the listener after each change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/** A value that lives outside React, so that every micro-frontend sees the same one. */
export function createStore<T>(initial: T): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    getInitial: () => initial,
    set(next) {
      if (Object.is(next, current)) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store's value, drawn anew whenever it changes. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.getInitial);
}
