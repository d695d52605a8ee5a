import { randomBytes } from 'node:crypto';
import type { Database } from '@peanut/service';
import type { Credentials } from '../password/credentials.js';
import { sessionHash, Sessions } from './sessions.js';

const token = (): string => randomBytes(32).toString('base64url');
const expiresAt = new Date('2026-11-29T08:00:00Z');

let query: jest.Mock;
let sessions: Sessions;
beforeEach(() => {
  query = jest.fn();
  sessions = new Sessions({ query } as unknown as Database, {} as Credentials);
});

it('looks all tokens up together that are asked for while others are', async () => {
  const live = token();
  query.mockImplementation((_, [hashes]: [Buffer[]]) => {
    const found = hashes.filter((hash) => hash.equals(sessionHash(live)));
    return Promise.resolve(found.map((hash) => ({ hash, expiresAt, seen: true })));
  });
  const forged = Array.from({ length: 80 }, token);
  const first = sessions.find(token());
  const answers = await Promise.all([first, ...[...forged, live, live].map((each) => sessions.find(each))]);
  expect(query.mock.calls.length).toBeLessThanOrEqual(2);
  expect(answers.filter(({ active }) => active)).toEqual(
    Array.from({ length: 2 }, () => ({ active: true, expiresAt: expiresAt.toISOString() })),
  );
});

it('asks the database for no text that is no token', async () => {
  expect(await sessions.find('x')).toEqual({ active: false });
  expect(query).not.toHaveBeenCalled();
});

it('looks up again after a query that failed', async () => {
  query.mockRejectedValueOnce(new Error('away')).mockResolvedValue([]);
  await expect(sessions.find(token())).rejects.toThrow('away');
  expect(await sessions.find(token())).toEqual({ active: false });
});
