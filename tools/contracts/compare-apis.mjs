import { schemaBreaks, withoutReferences } from './compare-schemas.mjs';

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

/**
 * What of a service's OpenAPI document would hurt clients of the last release, a sentence each.
 * @param {object} released
 * @param {object} present
 * @param {string} place begins each sentence
 * @returns {string[]}
 */
export function apiBreaks(released, present, place) {
  const now = operationsOf(present);
  return [...operationsOf(released)].flatMap(([name, operation]) =>
    now.has(name)
      ? operationBreaks(operation, now.get(name), `${place}: ${name}`)
      : [`${place}: ${name} is gone`],
  );
}

/** The operations by method and path, whole. */
function operationsOf(document) {
  const { paths } = withoutReferences({ paths: document.paths }, document);
  return new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      METHODS.filter((method) => method in item).map((method) => [
        `${method.toUpperCase()} ${path}`,
        item[method],
      ]),
    ),
  );
}

const operationBreaks = (released, present, place) => [
  ...(needsSession(present) && !needsSession(released) ? [`${place} needs a session now`] : []),
  ...parameterBreaks(released.parameters ?? [], present.parameters ?? [], place),
  ...bodyBreaks(released.requestBody, present.requestBody, `${place}, request`),
  ...answerBreaks(released.responses, present.responses, place),
];

const needsSession = ({ security = [] }) => security.length > 0;

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

function bodyBreaks(released, present, place) {
  if (!released) return present?.required ? [`${place} needs a body now`] : [];
  const isNewlyRequired = present?.required && !released.required;
  return [
    ...(isNewlyRequired ? [`${place} needs a body now`] : []),
    ...contentBreaks(released.content, present?.content, 'request', place),
  ];
}

function answerBreaks(released, present, place) {
  return Object.entries(released).flatMap(([status, answer]) => {
    const name = `${place}, answer ${status}`;
    return present[status]
      ? contentBreaks(answer.content, present[status].content, 'response', name)
      : [`${name} is gone`];
  });
}

function contentBreaks(released = {}, present = {}, direction, place) {
  return Object.entries(released).flatMap(([type, { schema = {} }]) =>
    present[type]
      ? schemaBreaks(schema, present[type].schema ?? {}, direction, place)
      : [`${place} has no ${type} any more`],
  );
}
