/** Milliseconds after which what is kept is shown instead of a server that says nothing, and where it has just done so. */
const PATIENCE = { first: 4_000, next: 1_000 };
/** How long a silence is just now, in milliseconds. */
const JUST = 10_000;

let silentAt = -JUST;

/** What the server answers; rejects when that does not come in time. */
export async function inTime(asked: Promise<Response>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isAgain = performance.now() - silentAt < JUST;
  const tooLate = new Promise<never>((_, reject) => {
    const giveUp = () => {
      if (!isAgain) silentAt = performance.now();
      reject(new Error('The server does not answer.'));
    };
    timer = setTimeout(giveUp, isAgain ? PATIENCE.next : PATIENCE.first);
  });
  const heard = asked.then((answer) => {
    silentAt = -JUST;
    return answer;
  });
  return Promise.race([heard, tooLate]).finally(() => clearTimeout(timer));
}
