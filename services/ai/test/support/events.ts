/** One event of a chat stream. */
export interface StreamEvent {
  name: string;
  data: {
    delta?: string;
    response?: string;
    message?: string;
    statusCode?: number;
    reason?: string;
    before?: number;
    withdrawn?: true;
  };
}

/** The events of a stream so far. */
function eventsIn(text: string): StreamEvent[] {
  return text
    .split('\n\n')
    .filter((block) => block !== '')
    .map((block) => ({
      name: /^event: ([^\n]*)$/m.exec(block)?.[1] ?? 'message',
      data: JSON.parse(/^data: ([^\n]*)$/m.exec(block)?.[1] ?? 'null') as StreamEvent['data'],
    }));
}

/** Asks as a page that can read a stream. */
export const askForStream = (
  address: string,
  body: object,
  { signal, headers }: { signal?: AbortSignal; headers?: Record<string, string> } = {},
): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
    body: JSON.stringify(body),
    signal,
  });

/** Asks for a streamed reply; `onEvent` sees each event as it comes. */
export async function streamChat(
  url: string,
  body: object,
  options: {
    signal?: AbortSignal;
    headers?: Record<string, string>;
    onEvent?: (event: StreamEvent) => void;
  } = {},
): Promise<{ response: Response; events: StreamEvent[] }> {
  const response = await askForStream(`${url}/api/chat`, body, options);
  const events: StreamEvent[] = [];
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return { response, events };
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    rest += decoder.decode(chunk, { stream: true });
    const end = rest.lastIndexOf('\n\n') + 2;
    if (end < 2) continue;
    for (const event of eventsIn(rest.slice(0, end))) {
      events.push(event);
      options.onEvent?.(event);
    }
    rest = rest.slice(end);
  }
  return { response, events };
}
