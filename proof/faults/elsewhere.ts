import { tmpdir } from 'node:os';
import { inTemporaryFolder } from '../../ops/lib/temporary-folder.mjs';
import { say, using } from '../lib/program.js';
import { runJest, runSpecs } from '../lib/suites.js';
import { startTestServers } from '../stack/servers.mjs';

interface FaultElsewhere {
  fault: string;
  tests?: string[];
  specs?: string[];
}

/** Faults whose tests are next to what they are about: in a browser (`specs`) or at a service (`tests`). */
export const ELSEWHERE: FaultElsewhere[] = [
  { fault: 'disk full, the whole of npm start', tests: ['proof/operations/product-faults.proof.test.ts'] },
  {
    fault: 'disk full on upload, upload cut half-way',
    tests: [
      'services/admin/test/images-store.proof.test.ts',
      'services/admin/test/images-faults.proof.test.ts',
    ],
  },
  { fault: 'slow, hanging, lying AI upstream', tests: ['services/ai/test/faults.test.ts'] },
  { fault: 'oversize, deep, malformed bodies', tests: ['libs/service/test/http.test.ts'] },
  { fault: 'two owners', tests: ['services/menu/test/two-owners.test.ts'] },
  {
    fault: '10,000 items',
    tests: ['services/menu/test/large-order.proof.test.ts', 'services/ai/test/large-menu.proof.test.ts'],
  },
  {
    fault: 'backup during writes, restore of a damaged, older, newer file',
    tests: ['proof/operations/operator-commands.proof.test.ts', 'ops/backup/backup.test.mjs'],
  },
  {
    fault: 'database damaged, or moved half-way',
    tests: ['proof/operations/prepare-database.proof.test.ts'],
  },
  { fault: 'a frozen service behind either gateway', tests: ['gateway/test/frozen-service.proof.test.ts'] },
  {
    fault: 'browser killed, network cut or service killed during Save',
    specs: ['alone/save-interrupted.proof.spec.ts'],
  },
  {
    fault: 'Apply pressed twice, two tabs, tab closed, session ended during Save',
    specs: ['alone/save-disturbed.proof.spec.ts'],
  },
  { fault: 'answer lost after commit, one of three calls fails', specs: ['owner/save.spec.ts'] },
  { fault: '2,000 staged changes', specs: ['alone/many-changes.proof.spec.ts'] },
  {
    fault: 'a remote 404, truncated, HTML, empty, throwing, hanging',
    specs: ['visitor/remote-failure.spec.ts'],
  },
  {
    fault: 'new remote under an old shell, and the reverse; a chunk gone',
    specs: ['offline/deploys.proof.spec.ts', 'alone/deploy.spec.ts', 'alone/deploy.proof.spec.ts'],
  },
  { fault: 'part after part away under an open page', specs: ['alone/parts-down.proof.spec.ts'] },
];

/** Interruptions of a Save (a killed browser, a cut network, a killed service), staged changes, and drinks in an order. */
const LONG = { SAVE_INTERRUPTIONS: '30', MANY_CHANGES: '2000', LARGE_ORDER: '10000' };

interface Outcome {
  passed: number;
  isOk: boolean;
  why?: string;
}
/** What became of the tests of one file. */
type Outcomes = (file: string) => Outcome;

/** Runs the tests of services. */
async function ofTests(files: string[], folder: string): Promise<Outcomes> {
  const suites = await using(await startTestServers(say), ({ env }) =>
    runJest(files, { folder, args: ['--maxWorkers=2'], env: { ...LONG, ...env } }),
  );
  return (file) => {
    const found = suites.find(({ name }) => name.endsWith(file));
    const passed = found?.assertionResults.filter(({ status }) => status === 'passed').length ?? 0;
    return { passed, isOk: found?.status === 'passed' && passed > 0, why: found?.message };
  };
}

/** Runs the specs with browsers. */
async function ofSpecs(only: string[], folder: string): Promise<Outcomes> {
  const { passed, failures = [], output } = await runSpecs(only, { folder, env: { PROOF: '1', ...LONG } });
  return (spec) => {
    const why = failures.find((line) => line.includes(spec)) ?? (passed > 0 ? undefined : output);
    return { passed: 0, isOk: why === undefined, why };
  };
}

const nothing: Outcomes = () => ({ passed: 0, isOk: false, why: 'It was not run.' });

/** Runs the tests of some of {@link ELSEWHERE}, each file once. Returns a row of the table for each, and what failed. */
export function tryElsewhere(
  faults: FaultElsewhere[],
): Promise<{ row: Record<string, string>; isOk: boolean; why?: string }[]> {
  const all = (kind: 'tests' | 'specs'): string[] => faults.flatMap((fault) => fault[kind] ?? []);
  return inTemporaryFolder(tmpdir(), 'peanut-faults-', async (folder: string) => {
    const test = all('tests').length > 0 ? await ofTests(all('tests'), folder) : nothing;
    const look = all('specs').length > 0 ? await ofSpecs(all('specs'), folder) : nothing;
    return faults.map(({ fault, tests = [], specs = [] }) => {
      const parts = [...tests.map(test), ...specs.map(look)];
      const passed = parts.reduce((sum, part) => sum + part.passed, 0);
      const files = [...tests, ...specs.map((spec) => `e2e/${spec}`)].join(', ');
      const bad = parts.find(({ isOk }) => !isOk);
      const row = { fault, times: passed > 0 ? `${passed} tests` : 'in a browser', test: files };
      return { row, isOk: !bad, why: bad?.why };
    });
  });
}
