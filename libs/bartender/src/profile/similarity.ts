import { FLAVOURS } from '../knowledge/flavours.js';
import { type ProfileFacts } from './profile.js';

type Comparable = Pick<ProfileFacts, 'flavours' | 'strength' | 'families' | 'forms' | 'contains'>;

function flavourLikeness(one: Comparable, other: Comparable): number {
  let shared = 0;
  let total = 0;
  for (const flavour of FLAVOURS) {
    const [a, b] = [one.flavours[flavour] ?? 0, other.flavours[flavour] ?? 0];
    shared += Math.min(a, b);
    total += Math.max(a, b);
  }
  return total === 0 ? 0 : shared / total;
}

/** Shared members over the smaller set; 0 when either is empty. */
function overlap<Member>(one: ReadonlySet<Member>, other: ReadonlySet<Member>): number {
  const smaller = Math.min(one.size, other.size);
  if (smaller === 0) return 0;
  return [...one].filter((member) => other.has(member)).length / smaller;
}

/** How much two drinks have in common, 0 to 1. */
export function similarity(one: Comparable, other: Comparable): number {
  return (
    0.5 * flavourLikeness(one, other) +
    0.15 * (1 - Math.min(1, Math.abs(one.strength - other.strength) * 2)) +
    0.15 * overlap(one.families, other.families) +
    0.1 * overlap(one.forms, other.forms) +
    0.1 * overlap(one.contains, other.contains)
  );
}
