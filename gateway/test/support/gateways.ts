import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServiceName } from '@peanut/contracts';
import { freePorts, until } from '@peanut/service/testing';
import { writeGatewayConfig, writeStaticConfig } from '../../../proof/stack/nginx-config.mjs';
import { createPageServer } from '../../src/pages/page-server.js';
import { parsePublicOrigin, parseTrustedProxies } from '../../src/edge/public-origin.js';
import { followCertificate } from '../../src/tls/certificate-renewal.js';
import { createGateway } from '../../src/gateway.js';
import type { Builds } from './builds.js';

export type Kind = 'nginx' | 'embedded';

export interface Running {
  origin: string;
  /** Has nginx read its certificate again; the embedded gateway looks by itself. */
  reload?(): void;
  /** What nginx does without its prerenderer can be seen then. */
  stopPrerenderer?(): Promise<void>;
  stop(): Promise<void>;
}

/** The services behind the gateway; one that is not named is not there. */
export type Services = Partial<Record<ServiceName, { address: string }>>;

/** What the variables PUBLIC_ORIGIN, TRUSTED_PROXIES, TLS_CERT and TLS_KEY hold. */
export interface OriginText {
  publicOrigin?: string;
  trustedProxies?: string;
  tlsCert?: string;
  tlsKey?: string;
}

const LOOK_EVERY = 20;

/** What the gateway, or nginx's prerenderer, tells of itself. */
export const OWN_VERSION = { version: '1.0.0', revision: 'of-this-test' };

/** The gateway of a kind before these services, the shell and the menu's remote. */
export function startGateway(
  kind: Kind,
  builds: Builds,
  services: Services,
  originSettings: OriginText = {},
): Promise<Running> {
  return kind === 'nginx'
    ? startNginx(builds, services, originSettings)
    : startEmbedded(builds, services, originSettings);
}

function addressesOf(services: Services): Partial<Record<ServiceName, string>> {
  return Object.fromEntries(Object.entries(services).map(([name, { address }]) => [name, address]));
}

async function startEmbedded(
  builds: Builds,
  services: Services,
  { publicOrigin, trustedProxies = '', tlsCert: cert, tlsKey: key }: OriginText,
): Promise<Running> {
  const server = createGateway({
    services: addressesOf(services),
    folders: { shell: builds.shell, 'mf-menu': builds.menu },
    version: OWN_VERSION,
    originSettings: {
      publicOrigin: publicOrigin ? parsePublicOrigin(publicOrigin) : undefined,
      trustedProxies: parseTrustedProxies(trustedProxies),
    },
    certificate: cert && key ? followCertificate({ cert, key }, () => undefined, LOOK_EVERY) : undefined,
  });
  const port = await listening(server);
  return { origin: `${cert ? 'https' : 'http'}://127.0.0.1:${port}`, stop: () => closed(server) };
}

/** As {@link startGateway}; `resolver` is the `host:port` of a name server that knows the names in the addresses. */
export async function startNginx(
  builds: Builds,
  services: Services,
  originSettings: OriginText = {},
  resolver?: string,
): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'peanut-nginx-'));
  const [gateway, compressor, shell, remote] = (await freePorts(4)) as [number, number, number, number];
  const statics = {
    shell: { listen: `127.0.0.1:${shell}`, root: builds.root },
    'mf-menu': { listen: `127.0.0.1:${remote}`, root: builds.root },
  };
  const upstreams = {
    services: addressesOf(services),
    statics: { shell: statics.shell.listen, 'mf-menu': statics['mf-menu'].listen },
  };
  const prerenderer = createPageServer(upstreams, OWN_VERSION);
  const config = writeGatewayConfig({
    folder: join(folder, 'gateway'),
    listen: `127.0.0.1:${gateway}`,
    compressorPort: compressor,
    services: addressesOf(services),
    prerenderer: `127.0.0.1:${await listening(prerenderer)}`,
    statics,
    originSettings,
    resolver,
  });
  const parts = Object.entries(statics).map(([name, part]) =>
    writeStaticConfig(join(folder, name), name, part),
  );
  const servers = [...parts, config].map((file) =>
    spawn('nginx', ['-e', join(dirname(file), 'error.log'), '-c', file, '-g', 'daemon off;'], {
      stdio: 'inherit',
    }),
  );
  const address = `127.0.0.1:${gateway}`;
  // Where https is spoken this is sent on, which is an answer.
  const isUp = () =>
    fetch(`http://${address}`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
  await until(isUp, 'nginx answers');
  return {
    origin: `${originSettings.tlsCert ? 'https' : 'http'}://${address}`,
    reload: () => void servers.at(-1)?.kill('SIGHUP'),
    stopPrerenderer: () => closed(prerenderer),
    async stop() {
      await Promise.all(servers.map(exited));
      await closed(prerenderer);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function closed(server: Server): Promise<void> {
  if (!server.listening) return;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

async function exited(child: ChildProcess): Promise<void> {
  const done = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await done;
}
