import { startTransition, useCallback, useMemo, useState } from 'react';
import { type Choice, planOf } from './import-plan';
import { type ImportRow, importRows, type Menu } from './import-rows';
import type { PreparedDrink } from './prepared-drink';
import { spiritFinder, type SpiritChoices, unknownSpirits } from './spirits';

const NO_CHOICES: ReadonlyMap<number, Choice> = new Map();
const NO_SPIRITS: SpiritChoices = new Map();

/** The rows of what was read, what the owner chose for them, and what comes of it. */
export function useImport(drinks: readonly PreparedDrink[], menu: Menu, active: readonly string[]) {
  const [choices, setChoices] = useState(NO_CHOICES);
  const [spirits, setSpirits] = useState(NO_SPIRITS);
  const rows = useMemo(() => importRows(drinks, menu), [drinks, menu]);
  const unknown = useMemo(() => unknownSpirits(rows, active), [rows, active]);
  const plans = useMemo(
    () => planOf(rows, choices, spiritFinder(active, spirits)),
    [rows, choices, active, spirits],
  );
  const choose = useCallback(
    (index: number, choice: Choice) => setChoices((before) => new Map(before).set(index, choice)),
    [],
  );
  const chooseFor = (chosen: readonly ImportRow[], choice: Choice) =>
    // So many rows are drawn anew: what the owner does meanwhile goes first.
    startTransition(() =>
      setChoices((before) => new Map([...before, ...chosen.map(({ index }) => [index, choice] as const)])),
    );
  const chooseSpirits = (named: readonly string[], spirit: (key: string) => string | undefined) =>
    setSpirits((before) => {
      const after = new Map(before);
      for (const key of named) {
        const name = spirit(key);
        if (name === undefined) after.delete(key);
        else after.set(key, name);
      }
      return after;
    });
  const startAnew = () => {
    setChoices(NO_CHOICES);
    setSpirits(NO_SPIRITS);
  };
  return { rows, plans, unknown, spirits, choose, chooseFor, chooseSpirits, startAnew };
}
