// The gateways, what the launcher gives away, and what is installed.
import type { Mutation, Suite } from '../mutation.js';

const gateway = (test: string): Suite => ({ project: 'service', file: 'gateway/test/gateway.test.ts', test });
const tls = (test: string): Suite => ({ project: 'service', file: 'gateway/test/tls.test.ts', test });
const GATEWAY = 'gateway/src/gateway.ts';
const RULES = 'gateway/src/nginx-config/rules.ts';
const packages = (test: string): Suite => ({ project: 'unit', file: 'tools/sbom/known-bad.test.mjs', test });
/** nginx reads its configuration from the gateway's build. */
const builds = ['gateway'];

export const PUBLIC_ORIGIN: Mutation[] = [
  {
    name: 'CSP of nginx',
    file: RULES,
    from: "header('Content-Security-Policy', '$content_security_policy'),",
    to: '',
    builds,
    suite: gateway('the nginx gateway headers / carries'),
  },
  {
    name: 'CSP of the embedded gateway',
    file: 'gateway/src/pages/pages.ts',
    from: "res.setHeader('content-security-policy', policy);",
    to: '',
    suite: gateway('the embedded gateway headers / carries'),
  },
  {
    name: 'nosniff of nginx',
    file: RULES,
    from: '...Object.entries(SECURITY_HEADERS).map(([name, value]) => header(name, quoted(value))),',
    to: '',
    builds,
    suite: gateway('the nginx gateway headers /health carries'),
  },
  {
    name: 'nosniff of the embedded gateway',
    file: 'gateway/src/edge/security-headers.ts',
    from: "'x-content-type-options': 'nosniff',",
    to: '',
    suite: gateway('the embedded gateway headers /health carries'),
  },
  {
    name: 'forwarded headers are nginx’s own',
    file: 'gateway/nginx/snippets/proxy.conf.template',
    from: 'proxy_set_header X-Forwarded-For $public_address;',
    to: '',
    builds,
    suite: gateway('the nginx gateway what a service is told the address'),
  },
  {
    name: 'forwarded headers are the embedded gateway’s own',
    file: 'gateway/src/proxy/forwarded-headers.ts',
    from: "'x-forwarded-for': client.address,",
    to: '',
    suite: gateway('the embedded gateway what a service is told the address'),
  },
  {
    name: 'other hosts at nginx: 421',
    file: 'gateway/nginx/servers/gateway.conf.template',
    from: 'if ($is_refused_host) {',
    to: 'if ($uri = "") {',
    builds,
    suite: tls('the nginx gateway with a certificate and PUBLIC_ORIGIN'),
  },
  {
    name: 'other hosts at the embedded gateway: 421',
    file: GATEWAY,
    from: "if (target.kind !== 'health' && !isOurHost(req.headers.host, parts.originSettings))",
    to: 'if (false)',
    suite: tls('the embedded gateway with a certificate and PUBLIC_ORIGIN'),
  },
  {
    name: 'exact addresses at nginx',
    file: 'gateway/nginx/snippets/api.conf.template',
    from: 'if ($inexact_api_path) {',
    to: 'if ($uri = "") {',
    builds,
    suite: gateway('the nginx gateway routes .* is nowhere: 404'),
  },
  {
    name: 'exact addresses at the embedded gateway',
    file: 'gateway/src/edge/routes.ts',
    from: 'EXACT_API_PATH.test(path) ?',
    to: 'true ?',
    suite: gateway('the embedded gateway routes .* is nowhere: 404'),
  },
  {
    name: 'one Host a request',
    file: GATEWAY,
    from: ' || !hasOneHost(req)',
    to: '',
    suite: {
      project: 'service',
      file: 'gateway/test/odd-requests.test.ts',
      test: 'the embedded gateway answers two Hosts',
    },
  },
  {
    name: 'requests of an address at once',
    file: GATEWAY,
    from: 'if (!counted.admit(exchange)) return sendError(exchange, 429);',
    to: '',
    suite: {
      project: 'service',
      file: 'gateway/test/requests-at-once.test.ts',
      test: 'the embedded gateway an address that has',
      // It waits for the refusal, which never comes.
      patience: 10_000,
    },
  },
  {
    name: 'hidden drinks in nginx’s list cache',
    file: 'gateway/nginx/snippets/list.conf.template',
    from: 'proxy_no_cache $has_session',
    to: 'proxy_no_cache',
    builds,
    suite: {
      project: 'service',
      file: 'gateway/test/list-cache.test.ts',
      test: 'the nginx gateway a session neither takes from the cache',
    },
  },
  {
    name: 'a prerendered part is made of what guests are told',
    file: 'gateway/src/pages/prerender/prerenderer.ts',
    from: 'GUEST_READ.test(url) &&',
    to: '',
    suite: {
      project: 'service',
      file: 'gateway/test/pages.test.ts',
      test: 'the embedded gateway is drawn from nothing but',
    },
  },
  {
    name: 'data folder closed to others',
    file: 'ops/installation/private-folder.mjs',
    from: 'if (isOurs(folder)) closeToOthers(folder);',
    to: 'if (isOurs(folder)) return;',
    suite: {
      project: 'unit',
      file: 'ops/installation/private-folder.test.mjs',
      test: 'closes the open folder of an earlier version',
    },
  },
  {
    name: 'secrets for their part alone',
    file: 'ops/launch/part-env.mjs',
    from: '.filter(([name]) => allowed.has(name.toUpperCase()))',
    to: '',
    suite: {
      project: 'unit',
      file: 'ops/launch/settings.test.mjs',
      test: 'are not given to another part',
    },
  },
  {
    name: 'one launcher a data folder',
    file: 'ops/installation/data-lock.mjs',
    from: 'if (holder) return holder;',
    to: '',
    suite: {
      project: 'unit',
      file: 'ops/installation/data-lock.test.mjs',
      test: 'refuses a folder whose launcher lives',
    },
  },
  {
    name: 'no more unpacked than an archive lists',
    file: 'ops/backup/read-archive.mjs',
    from: 'left < 0',
    to: 'false',
    suite: {
      project: 'unit',
      file: 'ops/backup/backup.test.mjs',
      test: 'more than its list says',
    },
  },
  {
    name: 'versions that are known to be bad',
    file: 'tools/sbom/known-bad.mjs',
    from: 'compare(version, bad.below) < 0',
    to: 'false',
    suite: packages('notices one that has'),
  },
  {
    name: 'packages run nothing as they are installed',
    file: '.npmrc',
    from: 'ignore-scripts=true',
    to: '',
    suite: packages('none runs a script as it is installed'),
  },
];
