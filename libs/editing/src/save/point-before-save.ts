import { ENDPOINTS } from '@peanut/contracts';
import { ApiError } from '@peanut/web';
import { callAsOwner } from '../calls/drink-calls';
import type { StagingRecord } from '../record/pending-change';

/** Save made no restore point, and so changed nothing. */
export class NoRestorePointError extends Error {
  override readonly name = 'NoRestorePointError';

  constructor(cause: unknown) {
    const reason = cause instanceof ApiError ? cause.serverMessage : 'The bar could not be reached.';
    super(['No restore point, so nothing was changed.', reason].filter(Boolean).join(' '), {
      cause,
    });
  }
}

/**
 * Makes a restore point of the menu as it is before the first change of a Save. A Save that goes on after a failure has
 * its point already: the first change was sent then. Throws {@link NoRestorePointError}.
 */
export async function makePointBeforeSave({ pending }: StagingRecord): Promise<void> {
  const oldest = pending.at(-1);
  if (!oldest || oldest.isSent) return;
  try {
    // The same key for the same Save: when its first change is refused, the next try makes no second point.
    const headers = { 'Idempotency-Key': `point-${oldest.id}` };
    await callAsOwner(ENDPOINTS.createRestorePoint, { body: {}, headers });
  } catch (error) {
    // A menu service of the last release knows no restore points.
    if (error instanceof ApiError && error.status === 404) return;
    throw new NoRestorePointError(error);
  }
}
