import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Database, UnavailableException } from '@peanut/service';
import type { EntityManager } from 'typeorm';
import { CachedList, listBytes, type ListBytes } from './cached-list.js';
import { CHANGES_SQL, LIST_NAMES, listSql, type ListTable, type ListRow } from './list-sql.js';
import { withShelf } from './with-shelf.js';

/** How often changes of other processes are looked for, in milliseconds; the contract allows a second. */
const WATCH_EVERY_MS = 500;
/** How long a write waits for visitors' lists to be ready; after that the watch refreshes them. */
const REFRESH_WAIT_MS = 1_000;

/** The four lists: visitors' from memory, the owner's from the database. */
@Injectable()
export class MenuListCache implements OnApplicationShutdown {
  private readonly cached: Record<ListTable, CachedList>;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private readonly listeners: (() => void)[] = [];

  constructor(private readonly database: Database) {
    this.cached = {
      cocktails: this.cachedList('cocktails'),
      whiskeys: this.cachedList('whiskeys'),
      spirit_options: this.cachedList('spirit_options'),
      pages: this.cachedList('pages'),
    };
    database.onReady(() => void this.watch());
  }

  onApplicationShutdown(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** The visitors' list when it is in memory. */
  cachedBytes(list: ListTable): ListBytes | undefined {
    return this.cached[list].current;
  }

  /** @throws UnavailableException when it was never read and cannot be read now */
  async forVisitors(list: ListTable): Promise<ListBytes> {
    if (!this.cached[list].current) await this.cached[list].refresh();
    const current = this.cached[list].current;
    if (!current)
      throw new UnavailableException('The menu cannot be read just now. Please try again in a moment.');
    return current;
  }

  async forAdmin(list: ListTable): Promise<ListBytes> {
    return listBytes(onlyRow(await this.database.query<ListRow>(listSql(list, 'admin'))), 'admin');
  }

  /** The owner's list within a transaction, as values. */
  async within<Item>(manager: EntityManager, list: ListTable): Promise<Item[]> {
    const rows: ListRow[] = await manager.query(listSql(list, 'admin'));
    return JSON.parse(withShelf(onlyRow(rows), 'admin')) as Item[];
  }

  /** After a write: resolves when visitors get the lists as they are now. */
  async refresh(lists: readonly ListTable[]): Promise<void> {
    const refreshed = Promise.all(lists.map((list) => this.cached[list].refresh()));
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise((resolve) => (timer = setTimeout(resolve, REFRESH_WAIT_MS)));
    await Promise.race([refreshed, enough]);
    clearTimeout(timer);
  }

  /** Calls back after each change of a list, once visitors get it as it is now. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  private cachedList(list: ListTable): CachedList {
    return new CachedList(
      list,
      async () => onlyRow(await this.database.query<ListRow>(listSql(list, 'visitor'))),
      () => this.listeners.forEach((listener) => listener()),
    );
  }

  private async watch(): Promise<void> {
    await this.refreshChanged().catch(() => undefined);
    if (!this.stopped) this.timer = setTimeout(() => void this.watch(), WATCH_EVERY_MS);
  }

  private async refreshChanged(): Promise<void> {
    const rows = await this.database.query<{ list: string; changes: string }>(CHANGES_SQL);
    const counts = new Map(rows.map(({ list, changes }) => [list, changes]));
    const changed = LIST_NAMES.filter((list) => this.cached[list].current?.changes !== counts.get(list));
    await Promise.all(changed.map((list) => this.cached[list].refresh()));
  }
}

function onlyRow(rows: ListRow[]): ListRow {
  const [row] = rows;
  if (!row) throw new Error('A list came back without a row');
  return row;
}
