import { type ImportRow, isSameAsTwin } from './import-rows';
import { NO_SPIRIT, type spiritFinder, type StagedSpirit } from './spirits';

/** What becomes of a drink that was read. */
export type Choice = 'add' | 'replace' | 'leave';

export interface RowPlan {
  choice: Choice;
  /** The drink is staged. */
  isStaged: boolean;
  /** Why it cannot be. */
  reason?: string;
  /** It would replace a drink that is the same: that stays as it is. */
  stays?: boolean;
  /** Nothing that the owner chooses in its row helps. */
  isFixed: boolean;
  /** Of a cocktail. */
  spirit?: StagedSpirit | undefined;
}

type FindSpirit = ReturnType<typeof spiritFinder>;

/**
 * What each row will do.
 * @param choices the owner's, by the rows' indexes
 * @param isWhole the file is the whole menu: what it has of a drink replaces what the menu has
 */
export function planOf(
  rows: readonly ImportRow[],
  choices: ReadonlyMap<number, Choice>,
  findSpirit: FindSpirit,
  isWhole = false,
): RowPlan[] {
  const replaced = new Set<string>();
  const usual = isWhole ? usualOfWhole() : usualChoice;
  return rows.map((row) => {
    const usually = usual(row);
    const choice = choices.get(row.index) ?? usually;
    const plan = rowPlan(row, choice, findSpirit);
    const id = plan.isStaged && choice === 'replace' ? row.twin?.id : undefined;
    if (id === undefined) return plan;
    if (replaced.has(id)) return { ...plan, isStaged: false, reason: TWICE };
    replaced.add(id);
    return plan;
  });
}

const TWICE = 'Another drink of this name replaces it already. Add this one beside it, or leave it out.';

/**
 * New drinks are taken. One that the menu has is left out: that neither changes what is there nor lists a drink
 * twice, whatever the file was. So is a repeat of the same drink, and one that the owner should look at first.
 */
const usualChoice = ({ twin, isRepeat, doubts }: ImportRow): Choice =>
  twin || isRepeat || doubts.length > 0 ? 'leave' : 'add';

/** Where the file is the menu, the first drink of a name replaces what the menu has, and any other stands beside it. */
function usualOfWhole(): (row: ImportRow) => Choice {
  const met = new Set<string>();
  return (row) => {
    const { twin, isRepeat, doubts } = row;
    if (!twin || isRepeat || doubts.length > 0) return usualChoice(row);
    return met.size === met.add(twin.id).size ? 'add' : 'replace';
  };
}

function rowPlan(row: ImportRow, choice: Choice, findSpirit: FindSpirit): RowPlan {
  if (row.invalid !== undefined) return { choice, isStaged: false, isFixed: true, reason: row.invalid };
  const spirit = row.entityType === 'cocktail' ? spiritOf(row, choice, findSpirit) : undefined;
  if (row.entityType === 'cocktail' && !spirit) {
    return { choice, isStaged: false, isFixed: !keepsSpirit(row), reason: undecided(row.input.spirit) };
  }
  if (choice === 'replace' && isSameAsTwin(row))
    return { choice, isStaged: false, isFixed: false, stays: true, spirit };
  return { choice, isStaged: choice !== 'leave', isFixed: false, spirit };
}

const undecided = (spirit: string) =>
  spirit === NO_SPIRIT
    ? 'No spirit was found in it. Choose one above.'
    : `“${spirit}” is not on your list of spirits. Choose above what its drinks get.`;

/** A drink on the menu may keep its spirit, though that be inactive by now, and does where what was read names none. */
const keepsSpirit = ({ input, twin }: ImportRow): boolean =>
  twin !== undefined && (input.spirit === NO_SPIRIT || input.spirit === twin.spirit);

function spiritOf(row: ImportRow, choice: Choice, findSpirit: FindSpirit): StagedSpirit | undefined {
  const { input, twin } = row;
  const found = findSpirit(input.spirit);
  if (choice !== 'replace' || !twin || !keepsSpirit(row)) return found;
  return found && input.spirit !== NO_SPIRIT ? found : { name: twin.spirit, isAdded: false };
}
