/** Whether a drink can be poured: the owner's list says apart what the shelf misses. */
export const isPourable = ({
  isAvailable,
  missing = [],
}: {
  isAvailable: boolean;
  missing?: string[];
}): boolean => isAvailable && missing.length === 0;
