import { randomUUID } from 'node:crypto';
import {
  idsOf,
  isAccepted,
  type Answer,
  type Drink,
  type ListName,
  type Lists,
  type OwnerName,
} from '@peanut/contracts/testing/menu-model';
import {
  asOverwrite,
  isMergeable,
  isOrderChanged,
  reverse,
  stage,
  withKnownIds,
  type Applied,
  type Change,
  type Intent,
} from './changes.js';
import type { Tally } from './tally.js';

/**
 * A change under way: its answer was lost, it goes on top of the other owner's version, it clashes with that, or it names
 * drinks that are gone.
 */
type Open =
  | { is: 'unanswered' | 'merged' | 'outdated'; change: Change }
  | { is: 'conflict'; change: Change; theirs: Drink | null };

/** An owner before a page of the product: what the page shows, what is under way, what can be undone. */
export class Owner {
  private open: Open | undefined;
  /** Newest first. */
  private history: Applied[] = [];
  private edits = 0;

  constructor(
    readonly name: OwnerName,
    private readonly start: Lists,
    private readonly tally: Tally,
    /** The lists as last read. */
    public view: Lists = start,
  ) {}

  get isBusy(): boolean {
    return this.open !== undefined;
  }

  /**
   * What the owner sends next, if anything: what stands open goes first, as in a Save. Of an order the list
   * is looked at before, for it carries no version.
   */
  async next(intent: Intent, read: (list: ListName) => Promise<Drink[]>): Promise<Change | undefined> {
    const { open } = this;
    const change = this.goOn(open, intent) ?? this.begin(intent);
    if (change?.call.does !== 'reorder') return change;
    const current = await read(change.call.list);
    return open?.is === 'outdated' ? withKnownIds(change, current) : this.look(change, current, intent);
  }

  /** The answer never came. */
  lose(change: Change): void {
    this.open = { is: 'unanswered', change };
  }

  take(change: Change, answer: Answer): void {
    const { does } = change.call;
    const { status } = answer;
    // What is gone already counts as deleted.
    if (isAccepted(answer) || (does === 'delete' && status === 404)) this.apply(change, answer);
    else if (does === 'reorder' && status === 400) this.open = { is: 'outdated', change };
    else if (status === 412 && isMergeable(change, answer.body as Drink)) {
      this.tally.count('merges');
      this.open = { is: 'merged', change: asOverwrite(change, answer.body as Drink) };
    } else if (change.undoes) this.forget(change.undoes);
    else if (status === 412) this.open = { is: 'conflict', change, theirs: answer.body as Drink };
    else if (does === 'update' && status === 404) this.open = { is: 'conflict', change, theirs: null };
    // Only a drink that was deleted and that both make anew.
    else if (does === 'create' && status === 409) this.tally.count('createdTwice');
    else throw new Error(`${does} is ${status}`);
  }

  private goOn(open: Open | undefined, { overwrites }: Intent): Change | undefined {
    this.open = undefined;
    if (open?.is !== 'conflict') return open?.change;
    const { change, theirs } = open;
    this.tally.count(overwrites ? 'overwrites' : 'drops');
    if (overwrites) return asOverwrite(change, theirs);
    this.show(change, theirs);
    return undefined;
  }

  private begin(intent: Intent): Change | undefined {
    if (intent.does !== 'undo') return stage(intent, this.view, this.start, this.newText());
    const [entry] = this.history;
    return entry && reverse(entry);
  }

  private newText(): string {
    this.edits += 1;
    return `${this.name} ${this.edits}`;
  }

  private look(change: Change, current: Drink[], { overwrites }: Intent): Change | undefined {
    const ids = idsOf(current);
    if (!isOrderChanged(change, ids, this.made())) return change;
    this.tally.count('orderConflicts');
    if (change.undoes) return this.forget(change.undoes);
    const { call } = change;
    this.view = { ...this.view, [call.list]: current };
    // Under its old key the service may know the order already, and would not make it again.
    return overwrites ? { ...change, orderBefore: ids, call: { ...call, key: randomUUID() } } : undefined;
  }

  private made(): Set<string> {
    return new Set(this.history.flatMap(({ change: { call } }) => (call.does === 'create' ? call.id : [])));
  }

  private apply(change: Change, answer: Answer): void {
    const { call, undoes } = change;
    if (call.does === 'reorder') this.view = { ...this.view, [call.list]: answer.body as Drink[] };
    else this.show(change, (answer.body as Drink | undefined) ?? null);
    const versionAfter =
      call.does === 'create' || call.does === 'update' ? (answer.body as Drink).version : 0;
    if (!undoes) this.history = [{ change, versionAfter }, ...this.history];
    else {
      this.tally.count('undone');
      this.forget(undoes);
      if (versionAfter === undoes.versionAfter + 1) this.carryOn(undoes.change, versionAfter);
    }
  }

  /** The entry that the undone change was built on expects the version that the undo made. */
  private carryOn({ call: undone }: Change, versionAfter: number): void {
    if (undone.does !== 'update' && undone.does !== 'delete') return;
    this.history = this.history.map((entry) => {
      const { call } = entry.change;
      const isBefore =
        call.does !== 'reorder' && call.id === undone.id && entry.versionAfter === undone.version;
      return isBefore ? { ...entry, versionAfter } : entry;
    });
  }

  private forget(entry: Applied): undefined {
    this.history = this.history.filter(({ change }) => change !== entry.change);
  }

  /** Puts the drink as it now stands into the view, or takes it out. */
  private show({ call }: Change, drink: Drink | null): void {
    if (call.does === 'reorder') return;
    const shown = this.view[call.list];
    const isShown = shown.some(({ id }) => id === call.id);
    const list = shown.flatMap((item) => (item.id === call.id ? (drink ?? []) : item));
    this.view = { ...this.view, [call.list]: drink && !isShown ? [...list, drink] : list };
  }
}
