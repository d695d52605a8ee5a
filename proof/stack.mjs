// The whole product as the system tests see it, until Ctrl-C; says its addresses and passwords:  node proof/stack.mjs
import { build } from '../ops/launch/build.mjs';
import { install } from '../ops/process/run.mjs';

/** @param {string} text */
const say = (text) => process.stdout.write(`${text}\n`);

try {
  await install(say);
  await build(say);
  const { startStack } = await import('./stack/stack.mjs');
  const stack = await startStack({ port: Number(process.env['PORT']) || undefined, say });
  const { baseUrl, adminPassword, controlUrl, databases, redisUrl, folder } = stack;
  say(JSON.stringify({ baseUrl, adminPassword, controlUrl, databases, redisUrl, folder }, null, 2));
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      if (!isStopping) void stack.stop().then(() => process.exit(0));
      isStopping = true;
    });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
