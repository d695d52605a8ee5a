/** Sends the request now; supertest alone sends it once somebody asks for the answer. */
export const sent = <Answer>(request: PromiseLike<Answer>): Promise<Answer> => Promise.resolve(request);

/** The contract's error body, whose message speaks of `says`. */
export function expectError(answer: { status: number; body: unknown }, status: number, says?: RegExp): void {
  expect({ status: answer.status, body: answer.body }).toMatchObject({
    status,
    body: {
      statusCode: status,
      error: expect.any(String),
      message: expect.any(String),
      requestId: expect.any(String),
    },
  });
  if (says) expect((answer.body as { message: string }).message).toMatch(says);
}
