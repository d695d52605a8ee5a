import { schemaBreaks, withoutReferences } from './compare-schemas.mjs';

/**
 * As much of an OpenAPI document as is compared here.
 * @typedef {import('./compare-schemas.mjs').Schema} Schema
 * @typedef {Record<string, { schema?: Schema }>} Content by type
 * @typedef {{ in: string, name: string, required?: boolean, schema?: Schema }} Parameter
 * @typedef {{ required?: boolean, content?: Content }} Body
 * @typedef {object} Operation
 * @property {object[]} [security]
 * @property {Parameter[]} [parameters]
 * @property {Body} [requestBody]
 * @property {Record<string, { content?: Content }>} responses by status
 * @typedef {{ paths: Record<string, Record<string, Operation>> }} Api
 */

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

/**
 * What of a service's OpenAPI document would hurt clients of the last release, a sentence each.
 * @param {Api} released
 * @param {Api} present
 * @param {string} place begins each sentence
 * @returns {string[]}
 */
export function apiBreaks(released, present, place) {
  const now = operationsOf(present);
  return [...operationsOf(released)].flatMap(([name, before]) => {
    const operation = now.get(name);
    return operation
      ? operationBreaks(before, operation, `${place}: ${name}`)
      : [`${place}: ${name} is gone`];
  });
}

/** The operations by method and path, whole. @param {Api} document @returns {Map<string, Operation>} */
function operationsOf(document) {
  const { paths } = withoutReferences({ paths: document.paths }, document);
  return new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([method]) => METHODS.includes(method))
        .map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation]),
    ),
  );
}

/** @param {Operation} released @param {Operation} present @param {string} place */
const operationBreaks = (released, present, place) => [
  ...(needsSession(present) && !needsSession(released) ? [`${place} needs a session now`] : []),
  ...parameterBreaks(released.parameters ?? [], present.parameters ?? [], place),
  ...bodyBreaks(released.requestBody, present.requestBody, `${place}, request`),
  ...answerBreaks(released.responses, present.responses, place),
];

const needsSession = (/** @type {Operation} */ { security = [] }) => security.length > 0;

/** @param {Parameter[]} released @param {Parameter[]} present @param {string} place */
function parameterBreaks(released, present, place) {
  return present.flatMap((parameter) => {
    const name = `${place}, ${parameter.in} ${parameter.name}`;
    const before = released.find((other) => other.in === parameter.in && other.name === parameter.name);
    const isNewlyRequired = parameter.required && !before?.required;
    return [
      ...(isNewlyRequired ? [`${name} is required now`] : []),
      ...(before ? schemaBreaks(before.schema ?? {}, parameter.schema ?? {}, 'request', name) : []),
    ];
  });
}

/** @param {Body | undefined} released @param {Body | undefined} present @param {string} place */
function bodyBreaks(released, present, place) {
  if (!released) return present?.required ? [`${place} needs a body now`] : [];
  const isNewlyRequired = present?.required && !released.required;
  return [
    ...(isNewlyRequired ? [`${place} needs a body now`] : []),
    ...contentBreaks(released.content, present?.content, 'request', place),
  ];
}

/** @param {Operation['responses']} released @param {Operation['responses']} present @param {string} place */
function answerBreaks(released, present, place) {
  return Object.entries(released).flatMap(([status, answer]) => {
    const name = `${place}, answer ${status}`;
    const now = present[status];
    return now ? contentBreaks(answer.content, now.content, 'response', name) : [`${name} is gone`];
  });
}

/**
 * @param {Content | undefined} released @param {Content | undefined} present
 * @param {import('./compare-schemas.mjs').Direction} direction @param {string} place
 */
function contentBreaks(released = {}, present = {}, direction, place) {
  return Object.entries(released).flatMap(([type, { schema = {} }]) => {
    const now = present[type];
    return now
      ? schemaBreaks(schema, now.schema ?? {}, direction, place)
      : [`${place} has no ${type} any more`];
  });
}
