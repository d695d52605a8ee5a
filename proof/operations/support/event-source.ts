import { get, type ClientRequest } from 'node:http';

/** As much of a browser's `EventSource` as our pages use: it gives up after any status but 200, and they close a lost one. */
export class EventSourceOf extends EventTarget {
  private readonly asked: ClientRequest;
  private isOver = false;

  constructor(url: string) {
    super();
    this.asked = get(url, { agent: false, headers: { Accept: 'text/event-stream' } });
    this.asked.on('error', () => this.lose());
    this.asked.on('response', (answer) => {
      if (answer.statusCode !== 200) this.lose();
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        const events = (text + chunk).split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) this.tell(event);
      });
      answer.on('error', () => this.lose()).on('close', () => this.lose());
    });
  }

  close(): void {
    this.isOver = true;
    this.asked.destroy();
  }

  private tell(event: string): void {
    const name = /^event: (.*)$/m.exec(event)?.[1];
    const data = /^data: (.*)$/m.exec(event)?.[1];
    if (!this.isOver && name !== undefined) this.dispatchEvent(new MessageEvent(name, { data }));
  }

  private lose(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.asked.destroy();
    this.dispatchEvent(new Event('error'));
  }
}
