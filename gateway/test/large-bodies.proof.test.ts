import { rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { ask } from './support/ask.js';
import { makeBuilds, type Builds } from './support/builds.js';
import { startGateway, type Kind, type Running } from './support/gateways.js';
import { startUpstream, type Upstream } from './support/upstream.js';

const BODY = Buffer.from(JSON.stringify({ name: 'x'.repeat(20_000) }));

/** Many more than a busy machine sends while as many are taken as one address may send. */
const COUNT = 1_000;

describe.each<Kind>(['nginx', 'embedded'])('the %s gateway', (kind) => {
  let builds: Builds;
  let menu: Upstream;
  let gateway: Running;
  const agent = new Agent({ keepAlive: true });

  beforeAll(async () => {
    builds = makeBuilds();
    menu = await startUpstream('menu');
    gateway = await startGateway(kind, builds, { menu });
  });

  afterAll(async () => {
    agent.destroy();
    await gateway.stop();
    await menu.stop();
    rmSync(builds.root, { recursive: true });
  });

  const post = (headers: Record<string, string | number>): Promise<number> =>
    new Promise((resolve, reject) => {
      const options = { method: 'POST', agent, headers: { 'Content-Type': 'application/json', ...headers } };
      const sent = request(`${gateway.origin}/api/cocktails/1`, options, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      });
      sent.on('error', reject);
      sent.end(BODY);
    });

  test.each([
    ['of a length', { 'Content-Length': BODY.length }],
    ['in chunks', { 'Transfer-Encoding': 'chunked' }],
  ])('takes large bodies %s in turns, and small requests at once', async (_, headers) => {
    const statuses = Promise.allSettled(Array.from({ length: COUNT }, () => post(headers)));
    expect((await ask(gateway.origin, '/api/cocktails')).status).toBe(200);
    // nginx may close the connection of a body that it does not read.
    const passed = (await statuses).filter((each) => each.status === 'fulfilled' && each.value !== 429);
    expect(passed.length).toBeLessThan(COUNT);
  });
});
