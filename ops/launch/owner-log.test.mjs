import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOwnerLog } from './owner-log.mjs';

const line = (/** @type {object} */ message, context = 'Owner') =>
  JSON.stringify({ level: 'log', pid: 7, timestamp: 1, message, context });

it('has what the owner does, and what was tried to log in, of all that services log', () => {
  const folder = mkdtempSync(join(tmpdir(), 'peanut-owner-log-'));
  const log = openOwnerLog(folder);
  const kept = [
    line({ event: 'login', outcome: 'wrong', address: '203.0.113.7' }),
    line({ event: 'login', outcome: 'ok', address: '192.0.2.20' }),
    line({ event: 'change', call: 'PATCH /api/cocktails/1', name: '{"outcome":"locked"}' }),
    line({ event: 'logout' }),
  ];
  for (const each of [
    line({ path: '/api/admin/session,"context":"Owner"}' }, 'Request'),
    ...kept,
    line({ event: 'login', outcome: 'locked' }),
    'a line that is no JSON',
  ])
    log(each);
  expect(readFileSync(join(folder, 'logs/owner.log'), 'utf8')).toBe(`${kept.join('\n')}\n`);
  rmSync(folder, { recursive: true });
});
