import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { services } from '../../../ops/launch/parts.mjs';
import { freePorts } from '../../../ops/launch/ports.mjs';
import { ownerCookie } from '../../../proof/lib/owner.mjs';
import { perSecond, ratioText } from '../../../proof/results/numbers.mjs';
import type { Figure, Row, Say } from '../../lib/figure.js';
import { useProduct, type Product } from '../../lib/product.js';
import { startLone, type Lone } from '../../lib/services/lone-process.js';
import { bestRates } from '../../lib/services/wrk.js';

const MENU = services().find(({ name }) => name === 'menu')?.program ?? 'no menu service';
const BARE = fileURLToPath(new URL('../../lib/services/bare-express.mjs', import.meta.url));
const GOALS = { memory: 0.8, database: 0.6 };

/** A menu service of its own next to the stack's: same database, same settings. */
function startMenu({ folder, databases, upstreams }: Product, port: number): Promise<Lone> {
  const env = { MENU_DATABASE_URL: databases.menu, ADMIN_URL: `http://${upstreams['admin']}` };
  const logFile = join(folder, 'logs/lone-menu.log');
  return startLone(MENU, { env, port, readyPath: '/health/ready', logFile });
}

function startBare({ folder, databases }: Product, port: number): Promise<Lone> {
  const env = { DATABASE_URL: databases.menu };
  return startLone(BARE, { env, port, readyPath: '/memory', logFile: join(folder, 'logs/bare.log') });
}

async function compare(stack: Product, menu: Lone, bare: Lone): Promise<Row[]> {
  const list = `${menu.url}/api/cocktails`;
  // A session's list comes from Postgres; the session itself is asked for once a second.
  const headers = { Cookie: await ownerCookie(stack) };
  const memory = await bestRates({
    service: { url: list },
    bare: { url: `${bare.url}/memory` },
  });
  const database = await bestRates({
    service: { url: list, headers },
    bare: { url: `${bare.url}/database`, headers },
  });
  return [
    row('visitors’ list, from memory', memory, GOALS.memory),
    row('owner’s list, from Postgres', database, GOALS.database),
  ];
}

function row(what: string, { service, bare }: Record<'service' | 'bare', number>, goal: number): Row {
  const ratio = service / bare;
  return {
    what,
    here: perSecond(service),
    baseline: `bare Express ${perSecond(bare)}`,
    result: ratioText(ratio),
    goal: `≥ ${goal.toFixed(1)} ×`,
    isMet: ratio >= goal,
  };
}

async function measure(say: Say): Promise<Row[]> {
  const stack = await useProduct('seeded', say);
  const [menuPort = NaN, barePort = NaN] = await freePorts(2);
  const started: Lone[] = [];
  try {
    const menu = await startMenu(stack, menuPort);
    started.push(menu);
    const bare = await startBare(stack, barePort);
    started.push(bare);
    return await compare(stack, menu, bare);
  } finally {
    for (const { stop } of started) await stop();
  }
}

/** The menu service without the gateway, compared with a bare Express app that sends the same bytes or runs the same SQL. */
export const serviceAlone: Figure = { id: 'P11', title: 'the menu service alone', measure };
