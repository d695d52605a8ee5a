import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { ChangeResult, EntityType } from '@peanut/contracts';
import type { StagedChange } from '@peanut/contracts/requests';
import {
  Idempotency,
  changeEntry,
  errorAnswer,
  errorBody,
  type OwnerLogEntry,
  type WriteCall,
} from '@peanut/service';
import type { Request } from 'express';
import { CocktailsService } from '../cocktails/cocktails.service.js';
import { lockOrder } from '../database/list-order.js';
import { COCKTAILS, WHISKEYS } from '../drinks/drink-kinds.js';
import { WhiskeysService } from '../whiskeys/whiskeys.service.js';
import { WriteTransaction } from '../write-transaction.js';
import { ownCalls, type OwnCall } from './own-call.js';

interface Applied {
  results: ChangeResult[];
  /** For the owner's log: those that are no repeats. */
  made: OwnerLogEntry[];
}

interface Step {
  change: StagedChange;
  own: OwnCall;
}

const LISTS = { cocktail: 'cocktails', whiskey: 'whiskeys' } as const;

/**
 * Applies staged changes in their order, in one transaction: a batch that is killed has done nothing, and its repeat does all
 * of it. When a change is refused, the transaction is broken off, and one of those before it takes its place: refusals are
 * rare, and a savepoint for each change would take longer than the changes.
 */
@Injectable()
export class ChangesService {
  private readonly callOf: Record<EntityType, (change: StagedChange) => Promise<OwnCall>>;

  constructor(
    private readonly writes: WriteTransaction,
    private readonly idempotency: Idempotency,
    cocktails: CocktailsService,
    whiskeys: WhiskeysService,
  ) {
    this.callOf = { cocktail: ownCalls(COCKTAILS, cocktails), whiskey: ownCalls(WHISKEYS, whiskeys) };
  }

  /** Stops at the first change that fails. Throws when the fault is ours or the database's: then nothing is applied. */
  async apply(request: Request, changes: readonly StagedChange[]): Promise<Applied> {
    const steps: Step[] = [];
    let refused: ChangeResult[] = [];
    const stopAt = (change: StagedChange | undefined, error: unknown): void => {
      const answer = errorAnswer(error);
      if (!change || answer.status >= 500) throw error;
      refused = [{ key: change.key, status: answer.status, body: errorBody(request, answer) }];
    };
    for (const change of changes) {
      // Checking many takes long enough for a guest's list to wait.
      await nextTurn();
      try {
        steps.push({ change, own: await this.callOf[change.entityType](change) });
      } catch (error) {
        stopAt(change, error);
        break;
      }
    }
    while (steps.length > 0) {
      let at = 0;
      try {
        const applied = await this.applyAll(steps, (step) => (at = step));
        return { ...applied, results: [...applied.results, ...refused] };
      } catch (error) {
        stopAt(steps[at]?.change, error);
        steps.length = at;
      }
    }
    return { results: refused, made: [] };
  }

  /** @param begin is told the step that comes next */
  private applyAll(steps: readonly Step[], begin: (step: number) => void): Promise<Applied> {
    const lists = [...new Set(steps.map(({ change }) => LISTS[change.entityType]))].sort();
    return this.writes.runBatch(lists, async (manager) => {
      // In one order, so that two batches wait for one another and neither for ever.
      for (const list of lists) await lockOrder(manager, list);
      const applied: Applied = { results: [], made: [] };
      const repeats = new Set<WriteCall>();
      const calls = steps.map((step) => writeCall(step, repeats));
      const keys = await this.idempotency.claim(manager, calls);
      for (const [index, { change, own }] of steps.entries()) {
        begin(index);
        const call = calls[index] as WriteCall;
        const body = await keys.answer(call, (within) => own.work(within), own.again);
        applied.results.push({ key: change.key, status: own.status, body: body ?? null });
        if (!repeats.has(call)) applied.made.push(changeEntry(`${own.method} ${own.path}`, body));
      }
      await keys.store();
      return applied;
    });
  }
}

/** The call as its own request would be; it adds itself to `repeats` when it is one. */
function writeCall({ change, own }: Step, repeats: Set<WriteCall>): WriteCall {
  const { method, path, body = null } = own;
  const call: WriteCall = {
    key: change.key,
    method,
    path,
    body: JSON.stringify(body),
    ifMatch: undefined,
    markReplayed: () => repeats.add(call),
  };
  return call;
}
