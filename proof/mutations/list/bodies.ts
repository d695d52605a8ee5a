// What a service takes in: bodies, headers and addresses.
import type { Mutation, Suite } from '../mutation.js';

const READER = 'libs/service/src/http/json-text.ts';
const reader = (test: string): Suite => ({
  project: 'service',
  file: 'libs/service/test/http.test.ts',
  test,
});
const badInput = (test: string): Suite => ({
  project: 'service',
  file: 'services/menu/test/bad-input.test.ts',
  servers: true,
  test,
});

export const BODIES: Mutation[] = [
  {
    name: 'JSON bodies only',
    file: 'libs/service/src/http/json-body.ts',
    from: "if (!JSON_TYPE.test(request.headers['content-type'] ?? ''))",
    to: 'if (false)',
    suite: {
      project: 'service',
      file: 'libs/service/test/raw-body.test.ts',
      test: 'jsonBody still holds every other body',
    },
  },
  {
    name: 'largest body',
    file: 'libs/service/src/http/json-body.ts',
    from: 'BODY.maxLongBytes : BODY.maxBytes',
    to: 'Infinity : Infinity',
    suite: {
      project: 'service',
      file: 'libs/service/test/raw-body.test.ts',
      test: 'jsonBody still holds every other body',
    },
  },
  {
    name: 'depth of a body',
    file: READER,
    from: 'if (depth > BODY.maxDepth)',
    to: 'if (false)',
    suite: reader('counts brackets outside of texts'),
  },
  {
    name: 'fields of a body',
    file: READER,
    from: 'if (fields > BODY.maxFields)',
    to: 'if (false)',
    suite: reader('refuses too many fields'),
  },
  {
    name: 'entries of a body',
    file: READER,
    from: 'entries > BODY.maxEntries ?',
    to: 'false ?',
    suite: reader('refuses too many entries'),
  },
  {
    name: 'no __proto__ in a body',
    file: READER,
    from: 'if (FORBIDDEN_KEYS.has(key))',
    to: 'if (false)',
    suite: reader('parseJsonObject refuses .*__proto__'),
  },
  {
    name: 'no NUL and no lone surrogate',
    file: READER,
    from: 'if (isUnstorable(text))',
    to: 'if (false)',
    suite: reader('parseJsonObject refuses .*u0000'),
  },
  {
    name: 'unknown fields are refused',
    file: 'libs/service/src/http/validation.ts',
    from: 'if (unknown.length > 0)',
    to: 'if (false)',
    suite: {
      project: 'service',
      file: 'libs/service/test/validation.test.ts',
      test: 'refuses an unknown name before any rule',
    },
  },
  {
    name: 'what the database refuses is no 500',
    file: 'libs/service/src/database/pg-errors.ts',
    from: '/^(?:22|23)...$/.test(code) ? 400 : undefined',
    to: 'undefined',
    suite: {
      project: 'service',
      file: 'libs/service/test/error-answer.test.ts',
      test: 'errorAnswer',
    },
  },
  {
    name: 'writes from another site',
    file: 'libs/service/src/http/origin-check.ts',
    from: 'if (SAFE_METHODS.has(request.method) || !fromElsewhere(request)) return next();',
    to: 'return next();',
    suite: badInput('writes from another site'),
  },
  {
    name: 'exact addresses: no slash at the end',
    file: 'libs/service/src/http/server-adapter.ts',
    from: "app.enable('strict routing');",
    to: '',
    suite: badInput('addresses answers 404'),
  },
  {
    name: 'exact addresses: upper and lower case',
    file: 'libs/service/src/http/server-adapter.ts',
    from: "app.enable('case sensitive routing');",
    to: '',
    suite: badInput('addresses answers 404'),
  },
  {
    name: 'nosniff of a service',
    file: 'libs/service/src/http/security-headers.ts',
    from: "'X-Content-Type-Options': 'nosniff',",
    to: '',
    suite: {
      project: 'service',
      file: 'services/menu/test/lists.test.ts',
      servers: true,
      test: 'GET /api/cocktails carries the security headers',
    },
  },
  {
    name: 'only the nearest hop is believed',
    file: 'libs/service/src/http/proxy.ts',
    from: 'return hop === 0 && family !== 0',
    to: 'return family !== 0',
    suite: reader('trustGateway'),
  },
];
