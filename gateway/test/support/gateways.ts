import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServiceName } from '@peanut/contracts';
import { freePorts, until } from '@peanut/service/testing';
import { writeGatewayConfig, writeStaticConfig } from '../../../proof/stack/nginx-config.mjs';
import { createCompanion } from '../../src/companion.js';
import { parsePublicOrigin, parseTrustedProxies } from '../../src/entrance.js';
import { followCertificate } from '../../src/certificate-renewal.js';
import { createGateway } from '../../src/gateway.js';
import type { Builds } from './builds.js';

export type Kind = 'nginx' | 'embedded';

export interface Running {
  origin: string;
  /** Has nginx read its certificate again; the embedded gateway looks by itself. */
  reload?(): void;
  stop(): Promise<void>;
}

/** The services behind the gateway; one that is not named is not there. */
export type Services = Partial<Record<ServiceName, { address: string }>>;

/** What the variables PUBLIC_ORIGIN, TRUSTED_PROXIES, TLS_CERT and TLS_KEY hold. */
export interface EntranceText {
  publicOrigin?: string;
  trustedProxies?: string;
  tlsCert?: string;
  tlsKey?: string;
}

const LOOK_EVERY = 20;

/** What the gateway, or nginx's companion, tells of itself. */
export const OWN_VERSION = { version: '1.0.0', revision: 'of-this-test' };

/** The gateway of a kind before these services, the shell and the menu's remote. */
export function startGateway(
  kind: Kind,
  builds: Builds,
  services: Services,
  entrance: EntranceText = {},
): Promise<Running> {
  return kind === 'nginx'
    ? startNginx(builds, services, entrance)
    : startEmbedded(builds, services, entrance);
}

function addressesOf(services: Services): Partial<Record<ServiceName, string>> {
  return Object.fromEntries(Object.entries(services).map(([name, { address }]) => [name, address]));
}

async function startEmbedded(
  builds: Builds,
  services: Services,
  { publicOrigin, trustedProxies = '', tlsCert: cert, tlsKey: key }: EntranceText,
): Promise<Running> {
  const server = createGateway({
    services: addressesOf(services),
    folders: { shell: builds.shell, 'mf-menu': builds.menu },
    version: OWN_VERSION,
    entrance: {
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
  entrance: EntranceText = {},
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
  const companion = createCompanion(upstreams, OWN_VERSION);
  const config = writeGatewayConfig({
    folder: join(folder, 'gateway'),
    listen: `127.0.0.1:${gateway}`,
    compressorPort: compressor,
    services: addressesOf(services),
    companion: `127.0.0.1:${await listening(companion)}`,
    statics,
    entrance,
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
    origin: `${entrance.tlsCert ? 'https' : 'http'}://${address}`,
    reload: () => void servers.at(-1)?.kill('SIGHUP'),
    async stop() {
      await Promise.all(servers.map(exited));
      await closed(companion);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

async function exited(child: ChildProcess): Promise<void> {
  const done = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await done;
}
