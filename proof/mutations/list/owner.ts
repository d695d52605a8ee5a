// Who the owner is: password, sessions, cookies.
import type { Mutation, Suite } from '../mutation.js';

const verify = (test: string): Suite => ({
  project: 'service',
  file: 'services/admin/test/verify.test.ts',
  servers: true,
  test,
});
const session = (test: string): Suite => ({
  project: 'service',
  file: 'services/admin/test/session.test.ts',
  servers: true,
  test,
});
const hasher: Suite = {
  project: 'unit',
  file: 'services/admin/src/password/password-hasher.test.ts',
  test: 'keeps a lane for who is known',
};
const HASHER = 'services/admin/src/password/password-hasher.ts';
const COOKIE = 'services/admin/src/sessions/session-cookie.ts';
const SESSIONS = 'services/admin/src/sessions/sessions.ts';
const ENDS = "least(last_seen_at + interval '8 hours', created_at + interval '7 days')";

export const OWNER: Mutation[] = [
  {
    name: 'session guard',
    file: 'libs/service/src/session/admin.guard.ts',
    from: "throw new UnauthorizedException('Please enter the admin password first');",
    to: 'return true;',
    suite: {
      project: 'service',
      file: 'services/ai/test/docs.test.ts',
      test: 'lets only the public operations answer without a session',
    },
  },
  {
    name: 'no session while nobody can tell',
    file: 'libs/service/src/session/remote-session-source.ts',
    from: 'if (!response.ok || !isAdminSession(session))',
    to: 'if (false)',
    suite: {
      project: 'service',
      file: 'libs/service/test/remote-session-source.test.ts',
      test: 'fails closed',
    },
  },
  {
    name: 'login limiter',
    file: 'services/admin/src/verify/count-tries.ts',
    from: 'await this.take(request, caller);',
    to: '',
    suite: verify('counted in memory checks five wrong passwords a minute'),
  },
  {
    name: 'locked for the right password too',
    file: 'services/admin/src/verify/count-tries.ts',
    from: `await this.take(request, caller);
    try {
      const answer = await lastValueFrom(next.handle());`,
    to: `const locked = await this.take(request, caller).catch((error: unknown) => ({ error }));
    try {
      const answer = await lastValueFrom(next.handle()).catch((error: unknown) => {
        throw locked ? locked.error : error;
      });`,
    suite: verify('counted in memory checks five wrong passwords a minute'),
  },
  {
    name: 'a bound for all new devices',
    file: 'services/admin/src/verify/verify-limiter.ts',
    from: 'isKnown ? [own] : [own, everyones]',
    to: '[own]',
    suite: {
      project: 'unit',
      file: 'services/admin/src/verify/verify-limiter.test.ts',
      test: 'lets all new devices together',
    },
  },
  {
    name: 'lane for known devices',
    file: 'services/admin/src/verify/callers.ts',
    from: 'if (device !== undefined) return { key: `device:${device}`, isKnown: true, epoch };',
    to: '',
    suite: verify('counted in memory forgets known devices with the password'),
  },
  {
    name: 'device cookie bound to the password',
    file: 'services/admin/src/verify/device-cookie.ts',
    from: '.update(`${epoch}.${id}`)',
    to: '.update(id)',
    suite: verify('counted in memory forgets known devices with the password'),
  },
  {
    name: 'device cookie is signed',
    file: 'services/admin/src/verify/device-cookie.ts',
    from: 'given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined',
    to: 'id',
    suite: verify('counted in memory takes no forged device'),
  },
  {
    name: 'scrypt gate',
    file: HASHER,
    from: 'new: new Semaphore({ running: 2, waiting: 8, ...TIMES }, busy)',
    to: 'new: new Semaphore({ running: 1_000, waiting: 8, ...TIMES }, busy)',
    suite: hasher,
  },
  {
    name: 'a lane of their own in the scrypt gate',
    file: HASHER,
    from: 'this.lanes[lane].enter',
    to: 'this.lanes.new.enter',
    suite: hasher,
  },
  {
    name: 'new id at login',
    file: 'services/admin/src/verify/verify.service.ts',
    from: 'right ? await this.sessions.begin(credential.epoch, sessionToken(request)) : undefined',
    to: "right ? (/peanut_session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? (await this.sessions.begin(credential.epoch))) : undefined",
    suite: verify('gives out a new session id each time'),
  },
  {
    name: 'only hashes of sessions are stored',
    file: SESSIONS,
    from: "createHash('sha256').update(token).digest()",
    to: "Buffer.from(token, 'base64url')",
    suite: verify('stores no password and no session id'),
  },
  {
    name: 'other sessions end with a new password',
    file: 'services/admin/src/password/password.service.ts',
    from: 'await this.sessions.endOthers(manager, ownToken);',
    to: '',
    suite: session('ends every other session and keeps its own'),
  },
  {
    name: 'no login past a new password',
    file: SESSIONS,
    from: 'if (!(await this.credentials.holdEpoch(manager, epoch))) return undefined;',
    to: '',
    suite: session('lets no login with the old password slip past'),
  },
  {
    name: 'a login waits for a new password',
    file: 'services/admin/src/password/credentials.ts',
    from: "lock: { mode: 'pessimistic_read' },",
    to: '',
    suite: session('lets no login with the old password slip past'),
  },
  {
    name: 'idle sessions expire',
    file: SESSIONS,
    from: ENDS,
    to: "created_at + interval '7 days'",
    suite: session('GET /api/admin/session ends a session after 8 idle hours'),
  },
  {
    name: 'all sessions expire',
    file: SESSIONS,
    from: ENDS,
    to: "last_seen_at + interval '8 hours'",
    suite: session('GET /api/admin/session ends a session after 8 idle hours'),
  },
  {
    name: 'HttpOnly',
    file: COOKIE,
    from: 'httpOnly: true',
    to: 'httpOnly: false',
    suite: verify('sets an HttpOnly, SameSite=Strict cookie'),
  },
  {
    name: 'SameSite=Strict',
    file: COOKIE,
    from: "sameSite: 'strict'",
    to: "sameSite: 'lax'",
    suite: verify('sets an HttpOnly, SameSite=Strict cookie'),
  },
  {
    name: 'Secure',
    file: COOKIE,
    from: 'secure: request.secure',
    to: 'secure: false',
    suite: verify('ties the cookie to https'),
  },
  {
    name: '__Host-',
    file: 'libs/service/src/session/cookies.ts',
    from: 'secure ? `__Host-${name}` : name',
    to: 'name',
    suite: verify('ties the cookie to https'),
  },
];
