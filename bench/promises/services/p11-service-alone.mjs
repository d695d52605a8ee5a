import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { services } from '../../../ops/launch/parts.mjs';
import { freePorts } from '../../../ops/launch/ports.mjs';
import { startLone } from '../../lib/services/lone-process.mjs';
import { perSecond, ratioText } from '../../../proof/results/numbers.mjs';
import { ownerCookie } from '../../../proof/lib/owner.mjs';
import { useProduct } from '../../lib/product.mjs';
import { bestRates } from '../../lib/services/wrk.mjs';

const BARE = fileURLToPath(new URL('../../lib/services/bare-express.mjs', import.meta.url));
const GOALS = { memory: 0.8, database: 0.6 };

/** A menu service of its own beside the stack's: same database, same settings. */
function startMenu({ folder, databases, upstreams }, port) {
  const { program } = services().find(({ name }) => name === 'menu');
  const env = {
    MENU_DATABASE_URL: databases.menu,
    ADMIN_URL: `http://${upstreams.admin}`,
  };
  return startLone(program, {
    env,
    port,
    readyPath: '/health/ready',
    logFile: join(folder, 'logs/lone-menu.log'),
  });
}

function startBare({ folder, databases }, port) {
  const env = { DATABASE_URL: databases.menu };
  return startLone(BARE, {
    env,
    port,
    readyPath: '/memory',
    logFile: join(folder, 'logs/bare.log'),
  });
}

async function compare(stack, menu, bare) {
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

function row(what, { service, bare }, goal) {
  const ratio = service / bare;
  const texts = {
    here: perSecond(service),
    baseline: `bare Express ${perSecond(bare)}`,
    result: ratioText(ratio),
  };
  return {
    what,
    ...texts,
    goal: `≥ ${goal.toFixed(1)} ×`,
    isMet: ratio >= goal,
  };
}

async function measure(say) {
  const stack = await useProduct('seeded', say);
  const [menuPort, barePort] = await freePorts(2);
  const started = [];
  try {
    started.push(await startMenu(stack, menuPort));
    started.push(await startBare(stack, barePort));
    return await compare(stack, ...started);
  } finally {
    for (const { stop } of started) await stop();
  }
}

/** The menu service without the gateway, beside a bare Express app that sends the same bytes or runs the same SQL. */
export const serviceAlone = {
  id: 'P11',
  title: 'the menu service alone',
  measure,
};
