// Stands in for `docker compose` where there is no engine: what would run in a container runs here, with the container's
// variables. It notes what it was asked in FAKE_DOCKER_LOG.
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../ops/launch/parts.mjs';

const {
  FAKE_DOCKER_LOG: log = '',
  FAKE_DOCKER_DATA: data = '',
  FAKE_DOCKER_DATABASE: database,
} = process.env;
const args = process.argv.slice(2);
appendFileSync(log, `${args.slice(0, 5).join(' ')}\n`);

/**
 * A program in the container of a service.
 * @param {string} name
 * @param {string[]} command
 */
function inContainer(name, [program, ...rest]) {
  const isShell = program === 'sh';
  const words = isShell
    ? rest.map((word) => word.replaceAll('/data', data))
    : [join(ROOT, 'services', name, 'bundle', 'maintenance.js'), rest.at(-1) ?? ''];
  const child = spawn(isShell ? 'sh' : process.execPath, words, {
    stdio: 'inherit',
    env: { PATH: process.env['PATH'], DATABASE_URL: database, DATA_DIR: data },
  });
  child.on('exit', (code) => process.exit(code ?? 1));
}

const [group, command, ...rest] = args;
if (group !== 'compose') process.exit(2);
else if (command === 'ps') process.stdout.write('postgres\nredis\nmenu\nadmin\nai\ngateway\n');
else if (command === 'run') inContainer(rest[3] ?? '', rest.slice(4));
