import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const AUTHORITY = `[ca]
default_ca = own
[own]
database = index.txt
serial = serial
new_certs_dir = .
default_md = sha256
policy = any
[any]
commonName = supplied
`;

// Searching the primes of an RSA key takes long, a key on a curve is there at once.
const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', 'key.pem'];

/**
 * Makes a certificate for bar.example and this machine that vouches for itself, in a folder that is there or not.
 * Returns the two files.
 * @param {string} folder
 */
export function makeCertificate(folder, days = 90) {
  mkdirSync(folder, { recursive: true });
  const work = mkdtempSync(join(tmpdir(), 'peanut-certificate-'));
  /** @param {string[]} args */
  const openssl = (...args) => execFileSync('openssl', args, { cwd: work, stdio: 'pipe' });
  /** @param {number} at */
  const time = (at) => `${new Date(at).toISOString().replace(/\D/g, '').slice(0, 14)}Z`;
  writeFileSync(join(work, 'ca.cnf'), AUTHORITY);
  writeFileSync(join(work, 'index.txt'), '');
  writeFileSync(
    join(work, 'names.cnf'),
    'subjectAltName = DNS:bar.example, DNS:localhost, IP:127.0.0.1, IP:::1\n',
  );
  openssl('req', '-new', ...KEY, '-subj', '/CN=bar.example', '-out', 'request.pem');
  const signed = ['-selfsign', '-keyfile', 'key.pem', '-in', 'request.pem', '-out', 'cert.pem'];
  // "openssl req" makes none that has ended already.
  const end = time(Date.now() + days * 86_400_000);
  const from = ['-startdate', '20200101000000Z', '-enddate', end, '-extfile', 'names.cnf'];
  openssl('ca', '-batch', '-notext', '-create_serial', '-config', 'ca.cnf', ...signed, ...from);
  const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
  renameSync(join(work, 'key.pem'), files.key);
  renameSync(join(work, 'cert.pem'), files.cert);
  rmSync(work, { recursive: true });
  return files;
}
