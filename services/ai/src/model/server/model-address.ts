import { lookup } from 'node:dns/promises';
import type { AiEnv } from '../../env.js';

const OPENAI_URL = 'https://api.openai.com/v1';
const OPENAI_MODEL_NAME = 'gpt-4o-mini';

/** Where a model is, and how it is asked for. */
export interface ServerAddress {
  /** Without a `/` or a query at its end. */
  baseUrl: string;
  /** OpenAI's own, as nobody named another. */
  isOpenAi: boolean;
  apiKey: string | undefined;
  model: string;
  /** Query parameters of the base URL: Azure wants its `api-version`. */
  query: Record<string, string>;
}

type Settings = Pick<AiEnv, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL'>;
type ModelSettings = Settings & Pick<AiEnv, 'OPENAI_LOCAL_URL'>;

/** The address as the owner gave it, also with a query or with the path of the questions at its end. */
export function serverAddress({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL }: Settings): ServerAddress {
  const url = new URL(OPENAI_BASE_URL ?? OPENAI_URL);
  const path = url.pathname.replace(/\/$/, '').replace(/\/chat\/completions$/, '');
  return {
    baseUrl: url.origin + path,
    isOpenAi: OPENAI_BASE_URL === undefined,
    apiKey: OPENAI_API_KEY,
    model: OPENAI_MODEL || OPENAI_MODEL_NAME,
    query: Object.fromEntries(url.searchParams),
  };
}

/** Where model servers listen on a machine of one's own: Ollama, LM Studio, llama-server and LocalAI, vLLM. */
const USUAL_PORTS = [11_434, 1_234, 8_080, 8_000];
const LOOK_TIMEOUT_MS = 2_000;

/** The names of a server's models; undefined where none answers. */
async function modelsAt(baseUrl: string): Promise<string[] | undefined> {
  try {
    const signal = AbortSignal.timeout(LOOK_TIMEOUT_MS);
    const answer = await fetch(`${baseUrl}/models`, { redirect: 'manual', signal });
    const { data } = (await answer.json()) as { data?: unknown };
    if (!answer.ok || !Array.isArray(data)) return undefined;
    return data.flatMap(({ id }: { id?: unknown }) => (typeof id === 'string' ? [id] : []));
  } catch {
    // Nothing listens there, or something else does.
    return undefined;
  }
}

interface Found {
  baseUrl: string;
  /** Its first model; undefined where it does not say. */
  model: string | undefined;
}

async function onPorts(ports: readonly number[]): Promise<Found | undefined> {
  const looked = await Promise.all(
    ports.map(async (port) => {
      const baseUrl = `http://127.0.0.1:${port}/v1`;
      const models = await modelsAt(baseUrl);
      return models && { baseUrl, model: models[0] };
    }),
  );
  return looked.find((found) => found !== undefined);
}

async function isKnownHost(address: string): Promise<boolean> {
  try {
    await lookup(new URL(address).hostname);
    return true;
  } catch {
    return false;
  }
}

/** The server beside the bar, which may be started a moment after it. */
async function beside(baseUrl: string): Promise<Found | undefined> {
  const isThere = (await isKnownHost(baseUrl)) || (await later(() => isKnownHost(baseUrl)));
  return isThere ? { baseUrl, model: (await modelsAt(baseUrl))?.[0] ?? 'local model' } : undefined;
}

const later = async <T>(work: () => Promise<T>): Promise<T> => {
  await new Promise((resolve) => {
    setTimeout(resolve, LOOK_TIMEOUT_MS);
  });
  return work();
};

/**
 * The environment with the address of the model: `auto` becomes the first server on this machine's usual ports; without a
 * setting the model server beside the bar is taken, where it was started. No address is left where there is none. A server that
 * is found gives its model's name, unless the owner names one.
 */
export async function withModelAddress<Env extends ModelSettings>(
  env: Env,
  ports: readonly number[] = USUAL_PORTS,
): Promise<Env> {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_LOCAL_URL, OPENAI_MODEL } = env;
  const isAuto = OPENAI_BASE_URL === 'auto';
  if (!isAuto && (OPENAI_BASE_URL ?? OPENAI_API_KEY) !== undefined) return env;
  if (!isAuto && OPENAI_LOCAL_URL === undefined) return env;
  const found = isAuto ? await onPorts(ports) : await beside(OPENAI_LOCAL_URL ?? '');
  return { ...env, OPENAI_BASE_URL: found?.baseUrl, OPENAI_MODEL: OPENAI_MODEL || (found?.model ?? '') };
}
