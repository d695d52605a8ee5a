import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort, until } from '@peanut/service/testing';
import { ROOT } from './admin.js';

/** The built service, on a disk of its own that is nearly full. */
export interface SmallDisk {
  url: string;
  /** Its disk's root, seen from outside. */
  dataDir: string;
  /** How the room was limited. */
  by: 'mount' | 'file size';
  stop(): Promise<void>;
}

/** A private mount needs root, or user namespaces; elsewhere the kernel refuses files above a size (EFBIG). */
function limiter(size: string): { by: SmallDisk['by']; command: string[] } {
  const unshare =
    process.getuid?.() === 0 ? ['unshare', '--mount'] : ['unshare', '--map-root-user', '--mount'];
  const [program = '', ...args] = [...unshare, 'true'];
  if (spawnSync(program, args).status !== 0)
    return { by: 'file size', command: ['sh', '-c', 'ulimit -f 128; exec "$0" "$1"'] };
  const mount = `mount -t tmpfs -o size=${size} tmpfs "$DATA_DIR" && exec "$0" "$1"`;
  return { by: 'mount', command: [...unshare, 'sh', '-c', mount] };
}

export async function onSmallDisk(
  size: string,
  env: Record<string, string> & { DATA_DIR: string },
): Promise<SmallDisk> {
  const { by, command } = limiter(size);
  const port = await freePort();
  const [program = '', ...args] = [...command, process.execPath, `${ROOT}/services/admin/dist/main.js`];
  const child: ChildProcess = spawn(program, args, {
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LOG_LEVEL: 'error', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const url = `http://127.0.0.1:${port}`;
  const ready = () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(ready, 'the service on a small disk is ready');
  return {
    url,
    by,
    dataDir: by === 'mount' ? `/proc/${child.pid}/root${env.DATA_DIR}` : env.DATA_DIR,
    async stop() {
      const ended = once(child, 'exit');
      kill();
      await ended;
      process.off('exit', kill);
    },
  };
}
