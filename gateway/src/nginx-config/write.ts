import { VERSION_FILE } from '@peanut/contracts';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readVersion } from '../env.js';
import { nginxParts } from './nginx-parts.js';
import { rules } from './rules.js';

// A step of the build: nginx's templates, whole, in dist/nginx. The image and the test stack take them from there.
const folder = fileURLToPath(new URL('../nginx', import.meta.url));
rmSync(folder, { recursive: true, force: true });
cpSync(fileURLToPath(new URL('../../nginx', import.meta.url)), folder, { recursive: true });
for (const [name, text] of Object.entries({ ...nginxParts(), ...rules() }))
  writeFileSync(join(folder, name), text);

// Named as a front end is: by the package's version and a hash of all files.
const hash = createHash('sha256');
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
  if (/\.\w+$/.test(name)) hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
const { version, revision } = readVersion();
const facts = { part: 'gateway', version: `${version}-${hash.digest('hex').slice(0, 12)}`, revision };
writeFileSync(join(folder, VERSION_FILE), `${JSON.stringify(facts)}\n`);
