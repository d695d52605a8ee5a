import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ENDPOINTS, type AnswerName, type Endpoint } from '@peanut/contracts';
import * as requests from '@peanut/contracts/requests';
import { UnavailableException } from '../http/exceptions.js';
import { requestSchema, type RequestClass } from './request-schema.js';

export interface OpenApiOptions {
  title: string;
  description: string;
  service: Endpoint['service'];
  /** JSON Schemas of the service's answers, by name. */
  schemas: Partial<Record<AnswerName, object>>;
}

/**
 * An answer's JSON Schema. Every field of the type needs its own here: a missing or surplus one is a type error.
 * @param optional the fields that may be left out
 */
export function answerSchema<T>(
  properties: Record<keyof Required<T>, object>,
  optional: readonly (keyof T & string)[] = [],
): object {
  const required = Object.keys(properties).filter((name) => !(optional as readonly string[]).includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}

const text = { type: 'string' };

/** The error body of every answer. */
const ERROR_SCHEMA = {
  type: 'object',
  required: ['statusCode', 'error', 'message', 'requestId'],
  properties: {
    statusCode: { type: 'integer' },
    error: text,
    message: text,
    details: {
      type: 'array',
      items: { type: 'object', required: ['field', 'message'], properties: { field: text, message: text } },
    },
    requestId: text,
  },
};

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ 'application/json': { schema } });
const bytes = (type: string) => ({ [type]: { schema: { type: 'string', format: 'binary' } } });
const plain = (type: string) => ({ [type]: { schema: text } });

/** The endpoints of a service by the method and path that routes have. */
function endpointsOf(service: Endpoint['service']): Map<string, Endpoint> {
  const own = Object.values<Endpoint>(ENDPOINTS).filter((endpoint) => endpoint.service === service);
  return new Map(own.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]));
}

/** What an operation answers with; undefined when it has no content. */
function answerContent({ answer, formats = {} }: Endpoint): object | undefined {
  if (answer === undefined) return undefined;
  if (typeof answer !== 'string') return json({ type: 'array', items: ref(answer[0]) });
  if (answer === 'text/event-stream') return plain(answer);
  if (answer.includes('/')) return bytes(answer);
  return Object.assign(json(ref(answer)), ...Object.values(formats).map(plain)) as object;
}

const formatParameter = (formats: NonNullable<Endpoint['formats']>) => ({
  name: 'format',
  in: 'query' as const,
  required: false,
  schema: { type: 'string', enum: Object.keys(formats) },
});

function describe(operation: Operation, endpoint: Endpoint): void {
  const content = answerContent(endpoint);
  for (const [status, response] of Object.entries(operation.responses))
    if (content !== undefined && status.startsWith('2')) Object.assign(response as object, { content });
  if (endpoint.formats !== undefined) operation.parameters = [formatParameter(endpoint.formats)];
  if (endpoint.body?.includes('/')) operation.requestBody = { required: true, content: bytes(endpoint.body) };
  operation.responses['default'] = { description: 'Any error', content: json(ref('Error')) };
  operation.security = endpoint.access === 'all' ? [] : [{ session: [] }];
}

/** The request classes that the endpoints name, as schemas. */
function bodySchemas(endpoints: Iterable<Endpoint>): Record<string, object> {
  const classes: Readonly<Record<string, unknown>> = requests;
  const names = [...endpoints].flatMap(({ body }) => (body && !body.includes('/') ? [body] : []));
  return Object.fromEntries(names.map((name) => [name, requestSchema(classes[name] as RequestClass)]));
}

/** Probes and the documents themselves are no part of the API. */
function isApiPath(path: string): boolean {
  return path.startsWith('/api/') && !path.startsWith('/api/docs');
}

/**
 * Reads the document from the routes, and what the contract says of them. The generator is loaded now, not at boot: it
 * is large.
 */
async function buildDocument(app: INestApplication, options: OpenApiOptions): Promise<OpenAPIObject> {
  const { DocumentBuilder, SwaggerModule } = await import('@nestjs/swagger');
  const config = new DocumentBuilder()
    .setTitle(options.title)
    .setDescription(options.description)
    .setOpenAPIVersion('3.1.0')
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) => `${controller}.${method}`,
  });
  // The generator leaves an empty one.
  delete document.info.contact;
  document.paths = Object.fromEntries(Object.entries(document.paths).filter(([path]) => isApiPath(path)));
  const endpoints = endpointsOf(options.service);
  const missing = new Set(endpoints.keys());
  for (const [path, item] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(item)) {
      const name = `${method.toUpperCase()} ${path}`;
      const endpoint = endpoints.get(name);
      if (!endpoint) throw new Error(`${name} is no endpoint of the contract`);
      describe(operation as Operation, endpoint);
      missing.delete(name);
    }
  if (missing.size > 0) throw new Error(`No route for ${[...missing].join(', ')}`);
  document.components = {
    schemas: { ...bodySchemas(endpoints.values()), ...options.schemas, Error: ERROR_SCHEMA },
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'peanut_session' } },
  };
  return document;
}

/** The service's OpenAPI document, made when it is first asked for. */
export class OpenApi {
  private app: INestApplication | undefined;
  private made: Promise<OpenAPIObject> | undefined;

  attach(app: INestApplication): void {
    this.app = app;
  }

  document(options: OpenApiOptions): Promise<OpenAPIObject> {
    if (!this.app)
      throw new UnavailableException('The service is still starting. Please try again in a moment.');
    this.made ??= buildDocument(this.app, options);
    return this.made;
  }
}
