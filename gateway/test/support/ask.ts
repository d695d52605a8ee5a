import { request, type ClientRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Sends a request whose path stays as written: fetch would tidy it up. */
export function ask(origin: string, path: string, { method, headers, body }: Question = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return answerTo(request({ hostname, port, path, method, headers, agent: false }), body);
}

/** Sends the body of a request that was begun, and collects its answer. */
export function answerTo(asked: ClientRequest, body?: string | Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    asked.on('response', (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('error', reject);
      res.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: res.statusCode ?? 0, headers: res.headers, bytes, text: bytes.toString() });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

const EVERY_MS = 10;

/** Asks a hundred times a second, like a full bar, until it is told that this is enough. Returns how often it asked. */
export async function askSteadily(
  ask: () => Promise<Answer>,
  isEnough: (answer: Answer) => boolean,
): Promise<number> {
  const started = Date.now();
  for (let asked = 1; ; asked += 1) {
    if (isEnough(await ask())) return asked;
    // By the clock, so that slow answers are made up for; as fast as it goes would only keep the machine busy.
    await wait(Math.max(0, started + asked * EVERY_MS - Date.now()));
  }
}

/** Sends raw bytes and returns the raw answer, after which the gateway closes the connection. */
export function askRaw(origin: string, text: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    // What was not read of a request resets the connection once it is answered.
    socket.on('error', (error) => (answer ? resolve(answer) : reject(error)));
    socket.on('close', () => resolve(answer));
  });
}
