import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, until } from '@peanut/service/testing';
import { answerTo, type Answer, type Question } from './ask.js';
import { makeCertificate } from '../../../proof/stack/certificate.mjs';
import type { Running } from './gateways.js';

/** The proxy's own address: another one than its guests have. */
export const PROXY_ADDRESS = '127.0.0.77';

const config = (port: number, upstream: string) => `
worker_processes 1;
pid nginx.pid;
${process.getuid?.() === 0 ? 'user root;' : ''}
error_log error.log;
events {}
http {
    access_log off;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    server {
        listen 127.0.0.1:${port} ssl;
        ssl_certificate cert.pem;
        ssl_certificate_key key.pem;
        client_max_body_size 20m;
        location / {
            proxy_pass ${upstream};
            proxy_bind ${PROXY_ADDRESS};
            proxy_http_version 1.1;
            proxy_set_header Connection "";
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_set_header X-Forwarded-Proto $scheme;
        }
    }
}
`;

/** An nginx that speaks https with a certificate made on the spot, as people put it in front of the gateway. */
export async function startTlsProxy(upstream: string): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'peanut-tls-'));
  const port = await freePort();
  makeCertificate(folder);
  writeFileSync(join(folder, 'nginx.conf'), config(port, upstream));
  const args = ['-p', folder, '-e', 'error.log', '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
  const child = spawn('nginx', args, { stdio: 'inherit' });
  const origin = `https://127.0.0.1:${port}`;
  const isUp = () =>
    askTls(origin, '/health').then(
      () => true,
      () => false,
    );
  await until(isUp, 'the https proxy answers');
  return {
    origin,
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Sends a request over https, from a loopback address of one's choice, whoever made the certificate. */
export function askTls(
  origin: string,
  path: string,
  { method, headers, body, from }: Question & { from?: string } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const options = { hostname, port, path, method, headers, agent: false, localAddress: from };
  return answerTo(request({ ...options, rejectUnauthorized: false }), body);
}
