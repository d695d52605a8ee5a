import type { BartenderProvider } from '@peanut/bartender';
import type { AiEnv } from '../env.js';
import { TimedBartender } from './timed-bartender.js';

/** Whether a model answers, whose calls cost the owner money. */
export const asksModel = (env: AiEnv): boolean =>
  env.OPENAI_API_KEY !== undefined || env.OPENAI_BASE_URL !== undefined;

/** A model when an API is set up, else the house bartender. Only the one that is used is loaded. */
export async function chooseProvider(env: AiEnv): Promise<BartenderProvider> {
  if (!asksModel(env)) {
    const { RuleBasedBartender } = await import('@peanut/bartender/rule-based');
    return new TimedBartender(new RuleBasedBartender());
  }
  const [{ ModelBartender }, { ModelClient }] = await Promise.all([
    import('../model/model-bartender.js'),
    import('../model/model-client.js'),
  ]);
  return new ModelBartender(
    new ModelClient({
      model: env.OPENAI_MODEL,
      apiKey: env.OPENAI_API_KEY,
      baseUrl: env.OPENAI_BASE_URL,
    }),
  );
}
