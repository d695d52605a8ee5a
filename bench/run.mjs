// npm run bench [p1 p9 house …]: each figure beside a baseline measured in the same run; exit code 1 when a goal is missed.
// npm run bench bartender -- --model: how well the model of OPENAI_BASE_URL answers.
// npm run bench -- --keep p1 …: writes what was measured into bench/README.md as well.
import { register } from 'node:module';
import { build } from '../ops/launch/build.mjs';
import { install } from '../ops/process/run.mjs';
import { needQuietMachine } from './lib/machine.mjs';

const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);

try {
  // A model's answers are no better on a quiet machine.
  const isTimed = process.env['BENCH_SMOKE'] !== '1' && !process.argv.includes('--model');
  if (isTimed) needQuietMachine();
  await install(say);
  await build(say);
  register('../proof/lib/typescript-hooks.mjs', import.meta.url);
  const { main } = await import('./main.ts');
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
