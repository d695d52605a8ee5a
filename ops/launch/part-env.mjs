import { addressProblem } from '../../libs/contracts/src/server-address.js';

/** What any program of ours may need of the machine. */
const MACHINE =
  'PATH HOME USER TMPDIR TMP TEMP LANG LC_ALL TZ SYSTEMROOT NODE_OPTIONS NODE_EXTRA_CA_CERTS'.split(' ');
const SERVICE = ['LOG_LEVEL'];
const REDIS = ['REDIS_URL'];

/**
 * The variables of each part that a person may set, a service's own at least; no part sees those of another.
 * @type {Record<string, string[]>}
 */
export const PART_VARIABLES = {
  database: [],
  menu: [...SERVICE, 'DATABASE_URL', 'MENU_DATABASE_URL', 'DATABASE_POOL', 'SEED_MENU'],
  admin: [
    ...SERVICE,
    ...REDIS,
    'DATABASE_URL',
    'ADMIN_DATABASE_URL',
    'DATABASE_POOL',
    'ADMIN_PASSWORD',
    'RATE_LIMIT_VERIFY',
    'IMAGE_STORE_URL',
    'IMAGE_STORE_ACCESS_KEY',
    'IMAGE_STORE_SECRET_KEY',
    'IMAGE_STORE_REGION',
  ],
  ai: [
    ...SERVICE,
    ...REDIS,
    'OPENAI_API_KEY',
    'OPENAI_BASE_URL',
    'OPENAI_MODEL',
    'OPENAI_PATIENCE',
    'OPENAI_CONTEXT',
    'OPENAI_PARALLEL',
    'RATE_LIMIT_CHAT',
    'RATE_LIMIT_RECOMMENDATIONS',
    'RATE_LIMIT_PARSE',
    'AI_DAILY_BUDGET',
  ],
  gateway: ['PUBLIC_ORIGIN', 'TRUSTED_PROXIES', 'TLS_CERT', 'TLS_KEY'],
};

/** Of this process's variables, those that the part may see. */
export function variablesFor(/** @type {string} */ part) {
  const allowed = new Set([...MACHINE, ...(PART_VARIABLES[part] ?? SERVICE)]);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => allowed.has(name.toUpperCase())));
}

const POSTGRES = ['postgres:', 'postgresql:'];
/** @type {[name: string, protocols: string[]][]} */
const ADDRESSES = [
  ['DATABASE_URL', POSTGRES],
  ['MENU_DATABASE_URL', POSTGRES],
  ['ADMIN_DATABASE_URL', POSTGRES],
  ['REDIS_URL', ['redis:', 'rediss:']],
];

/** Throws a sentence that names the first bad address, before anything is installed or built. */
export function checkAddresses() {
  for (const [name, protocols] of ADDRESSES) {
    const problem = process.env[name] && addressProblem(process.env[name], protocols);
    if (problem) throw new Error(`${name} ${problem}.`);
  }
}
