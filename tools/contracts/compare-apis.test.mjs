import { apiBreaks } from './compare-apis.mjs';

const PATH = '/api/drinks';
const ref = (name) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema) => ({ 'application/json': { schema } });

/** A document of one operation, which the function may change. */
function api(change = () => {}) {
  const operation = {
    parameters: [{ name: 'sort', in: 'query', required: false, schema: { type: 'string' } }],
    requestBody: { required: false, content: json(ref('Request')) },
    responses: { 200: { content: json(ref('Drink')) }, default: { content: json({ type: 'object' }) } },
    security: [],
  };
  const schemas = {
    Request: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
    Drink: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
  };
  const document = { paths: { [PATH]: { post: operation } }, components: { schemas } };
  change(operation, { schemas, document });
  return document;
}

const required = (name, place) => ({ name, in: place, required: true, schema: { type: 'string' } });

it.each([
  ['an operation', (_, { document }) => (document.paths[PATH] = {}), ' is gone'],
  ['an address', (_, { document }) => (document.paths = {}), ' is gone'],
  ['a session', (operation) => operation.security.push({ session: [] }), ' needs a session now'],
  [
    'a parameter',
    ({ parameters }) => parameters.push(required('page', 'query')),
    ', query page is required now',
  ],
  ['a wanted parameter', ({ parameters }) => (parameters[0].required = true), ', query sort is required now'],
  [
    'a type of parameter',
    ({ parameters }) => (parameters[0].schema.type = 'integer'),
    ', query sort no longer takes string',
  ],
  ['a wanted body', ({ requestBody }) => (requestBody.required = true), ', request needs a body now'],
  [
    'a kind of body',
    ({ requestBody }) => (requestBody.content = { 'image/*': {} }),
    ', request has no application/json any more',
  ],
  [
    'a field of the request',
    (_, { schemas }) => schemas.Request.required.push('glass'),
    ', request.glass is required now, and may be missing from what the last release sends',
  ],
  [
    'a field of the answer',
    (_, { schemas }) => (schemas.Drink = { type: 'object' }),
    ', answer 200.id is gone',
  ],
  ['a status', ({ responses }) => delete responses[200], ', answer 200 is gone'],
  [
    'the body of an answer',
    ({ responses }) => delete responses[200].content,
    ', answer 200 has no application/json any more',
  ],
])('breaks by %s', (_, change, sentence) => {
  expect(apiBreaks(api(), api(change), 'menu')).toEqual([`menu: POST /api/drinks${sentence}`]);
});

it.each([
  ['as it is', () => {}],
  ['with another operation', (_, { document }) => (document.paths[PATH].get = { responses: {} })],
  ['without a session', (operation) => (operation.security = [])],
  [
    'with a parameter that may be missing',
    ({ parameters }) => parameters.push({ ...required('page', 'query'), required: false }),
  ],
  ['without a parameter', (operation) => (operation.parameters = [])],
  ['with another status', ({ responses }) => (responses[202] = {})],
  ['with another field', (_, { schemas }) => (schemas.Drink.properties.name = { type: 'string' })],
])('goes on %s', (_, change) => {
  expect(apiBreaks(api(), api(change), 'menu')).toEqual([]);
});
