interface Stock {
  isAvailable: boolean;
  pourAnyway?: boolean;
  missing?: string[];
  without?: string[];
}

/** Whether a drink can be poured: the owner's list says apart what the shelf misses. */
export const isPourable = ({ isAvailable, pourAnyway = false, missing = [] }: Stock): boolean =>
  isAvailable && (pourAnyway || missing.length === 0);

/** A drink of the owner's list as guests get it: what the shelf misses is out of stock, and no more is said. */
export const asGuestsGet = <T extends Stock>(drink: T): T =>
  drink.missing
    ? { ...drink, isAvailable: isPourable(drink), missing: undefined, without: undefined }
    : drink;
