import type { EntityManager } from 'typeorm';

/**
 * The work, done once in a transaction for each of its arguments: what it locks or reads is so until the transaction ends.
 */
export function onceInTransaction<Argument, T>(
  work: (manager: EntityManager, argument: Argument) => Promise<T>,
): (manager: EntityManager, argument: Argument) => Promise<T> {
  const done = new WeakMap<EntityManager, Map<Argument, Promise<T>>>();
  return (manager, argument) => {
    const known = done.get(manager) ?? new Map<Argument, Promise<T>>();
    done.set(manager, known);
    const result = known.get(argument) ?? work(manager, argument);
    known.set(argument, result);
    return result;
  };
}
