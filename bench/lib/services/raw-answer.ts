import { request, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface RawAnswer {
  status?: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** One GET with the body as it came over the wire: fetch would unpack it. */
export function rawAnswer(url: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers }, (answer) => {
      const of = { status: answer.statusCode, headers: answer.headers };
      buffer(answer).then((body) => resolve({ ...of, body }), reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}
