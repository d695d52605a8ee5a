// Right requests: the operations of the OpenAPI documents, and bodies that fit their schemas.
import { SERVICES } from '../../libs/contracts/src/parts.js';
import type { Random } from '../lib/random.js';

export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
}

export interface Route {
  method: string;
  path: string;
  hasParams: boolean;
  /** The schema of a JSON body. */
  body?: Schema;
  needsSession: boolean;
  weight: number;
}
export type RouteWithBody = Route & { body: Schema };

interface Operation {
  parameters?: { in: string }[];
  requestBody?: { content?: Record<string, { schema?: Schema & { $ref?: string } } | undefined> };
  security?: unknown[];
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** What values are made of. */
export interface Existing {
  spirits: string[];
  ids: string[];
  /** Those of a list's address. */
  idsBelow(path: string): string[];
}
interface Context {
  random: Random;
  world: Existing;
}

/** Expensive by design (a password hash each): attacked less often. */
const SLOW = /^\/api\/admin\/(?:verify|password)$/;

/** Every operation of the OpenAPI documents, so that a new route is attacked without a word here. */
export async function readRoutes(baseUrl: string): Promise<Route[]> {
  const documents = await Promise.all(
    Object.keys(SERVICES).map(async (name) => {
      const answer = await fetch(`${baseUrl}/api/docs/${name}.json`);
      if (!answer.ok) throw new Error(`/api/docs/${name}.json answered ${answer.status}`);
      return (await answer.json()) as Document;
    }),
  );
  return documents.flatMap(({ paths, components }) =>
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { parameters = [], requestBody, security = [] }]) => {
        const schema = requestBody?.content?.['application/json']?.schema;
        const name = schema?.$ref?.split('/').at(-1);
        return {
          method: method.toUpperCase(),
          path,
          hasParams: parameters.some((parameter) => parameter.in === 'path'),
          body: name ? components.schemas[name] : schema,
          needsSession: security.length > 0,
          weight: SLOW.test(path) ? 0.05 : 1,
        };
      }),
    ),
  );
}

/** Values for fields whose schema says too little to make one that is accepted. */
const KNOWN = new Map<string, (context: Context) => unknown>([
  ['spirit', ({ random, world }) => random.pick(world.spirits)],
  [
    'preferences',
    ({ random }) => random.pick([{}, { spirit: 'Bourbon' }, { flavor: 'smoky', strength: 'strong' }]),
  ],
  [
    'currentData',
    ({ random }) => random.pick([null, {}, { name: 'Negroni', ingredients: ['Gin', 'Campari'] }]),
  ],
  ['mode', ({ random }) => random.pick(['partial', 'full'])],
  ['newWhiskey', ({ random }) => ({ name: random.word(), proof: random.int(80, 130) })],
  ['orderedIds', someIds],
  ['ids', someIds],
  [
    'message',
    ({ random }) => random.pick(['hi', 'something smoky', 'what is in a Negroni?', 'thanks', 'more']),
  ],
  ['password', ({ random }) => `wrong ${random.word()}`],
  ['id', ({ random }) => random.uuid()],
  [
    'chatHistory',
    ({ random }) => Array.from({ length: random.int(0, 6) }, (_, index) => turn(random, index)),
  ],
]);

const turn = (random: Random, index: number): object => ({
  type: index % 2 ? 'ai' : 'user',
  content: random.pick(['Something smoky?', '<p>Try the <strong>Penicillin</strong>.</p>', 'more', 'thanks']),
});

function someIds({ random, world }: Context): string[] {
  const first = random.int(0, Math.max(0, world.ids.length - 5));
  return world.ids.slice(first, first + random.int(1, 5));
}

/** A value that fits the schema, as far as it tells. */
function sample(schema: Schema, name: string, context: Context): unknown {
  const known = KNOWN.get(name);
  if (known) return known(context);
  const { random } = context;
  const [type] = [schema.type].flat();
  if (schema.enum) return random.pick(schema.enum);
  if (type === 'integer') return random.int(schema.minimum ?? 0, Math.min(schema.maximum ?? 100, 500));
  if (type === 'number') return random.int(schema.minimum ?? 0, schema.maximum ?? 100);
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'array')
    return Array.from({ length: random.int(1, 4) }, () => sample(schema.items ?? {}, '', context));
  if (type === 'object') return sampleBody(schema, context);
  return `${random.word(random.int(3, 9))} ${random.word(random.int(3, 9))}`.slice(0, schema.maxLength ?? 40);
}

/** A body that fits: what is required, and some of the rest. */
export function sampleBody(schema: Schema, context: Context): Record<string, unknown> {
  const { required = [], properties = {} } = schema;
  const names = Object.keys(properties);
  const chosen = names.filter(
    (name) => required.includes(name) || (name !== 'id' && context.random.chance(0.3)),
  );
  // Documents that require nothing still mean one field at least.
  if (chosen.length === 0 && names.length > 0) chosen.push(context.random.pick(names));
  return Object.fromEntries(chosen.map((name) => [name, sample(properties[name] ?? {}, name, context)]));
}

/** The route's address with ids that exist, mostly. */
export function samplePath({ path }: Route, { random, world }: Context): string {
  const valueOf = (name: string): string => {
    if (name === 'key')
      return random.pick(['bar_name', 'bar_subtitle', 'accent_color', 'landing_page_image', 'x']);
    const ids = random.chance(0.15) ? [] : world.idsBelow(path);
    return ids.length > 0 ? random.pick(ids) : random.uuid();
  };
  return path.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name));
}
