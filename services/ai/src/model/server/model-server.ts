import { CallTimeout } from '@peanut/service';
import type { ServerAddress } from './model-address.js';
import { modelFetch } from '../wire/model-fetch.js';

/** How long a server is asked about itself, in milliseconds. */
const TIMEOUT_MS = 3_000;
/** After so many milliseconds a server may have unloaded its model, or be there at last. */
const FRESH_MS = 60_000;
/** After so many it may have been started anew with another window. */
const MAX_AGE_MS = 600_000;
/** What a model's window holds at least, where nobody says. */
const LEAST_WINDOW = 4_096;

export interface Window {
  tokens: number;
  /** Nobody said so. */
  isAssumed: boolean;
  /** Who says so, for the owner. */
  source: string;
}

export interface Readiness {
  window: Window;
  /** False where the server is known to load the model before it answers. */
  isLoaded: boolean;
  /** The server cuts long questions without a word, and its window is not known yet. */
  mayCut: boolean;
}

type Fields = Record<string, unknown>;
interface Seen {
  tokens?: number | undefined;
  source: string;
  isLoaded?: boolean;
  /** The model is unloaded after a pause, so that it has to be looked at again. */
  unloads?: boolean;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const listIn = (value: unknown, name: string): Fields[] => {
  const list = isFields(value) ? value[name] : undefined;
  return Array.isArray(list) ? list.filter(isFields) : [];
};
const firstNumber = (fields: Fields, names: readonly string[]): number | undefined =>
  names.map((name) => fields[name]).find((value): value is number => typeof value === 'number' && value > 0);

/** How lists of models name the window: LM Studio, vLLM, OpenRouter, Groq, Mistral. */
const WINDOW_NAMES = [
  'loaded_context_length',
  'max_model_len',
  'context_length',
  'context_window',
  'max_context_length',
];

/** Whether a list's entry is the model; Gemini writes `models/` before it, Ollama `:latest` behind it. */
export const isModel = (id: unknown, model: string): boolean =>
  typeof id === 'string' && [model, `models/${model}`, `${model}:latest`].includes(id);

/** Learns from a server itself how much its model reads, and whether it is loaded. */
export class ModelServer {
  private seen: Seen | undefined;
  private lookedAt = -Infinity;
  private answeredAt = -Infinity;
  /** The least that an answer, or a refusal, showed. */
  private proved: number | undefined;

  /** @param limit `OPENAI_CONTEXT`, where the owner set it */
  constructor(
    private readonly address: ServerAddress,
    private readonly limit: number | undefined,
  ) {}

  /** What is known by now, without asking. */
  get known(): Window {
    const learned = this.seen?.tokens;
    const told = [
      { tokens: this.proved, source: 'its answers', isAssumed: false },
      { tokens: learned, source: this.seen?.source ?? '', isAssumed: false },
      { tokens: this.limit, source: 'OPENAI_CONTEXT', isAssumed: false },
    ].filter((one): one is Window => one.tokens !== undefined);
    const [least] = told.sort((one, other) => one.tokens - other.tokens);
    if (least) return least;
    return this.address.isOpenAi
      ? { tokens: 4 * LEAST_WINDOW, source: 'OpenAI', isAssumed: true }
      : { tokens: LEAST_WINDOW, source: 'the least that servers give', isAssumed: true };
  }

  /** Asks the server about itself, unless it did so lately. @throws the signal's reason when the guest leaves */
  async readiness(signal: AbortSignal): Promise<Readiness> {
    if (!this.address.isOpenAi && this.isStale()) {
      this.lookedAt = Date.now();
      this.proved = undefined;
      this.seen = await this.look(signal);
    }
    const { isLoaded = true, tokens } = this.seen ?? {};
    return { window: this.known, isLoaded, mayCut: !isLoaded && tokens === undefined };
  }

  /** The model answered just now, so it is loaded. */
  answered(): void {
    this.answeredAt = Date.now();
    if (this.seen?.isLoaded !== false) return;
    this.seen = undefined;
    this.lookedAt = -Infinity;
  }

  /** It may have been set up anew, or is still starting: it is asked again before the next question. */
  forget(): void {
    this.lookedAt = -Infinity;
  }

