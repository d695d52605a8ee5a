import { createHash } from 'node:crypto';
import { SESSION_COOKIE, type AdminSession } from '@peanut/contracts';
import { UnavailableException } from '../http/exceptions.js';
import { Semaphore } from '../semaphore.js';
import { SessionSource } from './admin-sessions.js';
import { cookieName } from './cookies.js';

const TIMEOUT_MS = 2_000;
/** Short enough that a session ended elsewhere ends here at once, long enough to take a burst of calls. */
const CACHED_MS = { active: 1_000, inactive: 5_000 } as const;
const MAX_ENTRIES = 500;
/** Tokens that were never found alive are asked for a few at a time: anybody can make them up, and the owner's go ahead. */
const STRANGERS = { running: 4, waiting: 1_000, patience: TIMEOUT_MS, longest: TIMEOUT_MS } as const;

interface Entry {
  answer: Promise<AdminSession>;
  expires: number;
}

function isAdminSession(value: unknown): value is AdminSession {
  return typeof value === 'object' && value !== null && typeof (value as AdminSession).active === 'boolean';
}

const unavailable = (cause?: unknown): Error =>
  new UnavailableException(
    'The admin service does not answer, so your login cannot be checked just now and nothing was changed. Please try again in a moment.',
    cause,
  );

/** Asks the admin service, and fails closed: no clear answer is no session but a 503. */
export class RemoteSessionSource extends SessionSource {
  private readonly entries = new Map<string, Entry>();
  /** Keys of sessions that were alive when they were last asked for. */
  private readonly alive = new Set<string>();
  private readonly strangers = new Semaphore(STRANGERS, unavailable);
  private readonly address: string;

  /** @param adminUrl base address of the admin service */
  constructor(adminUrl: string) {
    super();
    this.address = new URL('/internal/session', adminUrl).href;
  }

  find(token: string, secure: boolean): Promise<AdminSession> {
    const key = createHash('sha256').update(`${secure} ${token}`).digest('base64');
    const known = this.entries.get(key);
    if (known !== undefined && known.expires > performance.now()) return known.answer;
    const ask = () => this.ask(token, secure);
    const answer = this.alive.has(key) ? ask() : this.strangers.enter(ask);
    const entry: Entry = { answer, expires: Infinity };
    this.keep(key, entry);
    answer.then(
      ({ active }) => {
        entry.expires = performance.now() + (active ? CACHED_MS.active : CACHED_MS.inactive);
        this.note(key, active);
      },
      () => this.entries.delete(key),
    );
    return answer;
  }

  private note(key: string, isAlive: boolean): void {
    this.alive.delete(key);
    if (!isAlive) return;
    this.alive.add(key);
    const [oldest] = this.alive;
    if (this.alive.size > MAX_ENTRIES && oldest !== undefined) this.alive.delete(oldest);
  }

  private keep(key: string, entry: Entry): void {
    const oldest = this.entries.keys().next();
    if (this.entries.size >= MAX_ENTRIES && !oldest.done) this.entries.delete(oldest.value);
    this.entries.delete(key);
    this.entries.set(key, entry);
  }

  private async ask(token: string, secure: boolean): Promise<AdminSession> {
    try {
      const response = await fetch(this.address, {
        headers: {
          cookie: `${cookieName(SESSION_COOKIE, secure)}=${token}`,
          'x-forwarded-proto': secure ? 'https' : 'http',
        },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const session: unknown = await response.json();
      if (!response.ok || !isAdminSession(session)) throw new Error(`answered ${response.status}`);
      return session;
    } catch (error) {
      throw unavailable(error);
    }
  }
}
