import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts, until } from '@peanut/service/testing';
import { TEMPLATES } from '../../proof/stack/nginx-config.mjs';
import { makeLive, publish, versionOf } from '../../ops/deploy/versions.mjs';
import { startUpstream, type Upstream } from './support/upstream.js';

// The gateway's container, without the container: its program, its variables and its volume.
const FIRST: string = versionOf(TEMPLATES);
const SECOND = '1.0.0-000000000002';
const PLACE = 'servers/gateway.conf.template';

let folder: string;
let env: NodeJS.ProcessEnv;
let origin: string;
let nginx: ChildProcess;
let menu: Upstream;

const volume = () => join(folder, 'versions');
const run = (...args: string[]) =>
  execFileSync('sh', ['gateway/containers/configuration.sh', ...args], {
    env,
    encoding: 'utf8',
    stdio: 'pipe',
  });

/** Publishes a version whose server is another one. */
function publishSecond(change: (text: string) => string): void {
  const built = join(folder, 'built');
  cpSync(TEMPLATES, built, { recursive: true });
  writeFileSync(join(built, PLACE), change(readFileSync(join(built, PLACE), 'utf8')));
  writeFileSync(join(built, 'version.json'), JSON.stringify({ part: 'gateway', version: SECOND }));
  publish(volume(), built);
}

const withAddress = (text: string) =>
  text.replace('include snippets/routes.conf;', 'location = /second { return 200 "second"; }\n$&');
const second = () =>
  fetch(`${origin}/second`, { headers: { connection: 'close' } }).then((answer) => answer.text());

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'peanut-configuration-'));
  mkdirSync(join(folder, 'run'));
  menu = await startUpstream('menu');
  const [port, compressor] = (await freePorts(2)) as [number, number];
  origin = `http://127.0.0.1:${port}`;
  env = {
    PATH: '/usr/bin:/bin:/usr/sbin',
    VERSIONS: volume(),
    NGINX_TMP: join(folder, 'run'),
    NGINX_MIME_TYPES: '/etc/nginx/mime.types',
    NGINX_WORKERS: '1',
    NGINX_ERROR_LOG: join(folder, 'error.log'),
    NGINX_ACCESS_LOG: 'off',
    RESOLVER: '127.0.0.1',
    GATEWAY_LISTEN: `127.0.0.1:${port}`,
    COMPRESSOR_PORT: String(compressor),
    MENU_UPSTREAM: menu.address,
  };
  publish(volume(), TEMPLATES);
  makeLive(volume(), FIRST);
  run('start');
  nginx = spawn('nginx', ['-e', 'stderr', '-c', join(folder, 'run/live/nginx.conf'), '-g', 'daemon off;'], {
    stdio: 'ignore',
  });
  await until(() => second().then(Boolean, () => false), 'nginx answers');
});

afterEach(async () => {
  nginx.kill('SIGTERM');
  await once(nginx, 'exit');
  await menu.stop();
  rmSync(folder, { recursive: true });
});

test('another version takes over while a call is under way, which ends as it began', async () => {
  publishSecond(withAddress);
  const write = request(`${origin}/api/cocktails`, { method: 'POST', agent: false });
  write.write('{"half":');
  const [socket] = (await once(write, 'socket')) as [Socket];
  await once(socket, 'connect');
  run('try', SECOND);
  expect(await second()).not.toBe('second');
  makeLive(volume(), SECOND);
  run('use');
  await until(async () => {
    // nginx ends a call whose body stands still for 15 s.
    write.write(' ');
    return (await second()) === 'second';
  }, 'the second one answers');
  write.end('1}');
  const [answer] = (await once(write, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(200);
  makeLive(volume(), FIRST);
  run('use');
  await until(async () => (await second()) !== 'second', 'the first one answers again');
});

test('one that nginx does not take is refused, whoever asks, and guests do not notice', async () => {
  publishSecond(() => 'server { nonsense; }');
  expect(() => run('try', SECOND)).toThrow('unknown directive "nonsense"');
  makeLive(volume(), SECOND);
  expect(() => run('use')).toThrow('unknown directive "nonsense"');
  expect(existsSync(join(folder, `run/live/${PLACE.replace('.template', '')}`))).toBe(true);
  expect(readFileSync(join(folder, 'run/live/servers/gateway.conf'), 'utf8')).not.toContain('nonsense');
  expect(() => run('try', '1.0.0-000000000003')).toThrow('there is no version');
});

test('a variable that does not hold is refused in a sentence', () => {
  env['PUBLIC_ORIGIN'] = 'bar';
  expect(() => run('use')).toThrow('PUBLIC_ORIGIN must be an address');
});

test('asks the name server of its container, unless it is told of another', () => {
  delete env['RESOLVER'];
  run('start');
  const [, ours = ''] = /^nameserver\s+(\S+)/m.exec(readFileSync('/etc/resolv.conf', 'utf8')) ?? [];
  expect(readFileSync(join(folder, 'run/live', PLACE.replace('.template', '')), 'utf8')).toMatch(
    new RegExp(`^resolver \\[?${ours}\\]? `, 'm'),
  );
});
