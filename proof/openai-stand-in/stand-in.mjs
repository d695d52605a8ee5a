// An OpenAI-compatible server for tests: true wire format in a server's dialect, answers and faults by mode.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Control, json, readJson } from './control.mjs';
import { refusalOf, speechOf, windowOf } from './dialect.mjs';
import { dialectNamed } from './dialects/all.mjs';
import { PLAIN } from './dialects/plain.mjs';
import { LAST_EVENT, chunks, completion, event, refusal } from './wire.mjs';

/**
 * @typedef {import('./control.mjs').Settings} Settings
 * @typedef {import('./control.mjs').Call} Call
 * @typedef {import('./control.mjs').Body} Body
 * @typedef {import('./control.mjs').Request} Request
 * @typedef {import('./control.mjs').Response} Response
 * @typedef {import('./dialect.mjs').Dialect} Dialect
 * @typedef {import('./wire.mjs').Reply} Reply
 * @typedef {{ call: Call, settings: Settings, dialect: Dialect, asked: import('node:events').EventEmitter }} Play
 */

/** A prompt may ask for a mode by itself, so that parallel tests do not disturb each other. */
const MODE_IN_PROMPT = /stand-in:([a-z-]+)/;
/** Pieces after which a stream breaks. */
const BREAKS_AFTER = 3;

/** @type {(response: Response, reply: Reply) => unknown} */
const send = (response, { status, body, headers }) =>
  typeof body === 'string'
    ? response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(body)
    : json(response, status, body, headers);

/** @type {(response: Response, isStream?: boolean) => void} */
function begin(response, isStream) {
  if (response.headersSent) return;
  const type = isStream ? 'text/event-stream; charset=utf-8' : 'application/json';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
  response.flushHeaders();
}

/**
 * A stream breaks off: with a word, as the dialect has it, or without one; true when it does.
 * @type {(response: Response, play: Play) => Promise<boolean>}
 */
async function breaksOff(response, { settings: { mode }, dialect }) {
  if (mode === 'drop') {
    await sleep(20);
    response.destroy();
  } else if (mode === 'stream-error')
    response.end(dialect.midStream ?? event(PLAIN.failures?.['server-error']?.body));
  else return mode === 'stall';
  return true;
}

/**
 * The control's `asked` tells of each word that is asked for in the mode "word-by-word".
 * @type {(response: Response, body: Body, play: Play) => Promise<unknown>}
 */
async function stream(response, body, play) {
  const { call, settings, dialect, asked } = play;
  begin(response, true);
  if (dialect.life) response.write(dialect.life.stream);
  const { deltas, finish, cost } = speechOf(dialect, body, settings);
  const tellsCost = dialect.tellsCost ? 'last' : body.stream_options?.include_usage ? 'apart' : 'no';
  let sent = 0;
  for (const chunk of chunks(body.model, deltas, { first: dialect.first ?? {}, finish, cost, tellsCost })) {
    // Between the first, which says who speaks, and the one of its own that tells the cost.
    const isWord = sent > 1 && sent <= deltas.length + 1;
    if (settings.mode === 'word-by-word' && isWord) await once(asked, 'word');
    if (call.aborted) return undefined;
    response.write(event(chunk));
    call.firstPieceAt ??= sent > 0 ? Date.now() : undefined;
    sent += 1;
    if (sent > BREAKS_AFTER && (await breaksOff(response, play))) return undefined;
    if (settings.pieceDelay > 0) await sleep(settings.pieceDelay);
  }
  return response.end(LAST_EVENT);
}

/** @type {(response: Response, body: Body, play: Play) => unknown} */
function whole(response, body, { settings, dialect }) {
  if (settings.mode === 'drop') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 5000 });
    response.write('{"id":"chatcmpl-');
    return setTimeout(() => response.destroy(), 20);
  }
  const { message, finish, cost } = speechOf(dialect, body, settings);
  begin(response);
  if (dialect.life) response.write(dialect.life.whole);
  return response.end(JSON.stringify(completion(body.model, message, { finish, cost })));
}

/** @type {(mode: string, dialect: Dialect) => Reply | undefined} */
const failureOf = (mode, { failures }) => failures?.[mode] ?? PLAIN.failures?.[mode];

