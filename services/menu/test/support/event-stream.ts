import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { ListTags } from '@peanut/contracts';
import { until } from '@peanut/service/testing';

/** An open page's stream of `GET /api/events`. */
export interface EventStream {
  status: number;
  headers: IncomingHttpHeaders;
  /** Everything that has come. */
  text(): string;
  /** Waits for so many events in all; the tags of the last one. */
  told(events: number): Promise<ListTags>;
  ended: Promise<void>;
  close(): void;
}

export async function openStream(url: string, cookie = ''): Promise<EventStream> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${url}/api/events`, { agent: false, headers: { cookie } }, resolve).on('error', reject);
  });
  let text = '';
  answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  answer.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => answer.once('end', resolve));
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    text: () => text,
    async told(events) {
      const found = () => [...text.matchAll(/^event: lists\ndata: (.*)\n\n/gm)];
      await until(() => found().length >= events, `event ${events} comes`);
      return JSON.parse(found().at(-1)?.[1] ?? '') as ListTags;
    },
    ended,
    close: () => void answer.destroy(),
  };
}
