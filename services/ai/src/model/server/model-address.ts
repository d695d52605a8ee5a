import { lookup } from 'node:dns/promises';
import type { AiEnv } from '../../env.js';

const OPENAI_URL = 'https://api.openai.com/v1';

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
type ModelSettings = Pick<AiEnv, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_LOCAL_URL'>;

/** The address as the owner gave it, also with a query or with the path of the questions at its end. */
export function serverAddress({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL }: Settings): ServerAddress {
  const url = new URL(OPENAI_BASE_URL ?? OPENAI_URL);
  const path = url.pathname.replace(/\/$/, '').replace(/\/chat\/completions$/, '');
  return {
    baseUrl: url.origin + path,
    isOpenAi: OPENAI_BASE_URL === undefined,
    apiKey: OPENAI_API_KEY,
    model: OPENAI_MODEL,
    query: Object.fromEntries(url.searchParams),
  };
}

/** Where model servers listen on a machine of one's own: Ollama, LM Studio, llama-server and LocalAI, vLLM. */
const USUAL_PORTS = [11_434, 1_234, 8_080, 8_000];
const LOOK_TIMEOUT_MS = 2_000;

async function hasModels(baseUrl: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(LOOK_TIMEOUT_MS);
    const answer = await fetch(`${baseUrl}/models`, { redirect: 'manual', signal });
    const list = (await answer.json()) as { data?: unknown } | null;
    return answer.ok && Array.isArray(list?.data);
  } catch {
    // Nothing listens there, or something else does.
    return false;
  }
}

async function onPorts(ports: readonly number[]): Promise<string | undefined> {
  const addresses = ports.map((port) => `http://127.0.0.1:${port}/v1`);
  const found = await Promise.all(addresses.map(hasModels));
  return addresses.find((_, index) => found[index]);
}

async function isKnownHost(address: string): Promise<boolean> {
  try {
    await lookup(new URL(address).hostname);
    return true;
  } catch {
    return false;
  }
}

/**
 * The environment with the address of the model: `auto` becomes the first server on this machine's usual ports; without a
 * setting the model server beside the bar is taken, where it was started. No address is left where there is none.
 */
export async function withModelAddress<Env extends ModelSettings>(
  env: Env,
  ports: readonly number[] = USUAL_PORTS,
): Promise<Env> {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_LOCAL_URL } = env;
  if (OPENAI_BASE_URL === 'auto') return { ...env, OPENAI_BASE_URL: await onPorts(ports) };
  const isChosen = OPENAI_BASE_URL !== undefined || OPENAI_API_KEY !== undefined;
  if (isChosen || OPENAI_LOCAL_URL === undefined || !(await isKnownHost(OPENAI_LOCAL_URL))) return env;
  return { ...env, OPENAI_BASE_URL: OPENAI_LOCAL_URL };
}
