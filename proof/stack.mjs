// The whole product as the system tests see it, until Ctrl-C; says its addresses and passwords:  node proof/stack.mjs
import { build } from '../ops/launch/build.mjs';
import { install } from '../ops/process/run.mjs';
import { startStack } from './stack/stack.mjs';

async function main() {
  const say = (text) => process.stdout.write(`${text}\n`);
  await install(say);
  await build(say);
  const stack = await startStack({
    port: process.env['PORT'] ? Number(process.env['PORT']) : undefined,
    say,
  });
  const { baseUrl, adminPassword, controlUrl, databases, redisUrl, folder } = stack;
  say(JSON.stringify({ baseUrl, adminPassword, controlUrl, databases, redisUrl, folder }, null, 2));
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stack.stop().then(() => process.exit(0));
    });
  }
}

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
