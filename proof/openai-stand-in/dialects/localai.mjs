// LocalAI v4.9.0-22 (82c191af, August 2026), read in its source. The window is 8192 at most unless set. Its grammar makes
// `["array","null"]` an array alone, so that no list can be null. A schema that it cannot turn into a grammar is only
// logged, and the answer is free text. How it words an overflow was not checked.
import { event, found, modelList } from '../wire.mjs';

/** @type {(code: number, message: string) => import('../wire.mjs').Reply} */
const error = (code, message) => ({ status: code, body: { error: { code, message, type: '' } } });

/** @type {import('../dialect.mjs').Dialect} */
const localai = {
  model: 'qwen_qwen3-8b',
  window: 8192,
  models: ({ model }) => found(modelList({ id: model })),
  absent: ({ type = [] }) => (type.includes('array') ? [] : null),
  midStream: event(error(500, 'rpc error: code = Unavailable desc = error reading from server: EOF').body),
  failures: {
    unauthorized: error(401, 'An authentication key is required'),
    'server-error': error(500, 'could not load model: rpc error: code = Canceled'),
  },
};

export default {
  localai,
  'localai, free text': {
    ...localai,
    formats: { json_schema: 'ignored' },
    frame: ['Of course, here is the answer: ', ' I hope that helps!'],
  },
};
