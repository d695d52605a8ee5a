import { startTransition, useCallback, useMemo, useState } from 'react';
import { type Choice, planOf } from './import-plan';
import { type ImportRow, importRows } from './import-rows';
import type { PreparedDrink } from './prepared-drink';
import { spiritFinder, type SpiritChoices, unknownSpirits, usualSpirits } from './spirits';
import type { useMenu } from './use-menu';
import { unnamedDrinks } from './whole-menu';

const NO_CHOICES: ReadonlyMap<number, Choice> = new Map();
const NO_SPIRITS: SpiritChoices = new Map();
const NONE: readonly never[] = [];

/** What the drinks are compared with. */
type Known = Pick<
  Extract<ReturnType<typeof useMenu>, { status: 'ready' }>,
  'menu' | 'spirits' | 'isSavedCopy'
>;

/** The rows of what was read, what the owner chose for them, and what comes of it. */
export function useImport(drinks: readonly PreparedDrink[], { menu, spirits: active, isSavedCopy }: Known) {
  const [choices, setChoices] = useState(NO_CHOICES);
  const [chosenSpirits, setSpirits] = useState(NO_SPIRITS);
  const [wantsWhole, setWhole] = useState(false);
  // Nobody knows by then which hidden drinks would go.
  const isWhole = wantsWhole && !isSavedCopy;
  const rows = useMemo(() => importRows(drinks, menu), [drinks, menu]);
  const unknown = useMemo(() => unknownSpirits(rows, active), [rows, active]);
  const spirits = useMemo(
    () => new Map([...usualSpirits(rows, unknown), ...chosenSpirits]),
    [rows, unknown, chosenSpirits],
  );
  const plans = useMemo(
    () => planOf(rows, choices, spiritFinder(active, spirits), isWhole),
    [rows, choices, active, spirits, isWhole],
  );
  const removed = useMemo(() => (isWhole ? unnamedDrinks(rows, menu) : NONE), [rows, menu, isWhole]);
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
    setSpirits((before) => new Map([...before, ...named.map((key) => [key, spirit(key)] as const)]));
  const startAnew = () => {
    setChoices(NO_CHOICES);
    setSpirits(NO_SPIRITS);
    setWhole(false);
  };
  return {
    ...{ rows, plans, unknown, spirits, isWhole, removed },
    ...{ choose, chooseFor, chooseSpirits, chooseWhole: setWhole, startAnew },
  };
}
