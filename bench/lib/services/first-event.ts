/**
 * Posts and reads a stream of events until the first one that fits. Returns the milliseconds from the call to that
 * event, and the clock's time then. The rest of the answer is read and thrown away.
 */
export async function firstEvent(
  url: string,
  { body, fits }: { body: unknown; fits: (text: string) => boolean },
): Promise<{ took: number; at: number }> {
  const started = performance.now();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify(body),
  });
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let found;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (!found && fits(text)) found = { took: performance.now() - started, at: Date.now() };
  }
  if (!found) throw new Error(`${url} sent no such event: ${text.slice(0, 200)}`);
  return found;
}
