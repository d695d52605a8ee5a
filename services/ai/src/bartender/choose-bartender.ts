import type { BartenderProvider } from '@peanut/bartender';
import type { AiEnv } from '../env.js';
import { OwnersModel } from '../model/owners-model.js';
import { TimedBartender } from './timed-bartender.js';

/** Whether a model answers, whose calls cost the owner money. */
export const asksModel = (env: AiEnv): boolean =>
  env.OPENAI_API_KEY !== undefined || env.OPENAI_BASE_URL !== undefined;

/** Who answers guests, and what the owner is told of it. */
export interface Chosen {
  provider: BartenderProvider;
  model: OwnersModel;
}

/** A model when an API is set up, else the house bartender. Only the one that is used is loaded. */
export async function chooseBartender(env: AiEnv): Promise<Chosen> {
  if (!asksModel(env)) {
    const { RuleBasedBartender } = await import('@peanut/bartender/rule-based');
    return { provider: new TimedBartender(new RuleBasedBartender()), model: new OwnersModel() };
  }
  const { openModel, tryModel } = await import('../model/open-model.js');
  const provider = openModel(env);
  const model = new OwnersModel({
    report: () => provider.client.report(),
    ask: (asker) => tryModel(provider, asker),
  });
  return { provider, model };
}
