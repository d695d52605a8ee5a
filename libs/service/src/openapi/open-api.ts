import type { INestApplication } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { UnavailableException } from '../http/exceptions.js';
import { PUBLIC } from '../session/public.decorator.js';
import { ERROR_SCHEMA } from './error-schema.js';
import { requestSchema, type RequestClass } from './request-schema.js';

export interface OpenApiOptions {
  title: string;
  description: string;
  /** The request classes by their names. */
  requests: Record<string, RequestClass>;
  /** JSON Schemas of the answers, by name. */
  schemas: Record<string, object>;
  /** Which schema an operation answers with, e.g. `'CocktailsController.list': ['Cocktail']` for a list of them. */
  answers: Record<string, string | [string]>;
  /** Media types of bodies and answers that are no JSON, by operation. */
  binary?: { bodies: Record<string, string>; answers: Record<string, string> };
}

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** Operations, as `Controller.method`, that need no session. */
function publicOperations(app: INestApplication): Set<string> {
  const found = new Set<string>();
  for (const module of app.get(ModulesContainer).values()) {
    for (const { metatype } of module.controllers.values()) {
      if (typeof metatype !== 'function') continue;
      const prototype = metatype.prototype as Record<string, object>;
      for (const name of Object.getOwnPropertyNames(prototype)) {
        const open: unknown =
          Reflect.getMetadata(PUBLIC, prototype[name] ?? {}) ?? Reflect.getMetadata(PUBLIC, metatype);
        if (open === true) found.add(`${metatype.name}.${name}`);
      }
    }
  }
  return found;
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ 'application/json': { schema } });
const bytes = (type: string) => ({ [type]: { schema: { type: 'string', format: 'binary' } } });

/** What an operation answers with; undefined when it is said nowhere. */
function answerContent(id: string, { answers, binary }: OpenApiOptions): object | undefined {
  const answer = answers[id];
  if (Array.isArray(answer)) return json({ type: 'array', items: ref(answer[0]) });
  if (answer !== undefined) return json(ref(answer));
  const type = binary?.answers[id];
  return type === undefined ? undefined : bytes(type);
}

function describe(operation: Operation, options: OpenApiOptions, open: Set<string>): void {
  const id = operation.operationId ?? '';
  const content = answerContent(id, options);
  for (const [status, response] of Object.entries(operation.responses))
    if (content !== undefined && status.startsWith('2')) Object.assign(response as object, { content });
  const body = options.binary?.bodies[id];
  if (body !== undefined) operation.requestBody = { required: true, content: bytes(body) };
  operation.responses['default'] = { description: 'Any error', content: json(ref('Error')) };
  operation.security = open.has(id) ? [] : [{ session: [] }];
}

/** Probes and the documents themselves are no part of the API. */
function isApiPath(path: string): boolean {
  return path.startsWith('/api/') && !path.startsWith('/api/docs');
}

/** Reads the document from routes and request classes. The generator is loaded now, not at boot: it is large. */
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
  const open = publicOperations(app);
  for (const item of Object.values(document.paths))
    for (const operation of Object.values(item)) describe(operation as Operation, options, open);
  const requests = Object.entries(options.requests).map(([name, type]) => [name, requestSchema(type)]);
  document.components = {
    schemas: { ...Object.fromEntries(requests), ...options.schemas, Error: ERROR_SCHEMA },
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
