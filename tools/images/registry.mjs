import { partsOf } from './references.mjs';

/** An index of an image for several kinds of processors; a plain manifest where it was built for one. */
const KINDS = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
].join(', ');
const DIGEST = /^sha256:[0-9a-f]{64}$/;
const TIMEOUT = 20_000;

const DOCKER_HUB = 'https://registry-1.docker.io';

/** `node` stands for `library/node` there. */
const repositoryOf = (name) => (name.includes('/') ? name : `library/${name}`);

/** What the registry's refusal says: whom to ask for a token, and for what. Throws where it asks for none. */
function challengeOf(answer) {
  const header = answer.headers.get('www-authenticate') ?? '';
  const values = Object.fromEntries(
    [...header.matchAll(/\b(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  );
  if (!/^bearer /i.test(header) || !values.realm)
    throw new Error('it asks for a login of a kind that is not known here');
  return values;
}

async function tokenFor({ realm, service, scope }) {
  const url = new URL(realm);
  for (const [key, value] of Object.entries({ service, scope })) if (value) url.searchParams.set(key, value);
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!answer.ok) throw new Error(`no token is given out (${answer.status})`);
  const { token, access_token: other } = await answer.json();
  return token ?? other;
}

function head(url, token) {
  const headers = { accept: KINDS, ...(token && { authorization: `Bearer ${token}` }) };
  return fetch(url, { method: 'HEAD', headers, signal: AbortSignal.timeout(TIMEOUT) });
}

async function askFor(url) {
  const answer = await head(url);
  return answer.status === 401 ? head(url, await tokenFor(challengeOf(answer))) : answer;
}

/**
 * The digest that a tag of an image has at this moment, as `sha256:…`; `registry` is an address as that of Docker Hub. Throws
 * with a sentence that names the image when it cannot be had.
 */
export async function digestOf(reference, registry = DOCKER_HUB) {
  const { name, tag } = partsOf(reference);
  try {
    const answer = await askFor(`${registry}/v2/${repositoryOf(name)}/manifests/${tag}`);
    if (answer.status === 404) throw new Error('there is no such image');
    if (answer.status === 429) throw new Error('too many questions were asked; try again in some hours');
    if (!answer.ok) throw new Error(`it answers ${answer.status}`);
    const digest = answer.headers.get('docker-content-digest') ?? '';
    if (!DIGEST.test(digest)) throw new Error('it names no digest');
    return digest;
  } catch (error) {
    const why = error.cause?.code ?? error.message;
    throw new Error(`${new URL(registry).host} was asked for ${name}:${tag} in vain: ${why}.`, {
      cause: error,
    });
  }
}
