// The menu: hidden drinks, and writes that get in each other's way.
import type { Mutation, Suite } from '../mutation.js';

const suite = (name: string, test: string): Suite => ({
  project: 'service',
  file: `services/menu/test/${name}.test.ts`,
  servers: true,
  test,
});

export const MENU: Mutation[] = [
  {
    name: 'hidden drinks in the guests’ lists',
    file: 'services/menu/src/lists/list-sql.ts',
    from: "? 'WHERE is_visible' : ''",
    to: "? '' : ''",
    suite: suite('cocktails', 'leaves hidden ones out for visitors'),
  },
  {
    name: 'no browser keeps the owner’s list',
    file: 'services/menu/src/lists/list-responder.ts',
    from: "own ? 'private, no-store' : 'no-cache'",
    to: "'no-cache'",
    suite: suite('lists', 'GET /api/cocktails may be kept by browsers for visitors'),
  },
  {
    name: 'guests get no drink whose ingredient is missing',
    file: 'services/menu/src/lists/with-shelf.ts',
    from: 'isAvailable: isPourable({ ...cocktail, ...lacking })',
    to: 'isAvailable: cocktail.isAvailable',
    suite: suite('shelf', 'a cocktail is available to guests while nothing that it uses is missing'),
  },
  {
    name: 'two things of one name',
    file: 'services/menu/src/shelf/shelf.service.ts',
    from: "await lockOrder(manager, 'shelf');",
    to: '',
    suite: suite('shelf', 'takes one of two things of the same name'),
  },
  {
    name: 'a named restore point too many',
    file: 'services/menu/src/restore-points/restore-points.service.ts',
    from: '>= RESTORE_POINTS.maxNamed',
    to: '> RESTORE_POINTS.maxNamed',
    suite: suite('restore-points', 'there are 100 at most'),
  },
  {
    name: 'cells that a spreadsheet runs',
    file: 'services/menu/src/export/menu-file.ts',
    from: 'escape_formulas: true',
    to: 'escape_formulas: false',
    suite: suite('export', 'has no cell that a spreadsheet takes for a formula'),
  },
  {
    name: 'If-Match',
    file: 'services/menu/src/database/drink-rows.ts',
    from: 'if (!matchesVersion(ifMatch, row.version))',
    to: 'if (false)',
    suite: suite('cocktails', 'answers 412 with the current item to a stale If-Match'),
  },
  {
    name: 'row lock',
    file: 'services/menu/src/database/drink-rows.ts',
    from: "lock: { mode: 'pessimistic_write' },",
    to: '',
    suite: suite('cocktails', 'takes one of two changes to the same version'),
  },
  {
    name: 'lock of the flight',
    file: 'services/menu/src/database/list-order.ts',
    from: "await manager.query('SELECT pg_advisory_xact_lock($1, $2)', [ORDER_LOCK, LISTS[list]]);",
    to: '',
    suite: suite('whiskeys', '50 parallel writes lose nothing'),
  },
  {
    name: 'idempotency keys',
    file: 'libs/service/src/idempotency/idempotency.ts',
    from: 'if (!claim) return work(manager);',
    to: 'return work(manager);',
    suite: suite('idempotency', 'gives a repeat the first answer and changes nothing'),
  },
  {
    name: 'another body under a used key: 422',
    file: 'libs/service/src/idempotency/idempotency.ts',
    from: 'if (stored.fingerprint !== fingerprint)',
    to: 'if (false)',
    suite: suite('idempotency', 'is 422 with another body'),
  },
  {
    name: 'time limits behind a pooler',
    file: 'libs/service/src/database/session-limits.ts',
    from: 'if (rows.length === 0)',
    to: 'if (false)',
    suite: {
      project: 'service',
      file: 'libs/service/test/session-limits.test.ts',
      servers: true,
      test: 'behind a pooler limits transactions',
    },
  },
];
