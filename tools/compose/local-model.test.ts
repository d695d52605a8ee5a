import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Container {
  profiles?: string[];
  networks?: string[];
  environment?: Record<string, string | number>;
  depends_on?: Record<string, { condition: string }>;
  ports?: string[];
}
interface Compose {
  services: Record<string, Container>;
  networks: Record<string, { internal?: boolean }>;
}

const { services, networks } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as Compose;
const { 'local-model': server = {}, 'local-model-download': download = {}, ai = {}, ...rest } = services;

const onNetwork = (network: string) =>
  Object.keys(services).filter((name) => services[name]?.networks?.includes(network));

test('is there where it is asked for, and no other container is or waits for it', () => {
  for (const { profiles } of [server, download]) expect(profiles).toEqual(['local-model']);
  for (const { profiles, depends_on: needs = {} } of [ai, ...Object.values(rest)]) {
    expect(profiles).toBeUndefined();
    expect(Object.keys(needs).join()).not.toContain('local-model');
  }
});

test('reaches nobody but the AI service, which finds it without a setting', () => {
  expect(onNetwork('model')).toEqual(['ai', 'local-model']);
  expect(networks['model']).toEqual({ internal: true });
  expect(server.networks).toEqual(['model']);
  expect(server.ports).toBeUndefined();
  expect(ai.environment?.['OPENAI_LOCAL_URL']).toBe('http://local-model:8080/v1');
});

test('is fetched by a program that runs once, alone on its network, and asks nobody for a file that is there', () => {
  expect(onNetwork('downloads')).toEqual(['local-model-download']);
  expect(download).toMatchObject({
    restart: 'no',
    entrypoint: ['sh', '-c', '/app/llama download --offline || /app/llama download'],
  });
});

test('has its name from the start, and waits for its file', () => {
  expect(server.depends_on).toBeUndefined();
  expect(server).toMatchObject({
    entrypoint: [
      'sh',
      '-c',
      'until /app/llama download --offline > /tmp/found 2>&1; do sleep 2; done; exec /app/llama-server',
    ],
    environment: { LLAMA_ARG_OFFLINE: 'on' },
  });
});

test('is the one that LOCAL_MODEL names, for both programs', () => {
  const named = '${LOCAL_MODEL:-unsloth/Qwen3-4B-Instruct-2507-GGUF:Q4_K_M}';
  for (const { environment = {} } of [server, download])
    expect(environment).toMatchObject({ LLAMA_ARG_HF_REPO: named, LLAMA_CACHE: '/home/ubuntu/models' });
});

test('takes as many questions at once as the AI service asks, each with a window that holds the menu', () => {
  expect(ai.environment).toMatchObject({
    OPENAI_PARALLEL: '${OPENAI_PARALLEL:-}',
    OPENAI_CONTEXT: '${OPENAI_CONTEXT:-}',
  });
  expect(server.environment).toMatchObject({
    LLAMA_ARG_N_PARALLEL: '${OPENAI_PARALLEL:-4}',
    LLAMA_ARG_KV_UNIFIED_PER_SLOT: '${OPENAI_CONTEXT:-8192}',
  });
});
