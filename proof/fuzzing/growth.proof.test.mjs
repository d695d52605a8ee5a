import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HeldConnections } from './held.mjs';
import { faultsAfter, MAX_GROWTH_MB, Memory } from '../lib/memory.mjs';
import { missingParts, partName } from '../lib/processes.mjs';
import { faultsOfResources, readResources } from '../lib/resources.mjs';

describe('the memory under hostile requests', () => {
  it('fails a part that grows after the first third, and no part that grew before', () => {
    const memory = new Memory(0, 300);
    const look = (menu, ai) => [
      { name: 'menu', pid: 1, pss: menu },
      { name: 'ai', pid: 2, pss: ai },
    ];
    memory.thirds = [look(100, 100), look(190, 110), look(195, 150)];
    expect(memory.faults(look(200, 111 + MAX_GROWTH_MB))).toEqual([
      expect.stringContaining('ai grew by 65 MB'),
    ]);
  });
});

describe('the parts after hostile requests', () => {
  it('fails a part that is no longer the process it was', async () => {
    const before = [{ name: 'menu', pid: 2 ** 30, pss: 100, files: 20 }];
    expect(await faultsAfter(before, new Memory(process.pid, 300))).toEqual([
      'menu ended or was started again',
    ]);
  });
});

describe('the names of the parts', () => {
  it.each([
    [
      '/usr/bin/node --import x/exit-with-parent.mjs --v8-pool-size=1 /srv/services/menu/bundle/main.js',
      'menu',
    ],
    ['/usr/bin/node --import x/exit-with-parent.mjs /srv/gateway/dist/main.js', 'gateway'],
    ['/usr/bin/node --import x/exit-with-parent.mjs /srv/gateway/dist/pages/main.js', 'prerenderer'],
    ['/usr/bin/node --import x/exit-with-parent.mjs /srv/ops/database/main.mjs /d /d/s', 'database'],
    ['/usr/bin/node --import x/exit-with-parent.mjs /srv/proof/stack.mjs', 'launcher'],
    ['/usr/bin/redis-server 127.0.0.1:12557', 'redis'],
    ['/usr/lib/postgresql/16/bin/postgres -D /tmp/data', 'postgres'],
    ['nginx: master process /usr/sbin/nginx -c x', 'nginx'],
    ['nginx: worker process', 'nginx worker'],
    ['/usr/bin/node /srv/ops/process/guard.mjs {"command":"/usr/bin/redis-server"}', undefined],
  ])('%s is %s', (command, name) => {
    expect(partName(command)).toBe(name);
  });

  it('are missed when no process has them', () => {
    expect(missingParts([{ name: 'menu' }], ['menu', 'ai'])).toEqual(['ai']);
  });
});

describe('the resources after hostile requests', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'peanut-growth-'));
    mkdirSync(join(folder, 'tmp'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const read = () => readResources({ folder, temporary: join(folder, 'tmp') });

  it('fail when files are left behind, and when the disk fills up', async () => {
    const before = await read();
    mkdirSync(join(folder, 'data/images/.incoming/host-1'), { recursive: true });
    writeFileSync(join(folder, 'data/images/.incoming/host-1/source'), 'half a picture');
    writeFileSync(join(folder, 'tmp/forgotten'), Buffer.alloc(60_000_000));
    expect(faultsOfResources(before, await read(), 31)).toEqual([
      expect.stringMatching(/^6\d MB more on the disk$/),
      'left unfinished: data/images/.incoming/host-1/source',
      'left among the temporary files: forgotten',
    ]);
  });

  it('fail when connections stay open, and let pools keep a few', async () => {
    const resources = { ...(await read()), databaseConnections: 3, redisClients: 2 };
    const after = (more) => ({ ...resources, databaseConnections: 3 + more, redisClients: 2 + more });
    expect(faultsOfResources(resources, after(9), 31)).toEqual([]);
    expect(faultsOfResources(resources, after(20), 31)).toEqual([
      '20 more connections to the database',
      '20 more connections to Redis',
    ]);
  });
});

describe('connections that are held', () => {
  it('fail a gateway that never ends them, once they are old enough', async () => {
    const sockets = [];
    const server = createServer((socket) => sockets.push(socket.on('error', () => {})));
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    const held = new HeldConnections({
      endpoint: { host: '127.0.0.1', port: server.address().port },
      host: 'x',
    });
    held.openSome(3);
    expect(held.faults(performance.now() + 50_000)).toEqual([]);
    expect(held.faults(performance.now() + 100_000)).toEqual([
      '1 connections that sent nothing were never ended',
      '1 connections that sent half a head were never ended',
    ]);
    held.close();
    expect(held.faults(performance.now() + 100_000)).toEqual([]);
    for (const socket of sockets) socket.destroy();
    server.close();
  });
});
