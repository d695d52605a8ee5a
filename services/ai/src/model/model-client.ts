import { OpenAI, APIConnectionError, APIConnectionTimeoutError } from 'openai';
import { CallTimeout } from '@peanut/service';
import type { ChatCompletionCreateParamsBase } from 'openai/resources/chat/completions';
import { InvalidProviderResponseError } from '../invalid-provider-response-error.js';
import type { Prompt, SchemaPrompt } from '../prompts/prompt.js';
import { limitedFetch } from './limited-fetch.js';
import { UpstreamTimeoutError, upstreamError } from './upstream-error.js';

export interface ModelOptions {
  model: string;
  apiKey: string | undefined;
  /** Any OpenAI-compatible API; OpenAI's own when left out. */
  baseUrl: string | undefined;
}

const OPENAI_URL = 'https://api.openai.com/v1';
/** How long the upstream may send nothing, and how long its whole answer may take. */
const TIMEOUT_MS = { idle: 30_000, total: 90_000 } as const;
const MAX_TOKENS = { json: 2_000, chat: 800 } as const;

type CompletionParams = Pick<ChatCompletionCreateParamsBase, 'model' | 'messages'>;

const callTimeout = (client: AbortSignal): CallTimeout =>
  new CallTimeout(TIMEOUT_MS, () => new UpstreamTimeoutError(), client);

/** Chat completions of an OpenAI-compatible API. Its errors are those of the contract. */
export class ModelClient {
  private readonly openai: OpenAI;

  constructor(private readonly options: ModelOptions) {
    this.openai = new OpenAI({
      apiKey: options.apiKey ?? 'none',
      baseURL: options.baseUrl ?? OPENAI_URL,
      organization: null,
      project: null,
      timeout: TIMEOUT_MS.idle,
      maxRetries: 0,
      logLevel: 'off',
      fetch: limitedFetch,
    });
  }

  get model(): string {
    return this.options.model;
  }

  /**
   * What the API has, which costs nothing to ask, and its clock.
   * @throws errors of the `openai` package as they are: the operator may see more than a guest
   */
  async available(signal: AbortSignal): Promise<{ models: string[]; date: string | null }> {
    const { data, response } = await this.openai.models.list({ signal }).withResponse();
    return { models: data.data.map(({ id }) => id), date: response.headers.get('date') };
  }

  /** The answer as JSON of the prompt's shape, as far as the upstream keeps to it. */
  async json(prompt: SchemaPrompt, client: AbortSignal): Promise<unknown> {
    const { name, schema } = prompt;
    return this.within(client, async (signal) => {
      const answer = await retryOnce(signal, () =>
        this.openai.chat.completions.create(
          {
            ...this.completionParams(prompt),
            ...this.maxTokens(MAX_TOKENS.json),
            stream: false,
            response_format: {
              type: 'json_schema',
              json_schema: { name, strict: true, schema: { ...schema } },
            },
          },
          { signal },
        ),
      );
      const choice = answer.choices?.[0];
      if (choice?.message?.refusal) throw new InvalidProviderResponseError('The model refused');
      return parsed(choice?.message?.content);
    });
  }

  /** The answer's text, piece by piece as it is written. */
  async *stream(prompt: Prompt, client: AbortSignal): AsyncGenerator<string> {
    const timeout = callTimeout(client);
    try {
      const stream = await retryOnce(timeout.signal, () =>
        this.openai.chat.completions.create(
          { ...this.completionParams(prompt), ...this.maxTokens(MAX_TOKENS.chat), stream: true },
          { signal: timeout.signal },
        ),
      );
      let isFinished = false;
      for await (const { choices } of stream) {
        timeout.restart();
        const choice = choices?.[0];
        if (choice?.finish_reason) isFinished = true;
        if (choice?.delta?.content) yield choice.delta.content;
      }
      // A cut stream ends like a whole one, but without the reason why it ended.
      if (!isFinished) throw timeout.signal.reason ?? new Error('The upstream broke off its answer');
    } catch (error) {
      throw upstreamError(error, timeout.signal);
    } finally {
      timeout.end();
    }
  }

  private async within<T>(client: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const timeout = callTimeout(client);
    try {
      return await work(timeout.signal);
    } catch (error) {
      throw upstreamError(error, timeout.signal);
    } finally {
      timeout.end();
    }
  }

  private completionParams({ instructions, data }: Prompt): CompletionParams {
    return {
      model: this.options.model,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: data },
      ],
    };
  }

  /** OpenAI's newer models refuse the old name; many compatible servers know no other. */
  private maxTokens(tokens: number): Partial<ChatCompletionCreateParamsBase> {
    return this.options.baseUrl === undefined ? { max_completion_tokens: tokens } : { max_tokens: tokens };
  }
}

function parsed(content: string | null | undefined): unknown {
  if (!content?.trim()) throw new InvalidProviderResponseError('The model answered nothing');
  try {
    return JSON.parse(content);
  } catch {
    throw new InvalidProviderResponseError('The model answered no JSON');
  }
}

/** A request that never got an answer is sent once more; one that was answered, or took too long, is not. */
async function retryOnce<T>(signal: AbortSignal, send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const isRetried = error instanceof APIConnectionError && !(error instanceof APIConnectionTimeoutError);
    if (!isRetried || signal.aborted) throw error;
    return send();
  }
}
