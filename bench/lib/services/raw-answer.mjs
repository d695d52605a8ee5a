import { request } from 'node:http';

/** One GET with the body as it came over the wire: fetch would unpack it. Returns status, headers, body. */
export function rawAnswer(url, headers = {}) {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      );
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}
