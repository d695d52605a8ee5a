// One program of the proof alone, on a tree that is built:  node proof/run.mjs faults "Redis killed"
import { register } from 'node:module';

register('./lib/typescript-hooks.mjs', import.meta.url);
const [name] = process.argv.splice(2, 1);
try {
  const { endInOrder } = await import('./lib/program.ts');
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void endInOrder());
  await import(`./${name}/main.ts`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
}
