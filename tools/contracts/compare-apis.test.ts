import { apiBreaks } from './compare-apis.mjs';
import type { Api, Operation, Parameter } from './compare-apis.mjs';
import type { Schema } from './compare-schemas.mjs';

interface Document {
  operation: Required<Operation>;
  parameters: Parameter[];
  schemas: Record<string, Schema>;
  paths: Api['paths'];
}

const PATH = '/api/drinks';
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Schema) => ({ 'application/json': { schema } });

/** A document of one operation, which the function may change. */
function api(change: (document: Document) => unknown = () => {}): Api {
  const parameters: Parameter[] = [{ name: 'sort', in: 'query', schema: { type: 'string' } }];
  const operation: Required<Operation> = {
    parameters,
    requestBody: { required: false, content: json(ref('Request')) },
    responses: { 200: { content: json(ref('Drink')) }, default: { content: json({ type: 'object' }) } },
    security: [],
  };
  const schemas: Record<string, Schema> = {
    Request: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
    Drink: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
  };
  const paths: Api['paths'] = { [PATH]: { post: operation } };
  change({ operation, parameters, schemas, paths });
  return Object.assign({ paths }, { components: { schemas } });
}

const page: Parameter = { name: 'page', in: 'query', schema: { type: 'string' } };
const change = (object: object, more: object) => Object.assign(object, more);
type Change = (document: Document) => unknown;

it.each<[string, Change, string]>([
  ['an operation', ({ paths }) => change(paths, { [PATH]: {} }), ' is gone'],
  ['an address', ({ paths }) => Reflect.deleteProperty(paths, PATH), ' is gone'],
  ['a session', ({ operation }) => operation.security.push({}), ' needs a session now'],
  [
    'a parameter',
    ({ parameters }) => parameters.push({ ...page, required: true }),
    ', query page is required now',
  ],
  [
    'a required parameter',
    ({ parameters: [sort = page] }) => change(sort, { required: true }),
    ', query sort is required now',
  ],
  [
    'a type',
    ({ parameters: [sort = page] }) => change(sort, { schema: { type: 'integer' } }),
    ', query sort no longer takes string',
  ],
  [
    'a required body',
    ({ operation }) => change(operation.requestBody, { required: true }),
    ', request needs a body now',
  ],
  [
    'a kind of body',
    ({ operation }) => change(operation.requestBody, { content: {} }),
    ', request has no application/json any more',
  ],
  [
    'a field of the request',
    ({ schemas }) => schemas['Request']?.required?.push('glass'),
    ', request.glass is required now, and may be missing from what the last release sends',
  ],
  [
    'a field of the answer',
    ({ schemas }) => change(schemas, { Drink: { type: 'object' } }),
    ', answer 200.id is gone',
  ],
  ['a status', ({ operation }) => delete operation.responses['200'], ', answer 200 is gone'],
  [
    'an answer',
    ({ operation }) => change(operation.responses, { 200: {} }),
    ', answer 200 has no application/json any more',
  ],
])('breaks by %s', (_, changed, sentence) => {
  expect(apiBreaks(api(), api(changed), 'menu')).toEqual([`menu: POST /api/drinks${sentence}`]);
});

it.each<[string, Change]>([
  ['as it is', () => {}],
  ['with another operation', ({ paths }) => change(paths[PATH] ?? {}, { get: { responses: {} } })],
  ['with an optional parameter', ({ parameters }) => parameters.push(page)],
  ['without a parameter', ({ parameters }) => parameters.pop()],
  ['with another status', ({ operation }) => change(operation.responses, { 202: {} })],
  [
    'with another field',
    ({ schemas }) => change(schemas['Drink']?.properties ?? {}, { name: { type: 'string' } }),
  ],
])('goes on %s', (_, changed) => {
  expect(apiBreaks(api(), api(changed), 'menu')).toEqual([]);
});
