import { perSecond, ratioText } from '../../../proof/results/numbers.mjs';
import type { Figure, Row, Say } from '../../lib/figure.js';
import { useProduct } from '../../lib/product.js';
import { rawAnswer } from '../../lib/services/raw-answer.js';
import { capture, encodingsOf, type Encoding } from '../../lib/services/static-server.js';
import { bestRates, type Target } from '../../lib/services/wrk.js';

const GOALS = { identity: 0.8, br: 0.7, gzip: 0.7, notModified: 0.8 };
const FILE = 'cocktails.json';

async function encoded(encoding: Encoding, list: string, file: string): Promise<Row> {
  const asked = {
    headers: { 'Accept-Encoding': encoding },
    encoding: encoding === 'identity' ? undefined : encoding,
  };
  const { body } = await rawAnswer(list, asked.headers);
  const rates = await bestRates({
    gateway: { url: list, ...asked },
    disk: { url: file, ...asked },
  });
  return row(`${encoding}, ${body.length.toLocaleString('en')} bytes`, rates, GOALS[encoding]);
}

async function notModified(list: string, file: string): Promise<Row> {
  const target = async (url: string): Promise<Target> => {
    const { headers } = await rawAnswer(url);
    return { url, headers: { 'If-None-Match': headers.etag ?? '' }, status: 304 };
  };
  const rates = await bestRates({ gateway: await target(list), disk: await target(file) });
  return row('304 to If-None-Match', rates, GOALS.notModified);
}

function row(what: string, { gateway, disk }: Record<'gateway' | 'disk', number>, goal: number): Row {
  const ratio = gateway / disk;
  return {
    what,
    here: perSecond(gateway),
    baseline: `STATIC ${perSecond(disk)}`,
    result: ratioText(ratio),
    goal: `≥ ${goal.toFixed(2)} ×`,
    isMet: ratio >= goal,
  };
}

async function measure(say: Say): Promise<Row[]> {
  const { baseUrl, disk } = await useProduct('seeded', say);
  const list = `${baseUrl}/api/cocktails`;
  const file = `${disk.url}/${FILE}`;
  const encodings = await encodingsOf(list);
  await capture({ url: list, root: disk.root, name: FILE, encodings });
  const rows: Row[] = [];
  for (const encoding of encodings) rows.push(await encoded(encoding, list, file));
  rows.push(await notModified(list, file));
  return rows;
}

/** The list through the gateway, compared with the same nginx serving the same bytes from disk (STATIC). */
export const listThroughGateway: Figure = {
  id: 'P9',
  title: 'GET /api/cocktails through the gateway',
  measure,
};
