import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nginxParts } from './nginx-parts.js';

// A step of the build: nginx's templates, whole, in dist/nginx. The image and the test stack take them from there.
const folder = fileURLToPath(new URL('nginx', import.meta.url));
cpSync(fileURLToPath(new URL('../nginx', import.meta.url)), folder, { recursive: true });
for (const [name, text] of Object.entries(nginxParts())) writeFileSync(join(folder, name), text);
