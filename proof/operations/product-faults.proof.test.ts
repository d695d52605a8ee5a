import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { until } from '@peanut/service/testing';
import { fillDisk } from './support/full-disk.js';
import { largeDrink, logIn, OWNER_ENV, type Answer, type Owner } from './support/owner.js';
import { startProduct, type Product } from './support/product.js';

jest.setTimeout(150_000);

let folder: string;
let product: Product;
let owner: Owner;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'peanut-product-'));
  const env = { ...OWNER_ENV, LOG_LEVEL: 'info' };
  product = await startProduct({ dataDir: folder, env, disk: { size: '150m' } });
  owner = await logIn(product);
});

afterAll(async () => {
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const menu = async (): Promise<string[]> => {
  const answer = await fetch(`${product.url}/api/cocktails`);
  if (!answer.ok) throw new Error(`The menu answered ${answer.status}`);
  return ((await answer.json()) as { name: string }[]).map(({ name }) => name);
};

describe('odd bytes at the database', () => {
  it.each([
    '7fffffff00030000',
    '5100000003',
    '51ffffffff0000',
    '00000000000000000000',
    '0000000800030000582222',
  ])('%s hold nobody up', async (bytes) => {
    const socket = connect(join(product.dataDir, '.s.PGSQL.5432'));
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(Buffer.from(bytes, 'hex'));
    const answer = await owner.call('POST', '/api/spirit-options', { name: `odd ${bytes}` });
    expect(answer.status).toBe(201);
    socket.destroy();
  });
});

describe('a full disk', () => {
  it('refuses writes by name, keeps the menu, loses nothing, and goes on once there is room', async () => {
    const acknowledged: string[] = [];
    const pid = product.launcher.pid;
    let refused: Answer | undefined;
    const filler = fillDisk(product.dataDir);
    try {
      for (let i = 0; i < 60 && !refused; i += 1) {
        const answer = await owner.call('POST', '/api/cocktails', largeDrink(`Full ${i}`));
        if (answer.status === 201) acknowledged.push(`Full ${i}`);
        else refused = answer;
        await menu();
        fillDisk(product.dataDir);
      }
      expect(refused?.status).toBe(503);
      expect(refused?.body.message).toMatch(/disk .*full/);
      fillDisk(product.dataDir);
      const point = await owner.call('POST', '/api/restore-points', {});
      expect(point).toMatchObject({ status: 503, body: { message: expect.stringMatching(/disk .*full/) } });
      const problems = async () => {
        fillDisk(product.dataDir);
        return (await owner.call('GET', '/health')).body.problems;
      };
      await until(async () => (await problems()) !== undefined, '/health is not well');
      expect(await problems()).toMatchObject({ menu: { disk: 'full' }, admin: { disk: 'full' } });
      // The log has room up to the end of its last block.
      await until(async () => {
        await menu();
        return /log of \w+ is not written/.test(product.said());
      }, 'the launcher says that logs are dropped');
    } finally {
      rmSync(filler);
    }

    await until(
      async () => (await owner.call('POST', '/api/cocktails', largeDrink('Room again'))).status === 201,
      'a drink is saved again',
    );
    acknowledged.push('Room again');
    await until(() => product.isReady(), 'the product is ready again');
    const isShown = async () => {
      const shown = await menu();
      return acknowledged.every((name) => shown.includes(name));
    };
    await until(isShown, `guests read ${acknowledged.join(', ')}`);
    expect((await owner.call('GET', '/api/restore-points')).body).toEqual([]);
    expect((await owner.call('POST', '/api/restore-points', {})).status).toBe(201);
    expect(product.launcher.pid).toBe(pid);
    expect(product.launcher.exitCode).toBeNull();
  });
});

describe('a part that lives and does not answer', () => {
  it('is started again, and the others are left alone', async () => {
    const before = product.parts();
    process.kill(product.pidOf('database'), 'SIGSTOP');
    process.kill(product.pidOf('ai'), 'SIGSTOP');
    await until(async () => !(await product.isReady()), 'the product is not ready');
    await until(() => product.isReady(), 'the product is ready again', 60_000);
    const after = product.parts();
    expect(after['database']).not.toBe(before['database']);
    expect(after['ai']).not.toBe(before['ai']);
    expect({ ...after, database: 0, ai: 0 }).toEqual({ ...before, database: 0, ai: 0 });
    expect((await owner.call('POST', '/api/cocktails', largeDrink('After the hang'))).status).toBe(201);
  });
});

describe('a port taken by another program while its service restarts', () => {
  it('is given up for another', async () => {
    const pid = product.pidOf('menu');
    const port = Number(/\bPORT=(\d+)/.exec(readFileSync(`/proc/${pid}/environ`, 'utf8'))?.[1]);
    const thief = createServer();
    process.kill(pid, 'SIGKILL');
    await until(
      () =>
        new Promise((resolve) => {
          thief.once('error', () => resolve(false));
          thief.listen(port, '127.0.0.1', () => resolve(true));
        }),
      'the port is free to take',
    );
    try {
      await until(async () => product.said().includes('A port was taken'), 'the launcher noticed', 60_000);
      await until(() => product.isReady(), 'the product is ready again', 60_000);
      expect(await menu()).not.toHaveLength(0);
    } finally {
      thief.close();
    }
  });
});
