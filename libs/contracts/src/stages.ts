/** What the owner reads on an item or change that is staged, by the kind of the change. */
export const STAGE_BADGES = {
  create: 'NEW',
  update: 'UPDATED',
  delete: 'WILL DELETE',
  reorder: 'STAGED',
} as const;

/** Kind of the pending change of an item itself; its place is another matter. */
export type Stage = Exclude<keyof typeof STAGE_BADGES, 'reorder'>;
