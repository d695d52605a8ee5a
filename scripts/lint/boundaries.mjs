/**
 * Who may import what. Static and dynamic imports alike, by package name and by path.
 * A remote never imports another remote, a service never another service: they meet in libs/contracts and,
 * in the browser, in libs/web.
 */
const REMOTES = ['mf-menu', 'mf-admin', 'mf-ai'];
const SERVICES = ['menu', 'admin', 'ai'];

/** Packages of ours by name, and the paths by which someone could reach around the name. */
const part = {
  remote: (name) => ({ packages: [`@peanut/${name}`], path: `/${name}/` }),
  service: (name) => ({ packages: [`@peanut/${name}`], path: `/services/${name}/` }),
  shell: { packages: ['@peanut/shell'], path: '/shell/' },
  web: { packages: ['@peanut/web'], path: '/libs/web/' },
  ui: { packages: ['@peanut/ui'], path: '/libs/ui/' },
  contracts: { packages: ['@peanut/contracts'], path: '/libs/contracts/' },
  serviceLib: { packages: ['@peanut/service'], path: '/libs/service/' },
  wrappedByWeb: { packages: ['react-router', 'react-router-dom', '@tanstack/react-query'] },
};

const allRemotes = REMOTES.map(part.remote);
const allServices = SERVICES.map(part.service);
const serverSide = [part.serviceLib, ...allServices];

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
    folder: 'libs/contracts',
    forbidden: [...allRemotes, part.shell, part.web, part.ui, ...serverSide],
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

const escaped = (text) => text.replace(/[\\^$*+?.()|[\]{}]/g, '\\$&');

/** One regular expression for the import sources a folder must not use. */
function forbiddenSource(forbidden) {
  const byName = forbidden.flatMap(({ packages }) => packages.map((name) => `^${escaped(name)}(/|$)`));
  const byPath = forbidden.filter(({ path }) => path).map(({ path }) => `^\\.\\.?/.*${escaped(path)}`);
  return [...byName, ...byPath].join('|');
}

/** ESLint entries, one a folder. */
export const boundaries = RULES.map(({ folder, forbidden }) => {
  const source = forbiddenSource(forbidden);
  const message = `${folder} must not import this: parts meet in libs/contracts and libs/web only (docs/decisions/001).`;
  return {
    name: `boundaries/${folder}`,
    files: [`${folder}/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: source, message }] }],
      'no-restricted-syntax': [
        'error',
        { selector: `ImportExpression > Literal[value=/${source.replaceAll('/', '\\x2F')}/]`, message },
      ],
    },
  };
});
