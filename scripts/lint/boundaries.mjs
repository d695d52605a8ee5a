import { dirname, relative, resolve } from 'node:path';

/**
 * Who may import what. Static and dynamic imports alike, by package name and by path.
 * A remote never imports another remote, a service never another service: they meet in libs/contracts and,
 * in the browser, in libs/web.
 */
const REMOTES = ['mf-menu', 'mf-admin', 'mf-ai'];
const SERVICES = ['menu', 'admin', 'ai'];

/** Packages by name or scope, and the folders by which someone could reach around the name. */
const part = {
  remote: (name) => ({ packages: [`@peanut/${name}`], folder: `${name}` }),
  service: (name) => ({ packages: [`@peanut/${name}`], folder: `services/${name}` }),
  shell: { packages: ['@peanut/shell'], folder: 'shell' },
  web: { packages: ['@peanut/web'], folder: 'libs/web' },
  ui: { packages: ['@peanut/ui'], folder: 'libs/ui' },
  bartender: { packages: ['@peanut/bartender'], folder: 'libs/bartender' },
  contracts: { packages: ['@peanut/contracts'], folder: 'libs/contracts' },
  serviceLib: { packages: ['@peanut/service'], folder: 'libs/service' },
  serverPackages: { packages: ['@nestjs', 'express', 'typeorm', 'pg', 'ioredis'] },
  react: { packages: ['react', 'react-dom'] },
  wrappedByWeb: { packages: ['react-router', 'react-router-dom', '@tanstack/react-query'] },
};

const allRemotes = REMOTES.map(part.remote);
const allServices = SERVICES.map(part.service);
const serverSide = [part.serviceLib, part.serverPackages, ...allServices];

const RULES = [
  ...REMOTES.map((name) => ({
    folder: name,
    forbidden: [
      ...REMOTES.filter((other) => other !== name).map(part.remote),
      part.shell,
      part.wrappedByWeb,
      ...serverSide,
    ],
  })),
  { folder: 'shell', forbidden: [...allRemotes, part.wrappedByWeb, ...serverSide] },
  { folder: 'libs/web', forbidden: [...allRemotes, part.shell, part.ui, ...serverSide] },
  { folder: 'libs/ui', forbidden: [...allRemotes, part.shell, part.web, part.wrappedByWeb, ...serverSide] },
  {
    folder: 'libs/bartender',
    forbidden: [...allRemotes, part.shell, part.web, part.ui, part.react, ...serverSide],
  },
  {
    folder: 'libs/contracts',
    forbidden: [part.bartender, ...allRemotes, part.shell, part.web, part.ui, part.react, ...serverSide],
  },
  { folder: 'libs/service', forbidden: [...allRemotes, part.shell, part.web, part.ui, ...allServices] },
  ...SERVICES.map((name) => ({
    folder: `services/${name}`,
    forbidden: [
      ...SERVICES.filter((other) => other !== name).map(part.service),
      ...allRemotes,
      part.shell,
      part.web,
      part.ui,
    ],
  })),
];

const isWithin = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/** What an import means, from wherever it is written: a relative path is resolved, never compared as text. */
function isForbidden(source, { filename, cwd }, { packages, folders }) {
  if (!source.startsWith('.')) return packages.some((name) => isWithin(source, name));
  const path = relative(cwd, resolve(dirname(filename), source));
  return folders.some((folder) => isWithin(path, folder));
}

const boundary = {
  meta: { type: 'problem', schema: [{ type: 'object' }], messages: { forbidden: '{{message}}' } },
  create(context) {
    const [{ message, ...forbidden }] = context.options;
    const check = ({ source }) => {
      if (typeof source?.value === 'string' && isForbidden(source.value, context, forbidden))
        context.report({ node: source, messageId: 'forbidden', data: { message } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

const plugin = { rules: { boundary } };

/** ESLint entries, one a folder. */
export const boundaries = RULES.map(({ folder, forbidden }) => ({
  name: `boundaries/${folder}`,
  files: [`${folder}/**/*.{ts,tsx}`],
  plugins: { peanut: plugin },
  rules: {
    'peanut/boundary': [
      'error',
      {
        message: `${folder} must not import this: parts meet in libs/contracts and libs/web only (docs/decisions/001).`,
        packages: forbidden.flatMap(({ packages }) => packages),
        folders: forbidden.flatMap(({ folder: other }) => other ?? []),
      },
    ],
  },
}));
