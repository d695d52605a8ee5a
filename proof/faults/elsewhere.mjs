import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failuresOnly, run } from '../../ops/process/run.mjs';
import { startTestServers } from '../stack/servers.mjs';
import { testOnProducts } from '../../tools/test-run/system-tests.mjs';

/** Faults whose tests are at home beside what they are about: in a browser (`specs`) or at a service (`tests`). */
export const ELSEWHERE = [
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

/** Runs the tests of services; returns how many of each file passed, and its failures. */
async function runTests(files, folder, say) {
  const { env, stop } = await startTestServers(say);
  const report = join(folder, 'jest.json');
  const args = ['jest', '--maxWorkers=2', '--json', `--outputFile=${report}`, '--runTestsByPath', ...files];
  const NODE_OPTIONS = '--experimental-vm-modules --no-warnings';
  try {
    const { output } = await run('npx', ['--no-install', ...args], {
      env: { ...LONG, ...env, NODE_OPTIONS },
    });
    if (!existsSync(report)) throw new Error(failuresOnly(output));
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    return (file) => {
      const found = testResults.find(({ name }) => name.endsWith(file));
      const passed = found?.assertionResults.filter(({ status }) => status === 'passed').length ?? 0;
      return { passed, isOk: found?.status === 'passed' && passed > 0, why: found?.message };
    };
  } finally {
    await stop();
  }
}

/** Runs the specs with browsers; returns whether each passed. */
async function runSpecs(only, folder, say) {
  const stops = [];
  const npx = (args, env) =>
    run('npx', ['--no-install', ...args], { env: { FORCE_COLOR: '0', PROOF: '1', ...LONG, ...env } });
  const onStart = ({ stop }) => stops.push(stop);
  const {
    passed,
    failures = [],
    output,
  } = await testOnProducts({ only, folder, npx, say, onStart, retries: 0 });
  return (spec) => {
    const why = failures.find((line) => line.includes(spec)) ?? (passed > 0 ? undefined : output);
    return { isOk: why === undefined, why };
  };
}

const nothing = () => ({ isOk: false, why: 'It was not run.' });

/**
 * Runs the tests of those faults, each file once. Returns a row of the table for each fault, and what failed.
 * @param faults some of {@link ELSEWHERE}
 */
export async function tryElsewhere(faults, say) {
  const folder = mkdtempSync(join(tmpdir(), 'peanut-faults-'));
  const all = (kind) => faults.flatMap((fault) => fault[kind] ?? []);
  try {
    const ofTests = all('tests').length > 0 ? await runTests(all('tests'), folder, say) : nothing;
    const ofSpecs = all('specs').length > 0 ? await runSpecs(all('specs'), folder, say) : nothing;
    const results = [];
    for (const { fault, tests = [], specs = [] } of faults) {
      const parts = [...tests.map(ofTests), ...specs.map(ofSpecs)];
      const passed = parts.reduce((sum, part) => sum + (part.passed ?? 0), 0);
      const test = [...tests, ...specs.map((spec) => `e2e/${spec}`)].join(', ');
      results.push({
        row: { fault, times: passed > 0 ? `${passed} tests` : 'in a browser', test },
        isOk: parts.every(({ isOk }) => isOk),
        why: parts.find(({ isOk }) => !isOk)?.why,
      });
    }
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