  /** An answer, or a refusal, showed that no more tokens are read. */
  reads(tokens: number): void {
    this.proved = Math.min(tokens, this.proved ?? Infinity);
  }

  private isStale(): boolean {
    const lately = Math.max(this.lookedAt, this.seen?.unloads ? this.answeredAt : -Infinity);
    const isSure = this.seen?.unloads === false;
    return Date.now() - lately > (isSure ? MAX_AGE_MS : FRESH_MS);
  }

  private async look(signal: AbortSignal): Promise<Seen | undefined> {
    const list = await this.get('/models', signal);
    if (list === undefined) return undefined;
    const model = listIn(list, 'data').find(({ id }) => isModel(id, this.address.model));
    const own = await this.ofLmStudio(model, signal);
    if (own) return own;
    const tokens = model && firstNumber(model, WINDOW_NAMES);
    if (tokens !== undefined) return { tokens, source: 'the list of models', unloads: false };
    const found = (await this.ofLlamaServer(signal)) ?? (await this.ofOllama(signal));
    return found ?? { source: '', unloads: false };
  }

  private async ofLlamaServer(signal: AbortSignal): Promise<Seen | undefined> {
    const props = await this.get('/props', signal, true);
    const settings = isFields(props) ? props['default_generation_settings'] : undefined;
    const tokens = isFields(settings) ? firstNumber(settings, ['n_ctx']) : undefined;
    return tokens === undefined ? undefined : { tokens, source: 'llama-server', unloads: false };
  }

  private async ofOllama(signal: AbortSignal): Promise<Seen | undefined> {
    const running = await this.get('/api/ps', signal, true);
    if (!isFields(running) || !Array.isArray(running['models'])) return undefined;
    const own = listIn(running, 'models').find(({ name }) => isModel(name, this.address.model));
    const tokens = own ? firstNumber(own, ['context_length']) : await this.ofOllamaModel(signal);
    return { source: 'Ollama', unloads: true, isLoaded: own !== undefined, tokens };
  }

  /** The window that is written into a model of Ollama's, if one is. */
  private async ofOllamaModel(signal: AbortSignal): Promise<number | undefined> {
    const body = JSON.stringify({ model: this.address.model });
    const shown = await this.get('/api/show', signal, true, { method: 'POST', body });
    const parameters = isFields(shown) ? shown['parameters'] : undefined;
    const written = /\bnum_ctx\s+(\d+)/.exec(typeof parameters === 'string' ? parameters : '')?.[1];
    return written === undefined ? undefined : Number(written);
  }

  private async ofLmStudio(model: Fields | undefined, signal: AbortSignal): Promise<Seen | undefined> {
    if (model && model['owned_by'] !== 'organization_owner') return undefined;
    const list = listIn(await this.get('/api/v0/models', signal, true), 'data');
    const own = list.find(({ id }) => isModel(id, this.address.model));
    if (!own || own['state'] === undefined) return undefined;
    const isLoaded = own['state'] === 'loaded';
    const tokens = isLoaded ? firstNumber(own, ['loaded_context_length']) : undefined;
    return { tokens, source: 'LM Studio', unloads: true, isLoaded };
  }

  /** What the server answers, as JSON; undefined where it has no such answer: every server knows only some of them. */
  private async get(
    path: string,
    signal: AbortSignal,
    atRoot = false,
    call: { method?: string; body?: string } = {},
  ): Promise<unknown> {
    const { baseUrl, apiKey, query } = this.address;
    const base = atRoot ? baseUrl.replace(/\/v1$/, '') : baseUrl;
    const asked = atRoot ? '' : String(new URLSearchParams(query));
    const timeout = new CallTimeout({ idle: TIMEOUT_MS }, () => new Error('It does not answer'), signal);
    try {
      const answer = await modelFetch(() => undefined)(`${base}${path}${asked && `?${asked}`}`, {
        ...call,
        headers: apiKey === undefined ? {} : { Authorization: `Bearer ${apiKey}` },
        signal: timeout.signal,
      });
      return await answer.json();
    } catch {
      signal.throwIfAborted();
      return undefined;
    } finally {
      timeout.end();
    }
  }
}
