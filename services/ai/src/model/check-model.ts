import { clockFindings, fail, ok, warn, type Finding } from '@peanut/service/maintenance';
import { APIConnectionError, APIError, APIUserAbortError } from 'openai';
import { asksModel } from '../bartender/choose-provider.js';
import type { AiEnv } from '../env.js';
import { ModelClient } from './model-client.js';

const TIMEOUT_MS = 5_000;

function problem(error: unknown): Finding {
  if (error instanceof APIConnectionError || error instanceof APIUserAbortError)
    return fail(
      'The model cannot be reached. See that OPENAI_BASE_URL is right and that this machine may reach it.',
    );
  if (error instanceof APIError && (error.status === 401 || error.status === 403))
    return fail(`The model's API refuses OPENAI_API_KEY (${error.status}). Set one that is valid there.`);
  if (error instanceof APIError && error.status !== undefined && error.status >= 500)
    return fail(`The model's API answers ${error.status}: it is out of order just now. Try again later.`);
  return warn("The model's API answers, but has no list of models to compare OPENAI_MODEL with.");
}

function modelFinding(model: string, models: readonly string[]): Finding {
  if (models.includes(model) || models.includes(`${model}:latest`))
    return ok(`The model ${model} can be asked.`);
  return warn(`The model's API does not list ${model}. Set OPENAI_MODEL to one it has, or load it there.`);
}

/** Whether the model can be asked; it is not, since that may cost money. */
export async function checkModel(env: AiEnv): Promise<Finding[]> {
  if (!asksModel(env)) return [ok('The house bartender answers: it needs no network.')];
  const client = new ModelClient({
    model: env.OPENAI_MODEL,
    apiKey: env.OPENAI_API_KEY,
    baseUrl: env.OPENAI_BASE_URL,
  });
  try {
    const { models, date } = await client.available(AbortSignal.timeout(TIMEOUT_MS));
    return [
      modelFinding(env.OPENAI_MODEL, models),
      ...clockFindings("the model's API", Date.parse(date ?? '')),
    ];
  } catch (error) {
    return [problem(error)];
  }
}
