// npm run bench [p1 p9 house …]: each figure beside a baseline measured in the same run; exit code 1 when a goal is missed.
// npm run bench -- --keep p1 …: writes what was measured into bench/README.md as well.
import { register } from 'node:module';
import { build } from '../ops/launch/build.mjs';
import { install } from '../ops/process/run.mjs';
import { needQuietMachine } from './lib/machine.mjs';

const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);

try {
  if (process.env['BENCH_SMOKE'] !== '1') needQuietMachine();
  await install(say);
  await build(say);
  register('../proof/lib/typescript-hooks.mjs', import.meta.url);
  const { main } = await import('./main.ts');
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
