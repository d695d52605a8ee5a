// An OpenAI-compatible server for tests: true wire format, answers and faults by mode.
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerFor } from './answers.mjs';
import { ERRORS, LAST_EVENT, chunks, completion, event, schemaProblem } from './wire.mjs';

/**
 * What is played: a mode, in ms how long it takes, and whether it is played once. `text` or `json` is said as it is.
 * @typedef {{ mode: string, delay: number, pieceDelay: number, once?: boolean, text?: string, json?: unknown }} Settings
 * @typedef {import('./answers.mjs').Body} Body
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{ at: number, body: Body, authorization?: string, aborted: boolean, firstPieceAt?: number }} Call
 */

/** @type {Settings} */
const DEFAULT = { mode: 'good', delay: 0, pieceDelay: 0 };
/** A prompt may ask for a mode by itself, so that parallel tests do not disturb each other. */
const MODE_IN_PROMPT = /stand-in:([a-z-]+)/;

/** @type {(response: Response, status: number, body: unknown, headers?: Record<string, string>) => unknown} */
const json = (response, status, body, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** @param {Request} request */
async function readJson(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString() || '{}');
}

/**
 * Words with the white space after them.
 * @param {string} text
 */
const words = (text) => text.match(/\S+\s*|\s+/g) ?? [];

/**
 * `asked` tells of each word that is asked for in the mode "word-by-word".
 * @type {(response: Response, body: Body, settings: Settings, call: Call, asked: EventEmitter) => Promise<void>}
 */
async function stream(response, body, settings, call, asked) {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
  });
  response.flushHeaders();
  const pieces = words(answerFor(body, settings));
  let sent = 0;
  for (const chunk of chunks(body.model, pieces)) {
    if (settings.mode === 'word-by-word' && sent > 1) await once(asked, 'word');
    if (call.aborted) return;
    response.write(event(chunk));
    call.firstPieceAt ??= sent > 0 ? Date.now() : undefined;
    sent += 1;
    if (settings.mode === 'drop' && sent > 3) {
      await sleep(20);
      return void response.destroy();
    }
    if (settings.mode === 'stall' && sent > 3) return;
    if (settings.mode === 'stream-error' && sent > 3) {
      response.end(event({ error: ERRORS.get('server-error')?.[1] }));
      return;
    }
    if (settings.pieceDelay > 0) await sleep(settings.pieceDelay);
  }
  response.end(LAST_EVENT);
}

/** @type {(response: Response, body: Body, settings: Settings) => unknown} */
function whole(response, body, settings) {
  const content = answerFor(body, settings);
  if (settings.mode === 'refusal') {
    const message = { content: null, refusal: 'I cannot help with that.' };
    return json(response, 200, completion(body.model, null, { message }));
  }
  if (settings.mode === 'cut-short')
    return json(response, 200, completion(body.model, content.slice(0, 40), { finishReason: 'length' }));
  if (settings.mode === 'drop') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 5000 });
    response.write('{"id":"chatcmpl-');
    return void setTimeout(() => response.destroy(), 20);
  }
  return json(response, 200, completion(body.model, content));
}

/**
 * Faults that are the same for whole and streamed answers; true when one was played.
 * @type {(request: Request, response: Response, settings: Settings) => boolean}
 */
function playFault(request, response, { mode }) {
  const failure = ERRORS.get(mode);
  if (failure) {
    const [status, error] = failure;
    json(response, status, { error }, { 'retry-after': '7', 'x-request-id': 'req_stand_in' });
  } else if (mode === 'hang') {
    // The client's own time-out ends it.
  } else if (mode === 'reset') request.socket.destroy();
  else if (mode === 'redirect') response.writeHead(307, { location: '/elsewhere' }).end();
  else if (mode === 'not-json')
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome</html>');
  else if (mode === 'no-choices') json(response, 200, { object: 'chat.completion', choices: [] });
  else if (mode === 'huge') json(response, 200, completion('m', 'x'.repeat(20_000_000)));
  else return false;
  return true;
}

/** What the tests tell it by `/control…`: what to play, and in the mode "word-by-word" each word to say, in "held" the answer. */
class Control {
  settings = DEFAULT;
  /** @type {Call[]} */
  calls = [];
  asked = new EventEmitter();

  /** What is played now; a fault that is played once is over then. */
  next() {
    const { settings } = this;
    if (settings.once) this.settings = DEFAULT;
    return settings;
  }

  /** @type {(route: string, request: Request, response: Response) => Promise<void>} */
  async answer(route, request, response) {
    if (route === 'PUT /control') {
      this.settings = { ...DEFAULT, ...(await readJson(request)) };
      json(response, 200, this.settings);
    } else if (route === 'GET /control/calls') json(response, 200, this.calls);
    else {
      if (route === 'POST /control/word') this.asked.emit('word');
      else this.calls = [];
      response.writeHead(204).end();
    }
  }
}

const CONTROLS = ['PUT /control', 'POST /control/word', 'GET /control/calls', 'DELETE /control/calls'];

/** Starts it on 127.0.0.1. */
export async function startStandIn(port = 0) {
  const control = new Control();

  /** @type {(request: Request, response: Response) => Promise<unknown>} */
  async function complete(request, response) {
    const body = await readJson(request);
    /** @type {Call} */
    const call = { at: Date.now(), body, authorization: request.headers.authorization, aborted: false };
    control.calls.push(call);
    response.on('close', () => (call.aborted = !response.writableFinished));
    const problem = schemaProblem(body.response_format?.json_schema?.schema);
    if (problem)
      return json(response, 400, {
        error: { message: `Invalid schema: ${problem}`, type: 'invalid_request_error' },
      });
    const settings = control.next();
    const mode = MODE_IN_PROMPT.exec(body.messages.at(-1)?.content ?? '')?.[1] ?? settings.mode;
    const own = { ...settings, mode };
    if (own.delay > 0) await sleep(own.delay);
    if (mode === 'held') await once(control.asked, 'word');
    if (call.aborted || playFault(request, response, own)) return undefined;
    return body.stream ? stream(response, body, own, call, control.asked) : whole(response, body, own);
  }

  /** @type {(request: Request, response: Response) => Promise<unknown>} */
  async function answer(request, response) {
    const route = `${request.method} ${request.url}`;
    if (CONTROLS.includes(route)) return control.answer(route, request, response);
    if (route === 'POST /v1/chat/completions') return complete(request, response);
    if (route === 'GET /v1/models')
      return json(response, 200, { object: 'list', data: [{ id: 'stand-in' }] });
    return json(response, 404, {
      error: { message: `Unknown request ${route}`, type: 'invalid_request_error' },
    });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      if (!response.headersSent)
        json(response, 400, { error: { message: error.message, type: 'invalid_request_error' } });
      else response.destroy();
    });
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
