import { SERVICES } from '../../../libs/contracts/src/parts.js';

const DOCUMENTS = Object.keys(SERVICES);

/** Expensive by design (a password hash each): attacked less often. */
const SLOW = /^\/api\/admin\/(?:verify|password)$/;

/** Addresses that no document names. */
export const PAGES = [
  '/',
  '/cocktails',
  '/whiskey',
  '/recommendations',
  '/ai-recommendations',
  '/index.html',
  '/health',
  '/nowhere',
];

/**
 * Every operation of the OpenAPI documents, so that a new route is attacked without a word here:
 * `{method, path, params, body, isImage, needsSession, weight}`, `body` being the schema of a JSON body.
 */
export async function readRoutes(baseUrl) {
  const documents = await Promise.all(
    DOCUMENTS.map(async (name) => {
      const answer = await fetch(`${baseUrl}/api/docs/${name}.json`);
      if (!answer.ok) throw new Error(`/api/docs/${name}.json answered ${answer.status}`);
      return answer.json();
    }),
  );
  return documents.flatMap(operationsOf);
}

function operationsOf({ paths, components }) {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody, security = [] }]) => ({
      method: method.toUpperCase(),
      path,
      params: parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
      body: resolve(requestBody?.content?.['application/json']?.schema, components),
      isImage: requestBody?.content?.['image/*'] !== undefined,
      needsSession: security.length > 0,
      weight: SLOW.test(path) ? 0.05 : 1,
    })),
  );
}

function resolve(schema, components) {
  const name = schema?.$ref?.split('/').at(-1);
  return name ? components.schemas[name] : schema;
}

/** Paths of the built files that the pages name, for Range, methods and traversal. */
export async function readFiles(baseUrl) {
  const pages = await Promise.all(
    ['/', '/cocktails'].map(async (path) => (await fetch(baseUrl + path)).text()),
  );
  const found = pages.flatMap((html) => [...html.matchAll(/(?:src|href)="(\/[^"?#]+\.[a-z0-9]+)"/g)]);
  return [...new Set(found.map(([, path]) => path))];
}
