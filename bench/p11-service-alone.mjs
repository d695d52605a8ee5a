// P11: the menu service without the gateway, beside a bare Express app that sends the same bytes or runs the same SQL.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { superviseNode } from '../scripts/lib/child.mjs';
import { freePorts } from '../scripts/lib/ports.mjs';
import { answersAt, waitUntil } from '../scripts/lib/wait.mjs';
import { ownerCookie } from './lib/owner.mjs';
import { perSecond, ratio, report } from './lib/report.mjs';
import { bestRates } from './lib/wrk.mjs';

const BARE = fileURLToPath(new URL('./lib/bare-express.mjs', import.meta.url));

async function startBare({ folder, databases }) {
  const [port] = await freePorts(1);
  const env = { PORT: String(port), DATABASE_URL: databases.menu, NODE_ENV: 'production' };
  const part = superviseNode(BARE, [], { name: 'bare', logFile: join(folder, 'logs/bare.log'), env });
  const url = `http://127.0.0.1:${port}`;
  if (!(await waitUntil(() => answersAt(`${url}/memory`), { timeout: 10_000 })))
    throw new Error(part.lastError);
  return { part, url };
}

export async function serviceAlone(stack) {
  const list = `http://${stack.upstreams.menu}/api/cocktails`;
  const headers = { Cookie: await ownerCookie(stack) };
  const { part, url } = await startBare(stack);
  try {
    const memory = await bestRates({ service: { url: list }, bare: { url: `${url}/memory` } });
    const database = await bestRates({
      service: { url: list, headers },
      bare: { url: `${url}/database`, headers },
    });
    report('P11', 'menu service alone ÷ bare Express', '≥ 0.8 from memory, ≥ 0.6 from Postgres', [
      row('visitors’ list, from memory', memory),
      row('owner’s list, from Postgres', database),
    ]);
  } finally {
    await part.stop();
  }
}

const row = (name, { service, bare }) => [
  name,
  `${perSecond(service)}, bare Express ${perSecond(bare)}, ratio ${ratio(service, bare)}`,
];
