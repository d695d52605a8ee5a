import { startStandIn } from './stand-in.mjs';

/** @type {Awaited<ReturnType<typeof startStandIn>>} */
let standIn;
beforeAll(async () => {
  standIn = await startStandIn();
});
afterAll(() => standIn.stop());

/** @param {object} what */
const play = (what) =>
  fetch(`${standIn.url}/control`, { method: 'PUT', body: JSON.stringify({ model: 'm', ...what }) });
/** @param {string} path */
const get = async (path) => (await fetch(`${standIn.url}${path}`)).json();

const MENU = `<menu>\n${JSON.stringify({
  cocktails: [{ id: 'c1', name: 'Negroni', spirit: 'gin' }],
  whiskeys: [{ id: 'w3', name: 'Eagle Rare' }],
})}\n</menu>`;
const SHAPE = { type: 'object', properties: { recommendations: { type: 'array' } } };

/** @type {(content: string, more?: object) => Promise<Response>} */
const put = (content, more) =>
  fetch(`${standIn.url}/v1/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({
      model: 'm',
      messages: [
        { role: 'system', content: 'Be kind.' },
        { role: 'user', content },
      ],
      ...more,
    }),
  });

/** @param {Response} response */
const messageOf = async (response) => {
  const { choices, usage } = await response.json();
  return { ...choices[0].message, finish: choices[0].finish_reason, usage };
};

it('finds the task in a shape within the prompt, and answers as without a grammar', async () => {
  await play({ dialect: 'anthropic' });
  const shape = `<shape>\n${JSON.stringify(SHAPE)}\n</shape>\nAnswer in JSON.`;
  const { content } = await messageOf(await put(`${MENU}\n${shape}`));
  expect(content).toMatch(/^Here is[^`]*```json\n\{/);
  const { recommendations } = JSON.parse(/```json\n([^]*)\n```/.exec(content)?.[1] ?? '');
  expect(recommendations).toMatchObject([{ id: 'c1', name: 'Negroni' }, { id: 'w3' }]);
});

it('streams JSON in pieces, and tells the cost when it is asked to', async () => {
  await play({ dialect: 'llama-server' });
  const format = { type: 'json_schema', json_schema: { name: 'x', schema: SHAPE } };
  const asked = { response_format: format, stream: true, stream_options: { include_usage: true } };
  const text = await (await put(MENU, asked)).text();
  const chunks = [...text.matchAll(/^data: (\{.*)$/gm)].map(([, data = '']) => JSON.parse(data));
  const pieces = chunks.map(({ choices }) => choices[0]?.delta.content ?? '').filter(Boolean);
  expect(pieces.length).toBeGreaterThan(5);
  expect(JSON.parse(pieces.join(''))).toMatchObject({ recommendations: [{ id: 'c1' }, { id: 'w3' }] });
  expect(chunks[0].choices[0].delta).toMatchObject({ role: 'assistant', content: null });
  expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { prompt_tokens: expect.any(Number) } });
});

it('reads only the end of what is too long for Ollama, without a word', async () => {
  await play({ dialect: 'ollama' });
  const long = 'word '.repeat(5000);
  const { content, usage } = await messageOf(await put(`${MENU}${long}`));
  expect(usage.prompt_tokens).toBe(2045);
  expect(content).not.toContain('Negroni');
  expect((await messageOf(await put(MENU))).content).toContain('Negroni');
});

it('pays thinking out of the cap', async () => {
  await play({ dialect: 'deepseek, thinking' });
  const short = await messageOf(await put(MENU, { max_tokens: 800 }));
  expect(short).toMatchObject({ content: '', finish: 'length', usage: { completion_tokens: 800 } });
  const whole = await messageOf(await put(MENU, { max_tokens: 8000 }));
  expect(whole).toMatchObject({ finish: 'stop', reasoning_content: expect.stringContaining('Okay') });
  expect(whole.content).toContain('Negroni');
});

it('says what each server says of its window', async () => {
  await play({ dialect: 'llama-server', window: 9000 });
  expect(await get('/props')).toMatchObject({ default_generation_settings: { n_ctx: 9000 } });
  expect(await get('/models')).toMatchObject({ data: [{ id: 'm' }] });
  await play({ dialect: 'ollama', loaded: false });
  expect(await get('/api/ps')).toEqual({ models: [] });
  await fetch(`${standIn.url}/api/generate`, { method: 'POST', body: '{"model":"m"}' });
  expect(await get('/api/ps')).toMatchObject({ models: [{ model: 'm', context_length: 4096 }] });
  await play({ dialect: 'lm-studio', loaded: false });
  expect((await get('/api/v0/models')).data[0]).not.toHaveProperty('loaded_context_length');
  await put(MENU);
  expect((await get('/api/v0/models')).data[0]).toMatchObject({ loaded_context_length: 4096 });
  await play({ dialect: 'vllm' });
  expect(await get('/v1/models')).toMatchObject({ data: [{ max_model_len: 8192 }] });
  await play({ dialect: 'anthropic' });
  expect((await fetch(`${standIn.url}/v1/models`)).status).toBe(401);
});

it('shows signs of life while it waits', async () => {
  await play({ dialect: 'deepseek', delay: 60, pulse: 20 });
  expect(await (await put(MENU, { stream: true })).text()).toMatch(/^(: keep-alive\n\n){4}data: /);
  expect(await (await put(MENU)).text()).toMatch(/^\n{4}\{/);
});
