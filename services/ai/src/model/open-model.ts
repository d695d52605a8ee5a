import type { AiEnv } from '../env.js';
import { serverAddress } from './server/model-address.js';
import { ModelBartender } from './model-bartender.js';
import { ModelClient } from './model-client.js';

export { tryModel } from './server/try-model.js';

/** The model of the environment. */
export const openModel = (env: AiEnv): ModelBartender =>
  new ModelBartender(
    new ModelClient({
      address: serverAddress(env),
      patience: 1_000 * env.OPENAI_PATIENCE,
      parallel: env.OPENAI_PARALLEL,
      context: env.OPENAI_CONTEXT,
    }),
  );
