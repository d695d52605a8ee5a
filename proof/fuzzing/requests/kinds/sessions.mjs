import { setTimeout as sleep } from 'node:timers/promises';

const JSON_TYPE = ['Content-Type', 'application/json'];
/** Services know for a second that a session is open. */
const REMEMBERED = 1_500;
const is =
  (...wanted) =>
  (status) =>
    wanted.includes(status) ? undefined : wanted.join(' or ');

const cookieOf = ({ headers }) =>
  /\b(?:__Host-)?peanut_session=[^;,\s]+/.exec(headers['set-cookie'] ?? '')?.[0];

/** A session from the right password to its end, after which its cookie opens nothing more. */
async function sessions(attack) {
  const { random, target } = attack;
  if (target.password === undefined) return;
  const login = await attack.send({
    method: 'POST',
    path: '/api/admin/verify',
    headers: [JSON_TYPE],
    body: JSON.stringify({ password: target.password }),
    cookie: null,
    // After many guesses of others the right one has to wait too; while it is sent another may be set.
    expect: (status) => (target.password === undefined ? undefined : is(200, 429)(status)),
  });
  const cookie = login?.status === 200 ? cookieOf(login) : undefined;
  if (!cookie) return;
  const change = {
    method: 'DELETE',
    path: `/api/${random.pick(['cocktails', 'whiskeys'])}/${random.uuid()}`,
    cookie,
  };
  await attack.send({ ...change, expect: is(204, 404) });
  const end = { method: 'DELETE', path: '/api/admin/session', cookie };
  if (random.chance(0.3)) await attack.sendTwice(end);
  else await attack.send({ ...end, expect: is(204) });
  await sleep(REMEMBERED);
  await attack.send({ ...change, expect: is(401) });
}

export const sessionKinds = [{ name: 'sessions', weight: 0.15, run: sessions }];
