import type { AdminSessions } from '@peanut/service';
import { LocalCounterStore } from '@peanut/service/rate-limit';
import type { Request } from 'express';
import { DailyBudget } from './daily-budget.js';
import { RateLimiter } from './rate-limiter.js';

const ADDRESS = '198.51.100.7';
let made = 0;

/** A request from an address, with the cookie of a browser that nobody saw before unless one is given. */
function from(ip: string, visitor = String((made += 1)).padStart(22, '0')): Request {
  return { ip, secure: false, headers: { cookie: `peanut_visitor=${visitor}` } } as unknown as Request;
}

/** How many of so many calls are let through. */
async function letThrough(count: number, call: () => Promise<void>): Promise<number> {
  const calls = await Promise.allSettled(Array.from({ length: count }, call));
  return calls.filter(({ status }) => status === 'fulfilled').length;
}

describe('RateLimiter', () => {
  let limiter: RateLimiter;
  beforeEach(() => {
    limiter = new RateLimiter({ chat: 4, recommendations: 3, parse: 5 }, new LocalCounterStore());
  });

  it('lets a visitor ask so many times a minute, for each kind', async () => {
    const ask = () => limiter.take('chat', from(ADDRESS, 'x'.repeat(22)));
    expect(await letThrough(20, ask)).toBe(4);
    expect(await letThrough(20, () => limiter.take('parse', from(ADDRESS, 'x'.repeat(22))))).toBe(5);
  });

  it('lets an address ask ten times as often, however many visitors it makes up', async () => {
    expect(await letThrough(60, () => limiter.take('chat', from(ADDRESS)))).toBe(40);
    expect(await letThrough(60, () => limiter.take('chat', from('198.51.100.8')))).toBe(40);
  });
});

describe('DailyBudget', () => {
  const guests = { isKnownAdmin: () => Promise.resolve(false) } as unknown as AdminSessions;
  let budget: DailyBudget;
  beforeEach(() => {
    const counters = new LocalCounterStore();
    budget = new DailyBudget(50, { guests: counters, owner: counters }, guests);
  });

  it('is one for all guests, and leaves the owner a reserve', async () => {
    let address = 0;
    expect(await letThrough(80, () => budget.takeForVisitor(from(`203.0.113.${(address += 1)}`)))).toBe(50);
    expect(await letThrough(20, () => budget.takeForOwner())).toBe(10);
  });

  it('gives an address a tenth', async () => {
    expect(await letThrough(20, () => budget.takeForVisitor(from(ADDRESS)))).toBe(5);
  });
});
