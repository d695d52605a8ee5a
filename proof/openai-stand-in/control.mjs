// What the tests tell the stand-in to play, and what it was asked.
import { EventEmitter } from 'node:events';

/**
 * What is played: a mode in a dialect, in ms how long it takes, and whether it is played once. `text` or `json` is said
 * as it is. Every `pulse` ms of the delay there is a sign of life, where the dialect has one.
 * @typedef {object} Settings
 * @property {string} mode
 * @property {string} dialect
 * @property {string} [model] in place of the dialect's own
 * @property {number} [window] in place of the dialect's own
 * @property {boolean} loaded whether the model is in memory
 * @property {number} delay
 * @property {number} pulse
 * @property {number} pieceDelay
 * @property {boolean} [once]
 * @property {string} [text]
 * @property {object} [json]
 *
 * @typedef {import('./prompt.mjs').Body} Body
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{ at: number, body: Body, authorization?: string, aborted: boolean, firstPieceAt?: number }} Call
 */

/** @type {Settings} */
const DEFAULT = { mode: 'good', dialect: 'plain', loaded: true, delay: 0, pulse: 0, pieceDelay: 0 };

/** @type {(response: Response, status: number, body: unknown, headers?: Record<string, string>) => unknown} */
export const json = (response, status, body, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** @param {Request} request */
export async function readJson(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString() || '{}');
}

const CONTROLS = ['PUT /control', 'POST /control/word', 'GET /control/calls', 'DELETE /control/calls'];

/** What the tests tell it by `/control…`: what to play, and in the mode "word-by-word" each word to say, in "held" the answer. */
export class Control {
  settings = DEFAULT;
  /** @type {Call[]} */
  calls = [];
  asked = new EventEmitter();

  /** @param {string} route */
  takes = (route) => CONTROLS.includes(route);

  /** What is played now; a fault that is played once is over then. */
  next() {
    const { settings } = this;
    const { dialect, model, window, loaded } = settings;
    if (settings.once) this.settings = { ...DEFAULT, dialect, model, window, loaded };
    return settings;
  }

  /** The model is in memory from now on. */
  load() {
    this.settings = { ...this.settings, loaded: true };
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
