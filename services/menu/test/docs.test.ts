import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from './support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Operation {
  security: unknown[];
  parameters?: object[];
  responses: Record<string, { content?: object } | undefined>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

/** The only operations that answer without a session. */
const OPEN = ['cocktails', 'events', 'pages', 'spirit-options', 'whiskeys'].map((path) => `get /api/${path}`);

async function document(): Promise<Document> {
  return (await app.visitor('get', '/api/docs/menu.json').expect(200)).body as Document;
}

async function operations(): Promise<[name: string, operation: Operation][]> {
  return Object.entries((await document()).paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
  );
}

describe('GET /api/docs/menu.json', () => {
  it('leaves nothing unsaid', async () => {
    expect(JSON.stringify(await document())).not.toContain('{}');
  });

  it('lets only the public operations answer without a session', async () => {
    const all = await operations();
    expect(all.length).toBeGreaterThanOrEqual(16);
    const answered: string[] = [];
    for (const [name] of all) {
      const [method = '', path = ''] = name.split(' ');
      const address = app.menu.url + path.replace('{id}', randomUUID());
      const answer = await fetch(address, { method: method.toUpperCase() });
      // A stream has no end.
      await answer.body?.cancel();
      if (answer.status !== 401) answered.push(name);
    }
    expect(answered.sort()).toEqual(OPEN);
  });

  it('marks what needs a session', async () => {
    const open = (await operations()).filter(([, { security }]) => security.length === 0);
    expect(open.map(([name]) => name).sort()).toEqual(OPEN);
  });

  it('has the request classes with their bounds', async () => {
    const { schemas } = (await document()).components;
    expect(schemas['CreateCocktailRequest']).toMatchObject({
      required: ['name', 'spirit', 'description', 'ingredients', 'glass', 'ice', 'prep'],
      properties: {
        description: { type: 'string', minLength: 1, maxLength: 100 },
        ingredients: { type: 'array', minItems: 1, maxItems: 30, items: { type: 'string', maxLength: 200 } },
        smoke: { type: ['string', 'null'] },
        id: { format: 'uuid' },
      },
      additionalProperties: false,
    });
    expect(schemas['UpdateWhiskeyRequest']).toMatchObject({
      required: [],
      properties: { number: { type: 'integer', minimum: 1, maximum: 1_000_000 } },
    });
  });

  it('describes the answers as they are', async () => {
    const { schemas } = (await document()).components;
    // The first drink has orange for its garnish alone.
    await app.owner('post', '/api/shelf').send({ name: 'Orange', isStocked: false }).expect(201);
    await app.owner('post', '/api/restore-points').expect(201);
    for (const [who, path, name, fields] of [
      ['visitor', 'cocktails', 'Cocktail', 'required'],
      ['owner', 'cocktails', 'Cocktail', 'properties'],
      ['owner', 'whiskeys', 'Whiskey', 'required'],
      ['visitor', 'spirit-options', 'SpiritOption', 'required'],
      ['visitor', 'pages', 'Page', 'required'],
      ['owner', 'shelf', 'ShelfThing', 'required'],
      ['owner', 'restore-points', 'RestorePoint', 'required'],
    ] as const) {
      const [item] = (await app[who]('get', `/api/${path}`)).body as object[];
      const { required, properties } = schemas[name] as { required: string[]; properties: object };
      expect(Object.keys(item ?? {})).toEqual(fields === 'required' ? required : Object.keys(properties));
    }
  });

  it('describes the export in both formats', async () => {
    const { paths, components } = await document();
    const operation = paths['/api/export']?.['get'];
    expect(operation?.parameters).toEqual([
      { name: 'format', in: 'query', required: false, schema: { type: 'string', enum: ['csv'] } },
    ]);
    expect(operation?.responses['200']?.content).toEqual({
      'application/json': { schema: { $ref: '#/components/schemas/MenuExport' } },
      'text/csv': { schema: { type: 'string' } },
    });
    const { body } = await app.owner('get', '/api/export').expect(200);
    const { required } = components.schemas['MenuExport'] as { required: string[] };
    expect(Object.keys(body as object)).toEqual(required);
  });

  it('describes the stream by its type', async () => {
    const stream = (await document()).paths['/api/events']?.['get'];
    expect(stream?.responses['200']?.content).toEqual({
      'text/event-stream': { schema: { type: 'string' } },
    });
  });
});

describe('GET /api/docs', () => {
  it('is one page for three documents, with nothing inline', async () => {
    const page = await app.visitor('get', '/api/docs').expect(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self'; style-src 'self'");
    expect(page.text).not.toMatch(/<script>|<style|style=|\son\w+=/);
    for (const name of ['menu', 'admin', 'ai'])
      expect(page.text).toContain(`href="/api/docs?document=${name}"`);
    for (const [, path] of page.text.matchAll(/(?:src|href)="(\/api\/docs\/assets\/[^"]+)"/g))
      await app.visitor('get', path ?? '').expect(200);
    await app.visitor('get', '/api/docs/assets/package.json').expect(404);
    await app.visitor('get', '/api/docs/assets/..%2fpackage.json').expect(404);
  });
});

describe('GET /metrics', () => {
  it('counts requests by method, route and status', async () => {
    await app.visitor('post', '/api/cocktails').expect(401);
    await app.visitor('get', '/api/cocktails').expect(200);
    const { text } = await app.visitor('get', '/metrics').expect(200);
    expect(text).toMatch(
      /http_request_duration_seconds_count\{[^}]*method="POST",route="\/api\/cocktails",status="401"/,
    );
    expect(text).toMatch(/list_answers_from_memory_total\{[^}]*route="\/api\/cocktails",status="200"/);
    expect(text).toContain('process_resident_memory_bytes');
  });
});