/**
 * Faults that are the same for whole and streamed answers; true when one was played.
 * @type {(request: Request, response: Response, play: Play) => boolean}
 */
function playFault(request, response, { settings: { mode }, dialect }) {
  const failure = failureOf(mode, dialect);
  if (failure) send(response, failure);
  else if (mode === 'hang') {
    // The client's own time-out ends it.
  } else if (mode === 'reset') request.socket.destroy();
  else if (mode === 'redirect') response.writeHead(307, { location: '/elsewhere' }).end();
  else if (mode === 'not-json')
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome</html>');
  else if (mode === 'no-choices') json(response, 200, { object: 'chat.completion', choices: [] });
  else if (mode === 'huge') json(response, 200, { id: 'x'.repeat(20_000_000) });
  else return false;
  return true;
}

/**
 * The time until the answer, with the dialect's signs of life.
 * @type {(response: Response, body: Body, play: Play) => Promise<void>}
 */
async function wait(response, body, { call, settings: { delay, pulse }, dialect }) {
  const sign = body.stream ? dialect.life?.stream : dialect.life?.whole;
  if (!sign || pulse === 0) return void (delay > 0 && (await sleep(delay)));
  begin(response, body.stream);
  for (let waited = 0; waited < delay && !call.aborted; waited += pulse) {
    response.write(sign);
    await sleep(pulse);
  }
}

/** @type {(control: Control, request: Request, response: Response) => Promise<unknown>} */
async function complete(control, request, response) {
  const body = await readJson(request);
  /** @type {Call} */
  const call = { at: Date.now(), body, authorization: request.headers.authorization, aborted: false };
  control.calls.push(call);
  response.on('close', () => (call.aborted = !response.writableFinished));
  const given = control.next();
  const mode = MODE_IN_PROMPT.exec(body.messages.at(-1)?.content ?? '')?.[1] ?? given.mode;
  const settings = { ...given, mode };
  const dialect = dialectNamed(settings.dialect);
  const refused = failureOf(mode, dialect) ? undefined : refusalOf(dialect, body, settings);
  if (refused) return send(response, refused);
  const play = { call, settings, dialect, asked: control.asked };
  await wait(response, body, play);
  if (mode === 'held') await once(control.asked, 'word');
  if (call.aborted || playFault(request, response, play)) return undefined;
  control.load();
  return body.stream ? stream(response, body, play) : whole(response, body, play);
}

/**
 * The path as it is without the prefix of the dialect or of OpenAI.
 * @type {(path: string, dialect: Dialect) => string | undefined}
 */
function pathIn(path, { prefix = '/v1' }) {
  const own = ['/v1', prefix].find((start) => path.startsWith(`${start}/`));
  return own === undefined ? undefined : path.slice(own.length);
}

/** @type {(control: Control, request: Request, response: Response) => Promise<unknown>} */
async function answer(control, request, response) {
  const { method, url = '/', headers } = request;
  const route = `${method} ${url}`;
  if (control.takes(route)) return control.answer(route, request, response);
  const { settings } = control;
  const dialect = dialectNamed(settings.dialect);
  const inside = `${method} ${pathIn(url, dialect)}`;
  if (inside === 'POST /chat/completions') return complete(control, request, response);
  const endpoint = inside === 'GET /models' ? (dialect.models ?? PLAIN.models) : dialect.endpoints?.[route];
  if (!endpoint)
    return send(response, dialect.unknownPath?.(route) ?? refusal(404, `Unknown request ${route}`));
  if (method === 'POST') await readJson(request);
  if (route === 'POST /api/generate') control.load();
  const model = settings.model ?? dialect.model ?? 'stand-in';
  const window = windowOf(dialect, settings);
  return send(response, endpoint({ model, window, loaded: control.settings.loaded, headers }));
}

/** Starts it on 127.0.0.1. */
export async function startStandIn(port = 0) {
  const control = new Control();
  const server = createServer((request, response) => {
    answer(control, request, response).catch((error) => {
      if (!response.headersSent) send(response, refusal(400, error.message));
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
