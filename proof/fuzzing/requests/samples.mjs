/** Values for fields whose schema says too little to make one that is accepted. */
const KNOWN = {
  spirit: ({ random, world }) => random.pick(world.spirits),
  chatHistory: ({ random }) =>
    Array.from({ length: random.int(0, 6) }, (_, index) => ({
      type: index % 2 ? 'ai' : 'user',
      content: random.pick([
        'Something smoky?',
        '<p>Try the <strong>Penicillin</strong>.</p>',
        'more',
        'thanks',
      ]),
    })),
  preferences: ({ random }) =>
    random.pick([{}, { spirit: 'Bourbon' }, { flavor: 'smoky', strength: 'strong' }]),
  currentData: ({ random }) => random.pick([null, {}, { name: 'Negroni', ingredients: ['Gin', 'Campari'] }]),
  mode: ({ random }) => random.pick(['partial', 'full']),
  newWhiskey: ({ random }) => ({ name: random.word(), proof: random.int(80, 130) }),
  orderedIds: ({ random, world }) => someIds(random, world),
  ids: ({ random, world }) => someIds(random, world),
  message: ({ random }) => random.pick(['hi', 'something smoky', 'what is in a Negroni?', 'thanks', 'more']),
  password: ({ random }) => `wrong ${random.word()}`,
  id: ({ random }) => random.uuid(),
};

const someIds = (random, { ids }) => {
  const first = random.int(0, Math.max(0, ids.length - 5));
  return ids.slice(first, first + random.int(1, 5));
};

/** A value that fits the schema, as far as it tells. */
function sample(schema, name, context) {
  const known = Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined;
  if (known) return known(context);
  const { random } = context;
  const type = [schema.type].flat()[0];
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
export function sampleBody(schema, context) {
  const required = schema.required ?? [];
  const names = Object.keys(schema.properties ?? {});
  const chosen = names.filter(
    (name) => required.includes(name) || (name !== 'id' && context.random.chance(0.3)),
  );
  // Documents that require nothing still mean one field at least.
  if (chosen.length === 0 && names.length > 0) chosen.push(context.random.pick(names));
  return Object.fromEntries(chosen.map((name) => [name, sample(schema.properties[name], name, context)]));
}

/** The route's address with ids that exist, mostly. */
export function samplePath(route, { random, world }) {
  const valueOf = (name) => {
    if (name === 'key')
      return random.pick(['bar_name', 'bar_subtitle', 'accent_color', 'landing_page_image', 'x']);
    if (random.chance(0.15)) return random.uuid();
    return random.pick(world.idsBelow(route.path)) ?? random.uuid();
  };
  return route.path.replace(/\{(\w+)\}/g, (_, name) => valueOf(name));
}
