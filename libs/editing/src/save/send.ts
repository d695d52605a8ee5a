import { BODY, ENDPOINTS, SAVE_BATCH, type ChangeResult } from '@peanut/contracts';
import type { StagedChange } from '@peanut/contracts/requests';
import { ApiError } from '@peanut/web';
import { callAsOwner, sendChange, type SentChange } from '../calls/drink-calls';
import { type Item, itemIdOf, type PendingChange, type StagingRecord } from '../record/pending-change';
import { addSpiritsOf } from './added-spirit';
import { type Conflict, conflictOf, createConflictOf, orderConflictOf } from './conflict';

/** What became of the changes of one call. */
export interface Outcome {
  /** What was applied, oldest first. */
  sent: { change: PendingChange; answer: SentChange }[];
  /** What this call surely did not apply, as it was before. */
  untried: PendingChange[];
  /** The change that met another's. */
  conflict?: Conflict | undefined;
  /** The change that was refused for another reason, or got no answer. */
  failed?: { change: PendingChange; error: unknown };
  /** The service is of the last release, and knows no batches. */
  isUnknownCall?: true;
}

/** The change to send next, in a call of its own. */
export const oldestAlone = ({ pending }: StagingRecord): PendingChange[] => pending.slice(-1);

/**
 * The changes to send next in one call: as many as fit. An order goes alone, since it is compared with the list first, and so
 * does a second change of an item, which expects the version that the first one makes.
 */
export function oldestBatch({ pending }: StagingRecord): PendingChange[] {
  const batch: PendingChange[] = [];
  const items = new Set<string>();
  // Room for what is around the changes.
  let bytes = 100;
  for (const change of pending.toReversed()) {
    const itemId = itemIdOf(change);
    if (itemId === undefined || items.has(itemId)) break;
    bytes += bytesOf(change);
    if (batch.length === SAVE_BATCH.max || bytes > BODY.maxLongBytes) break;
    items.add(itemId);
    batch.push(change);
  }
  return batch.length > 0 ? batch : pending.slice(-1);
}

const bytesOf = (change: PendingChange): number =>
  new TextEncoder().encode(JSON.stringify(asStaged(change))).length + 1;

/** Sends the changes, oldest first, and tells what became of each. `record`: what is pending, and what can be undone. */
export function send(changes: readonly PendingChange[], record: StagingRecord): Promise<Outcome> {
  const [change] = changes;
  return change && changes.length === 1 ? sendAlone(change, record) : sendBatch(changes);
}

async function sendAlone(change: PendingChange, record: StagingRecord): Promise<Outcome> {
  try {
    const conflict = change.type === 'reorder' ? await orderConflictOf(change, record) : undefined;
    if (conflict) return { sent: [], untried: [], conflict };
    await addSpiritsOf([change]);
    return { sent: [{ change, answer: await sendChange(change) }], untried: [] };
  } catch (error) {
    return stoppedAt(change, error, [], []);
  }
}

async function sendBatch(changes: readonly PendingChange[]): Promise<Outcome> {
  try {
    await addSpiritsOf(changes);
    const { results } = await callAsOwner(ENDPOINTS.applyChanges, {
      body: { changes: changes.map(asStaged) },
    });
    return await outcomeOf(changes, results);
  } catch (error) {
    const [change] = changes;
    if (!change) throw error;
    if (error instanceof ApiError && error.status === 404)
      return { sent: [], untried: [...changes], isUnknownCall: true };
    // A refused call applied nothing; one that got no answer may have applied everything.
    const isRefused = error instanceof ApiError && error.status < 500;
    return { sent: [], untried: isRefused ? changes.slice(1) : [], failed: { change, error } };
  }
}

/** The change as the call of many has it: its own call's key, body and version. */
function asStaged(change: PendingChange): StagedChange {
  const { id: key, type, entityType } = change;
  if (type === 'reorder') return { key, type, entityType, data: change.data };
  const staged = { key, type, entityType, id: change.itemId, ...(change.data && { data: change.data }) };
  return 'version' in change && change.version > 0 ? { ...staged, ifMatch: change.version } : staged;
}

async function outcomeOf(
  changes: readonly PendingChange[],
  results: readonly ChangeResult[],
): Promise<Outcome> {
  const sent: Outcome['sent'] = [];
  for (const [index, change] of changes.entries()) {
    const result = results[index];
    if (!result) return { sent, untried: changes.slice(index) };
    if (result.status < 400) sent.push({ change, answer: answerOf(result) });
    else {
      const refused = new ApiError(result.status, JSON.stringify(result.body));
      return stoppedAt(change, refused, sent, changes.slice(index + 1));
    }
  }
  return { sent, untried: [] };
}

const answerOf = ({ body }: ChangeResult): SentChange => (body ? { item: body as Item } : {});

/** The outcome of a call that ended at a change. One that turns out to be done already counts as applied. */
async function stoppedAt(
  change: PendingChange,
  error: unknown,
  before: Outcome['sent'],
  untried: PendingChange[],
): Promise<Outcome> {
  if (isDoneAlready(change, error)) return { sent: [...before, { change, answer: {} }], untried };
  const conflict =
    change.type === 'create' ? await createConflictOf(change, error) : conflictOf(change, error);
  return { sent: before, untried, ...(conflict ? { conflict } : { failed: { change, error } }) };
}

function isDoneAlready(change: PendingChange, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  // The service stores keys of successes only: 422 means that an earlier body under this key was applied.
  return error.status === 422 || (change.type === 'delete' && error.status === 404);
}
