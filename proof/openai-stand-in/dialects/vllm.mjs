// vLLM (protocol.py 0052bed3 and the reasoning docs 00256d59). It lists `max_model_len`, and refuses where prompt and cap
// together are more (issues 20409 and 33418). With --reasoning-parser thinking comes as `reasoning`; without one it stays
// in the content, of which the template has already written the opening tag. Fields that it does not know are ignored.
import { event, found, modelList } from '../wire.mjs';

/** @type {(status: number, type: string, message: string) => import('../wire.mjs').Reply} */
const error = (status, type, message) => ({
  status,
  body: { error: { message, type, param: null, code: status } },
});

/** @type {import('../dialect.mjs').Dialect} */
const vllm = {
  model: 'Qwen/Qwen2.5-7B-Instruct-AWQ',
  // As started with `--max-model-len 8192`.
  window: 8192,
  models: ({ model, window }) => found(modelList({ id: model, owned_by: 'vllm', max_model_len: window })),
  unknownPath: () => ({ status: 404, body: { detail: 'Not Found' } }),
  beyond: ({ prompt, cap = 1, window }) =>
    prompt + cap <= window
      ? undefined
      : error(
          ...[400, 'BadRequestError'],
          `This model's maximum context length is ${window} tokens. However, you requested ${prompt + cap} tokens ` +
            `(${prompt} in the messages, ${cap} in the completion). Please reduce the length of the messages or completion.`,
        ),
  midStream: event(error(500, 'InternalServerError', 'EngineCore encountered an issue.').body),
  failures: {
    unauthorized: { status: 401, body: { error: 'Unauthorized' } },
    'no-model': error(404, 'NotFoundError', 'The model `stand-in-1` does not exist.'),
    'server-error': error(500, 'InternalServerError', 'EngineCore encountered an issue.'),
  },
};

/** @type {import('../dialect.mjs').Dialect} */
const large = { ...vllm, window: 32_768 };

export default {
  vllm,
  'vllm, reasoning parser': { ...large, thinking: { tokens: 2500, as: 'reasoning' } },
  'vllm, thinking': { ...large, thinking: { tokens: 2500, as: 'closing tag' } },
};
