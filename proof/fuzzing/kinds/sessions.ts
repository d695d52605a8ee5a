import { setTimeout as sleep } from 'node:timers/promises';
import { JSON_TYPE, type Attack, type Kind } from '../attack.js';
import { oneOf } from '../checks.js';

/** Services know for a second that a session is open. */
const REMEMBERED = 1_500;

/** A session from the right password to its end, after which its cookie opens nothing more. */
async function sessions(attack: Attack): Promise<void> {
  const { random, target } = attack;
  if (target.password === undefined) return;
  const login = await attack.send({
    method: 'POST',
    path: '/api/admin/verify',
    headers: [JSON_TYPE],
    body: JSON.stringify({ password: target.password }),
    cookie: null,
    // After many guesses of others the right one has to wait too; while it is sent another may be set.
    expect: (status) => (target.password === undefined ? undefined : oneOf(200, 429)(status)),
  });
  const [cookie] = /\b(?:__Host-)?peanut_session=[^;,\s]+/.exec(login?.headers['set-cookie'] ?? '') ?? [];
  if (login?.status !== 200 || !cookie) return;
  const path = `/api/${random.pick(['cocktails', 'whiskeys'])}/${random.uuid()}`;
  const change = { method: 'DELETE', path, cookie };
  await attack.send({ ...change, expect: oneOf(204, 404) });
  const end = { method: 'DELETE', path: '/api/admin/session', cookie };
  if (random.chance(0.3)) await attack.sendTwice(end);
  else await attack.send({ ...end, expect: oneOf(204) });
  await sleep(REMEMBERED);
  await attack.send({ ...change, expect: oneOf(401) });
}

export const SESSIONS: Kind[] = [{ name: 'sessions', weight: 0.15, run: sessions }];
