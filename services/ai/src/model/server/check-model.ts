import { clockFindings, fail, ok, warn, type Finding } from '@peanut/service/maintenance';
import { asksModel } from '../../bartender/choose-bartender.js';
import type { AiEnv } from '../../env.js';
import { refusalIn } from '../failures/failure-of.js';
import { FAILURES, ModelFailedError } from '../failures/failures.js';
import { serverAddress, type ServerAddress } from './model-address.js';
import { modelFetch } from '../wire/model-fetch.js';
import { isModel } from './model-server.js';

const TIMEOUT_MS = 5_000;

interface ModelList {
  data?: { id?: unknown }[];
}

async function listOf({ baseUrl, apiKey, query }: ServerAddress): Promise<{ list: ModelList; date: string }> {
  const asked = String(new URLSearchParams(query));
  const answer = await modelFetch(() => undefined)(`${baseUrl}/models${asked && `?${asked}`}`, {
    headers: apiKey === undefined ? {} : { Authorization: `Bearer ${apiKey}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { list: (await answer.json()) as ModelList, date: answer.headers.get('date') ?? '' };
}

/** Whether the API is one folder further down, where most servers have it. */
async function isBelow(address: ServerAddress): Promise<boolean> {
  if (address.baseUrl.endsWith('/v1')) return false;
  try {
    return Array.isArray((await listOf({ ...address, baseUrl: `${address.baseUrl}/v1` })).list.data);
  } catch {
    // There is nothing either.
    return false;
  }
}

const ASK = 'npm run doctor -- --ask tells whether it answers.';

function refused(status: number, sentence: string): Finding {
  if (status === 503 && /loading/i.test(sentence))
    return warn('The model is still being loaded. Try again when its server has read it.');
  if ((status === 401 || status === 403) && /x-api-key/i.test(sentence))
    return warn(
      `The model's API keeps its list of models to itself, so nothing is known of OPENAI_MODEL. ${ASK}`,
    );
  if (status === 401 || status === 403)
    return fail(`The model's API refuses OPENAI_API_KEY (${status}). Set one that is valid there.`);
  if (status >= 500)
    return fail(`The model's API answers ${status}: it is out of order just now. Try again later.`);
  return warn(`The model's API answers, but has no list of models to compare OPENAI_MODEL with. ${ASK}`);
}

async function problem(error: unknown, address: ServerAddress): Promise<Finding> {
  if (await isBelow(address))
    return fail(`The model's API is at ${address.baseUrl}/v1. Set OPENAI_BASE_URL to that.`);
  if (error instanceof ModelFailedError && error.failure === FAILURES.noApi)
    return fail(
      'What answers at OPENAI_BASE_URL is no API of a model: it sends pages. It mostly ends with /v1.',
    );
  const refusal = refusalIn(error);
  if (refusal) return refused(refusal.status, refusal.said.sentence);
  return fail(
    'The model cannot be reached. See that OPENAI_BASE_URL is right and that this machine may reach it.',
  );
}

function modelFinding(model: string, { data }: ModelList): Finding {
  if (!Array.isArray(data)) return refused(404, '');
  if (data.some(({ id }) => isModel(id, model))) return ok(`The model ${model} can be asked; ${ASK}`);
  return warn(
    `The model's API does not list ${model}. Set OPENAI_MODEL to one it has, or load it there; some servers, as llama-server, answer to any name.`,
  );
}

/** Whether the model is there; it is not asked, since that may cost money. */
export async function checkModel(env: AiEnv): Promise<Finding[]> {
  if (!asksModel(env)) return [ok('The house bartender answers: it needs no network.')];
  const address = serverAddress(env);
  try {
    const { list, date } = await listOf(address);
    return [modelFinding(address.model, list), ...clockFindings("the model's API", Date.parse(date))];
  } catch (error) {
    return [await problem(error, address)];
  }
}
