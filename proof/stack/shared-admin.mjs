import { join } from 'node:path';
import { FIRST_PASSWORD, logIn } from '@peanut/service/testing';
import { superviseNode } from '../../ops/process/child.mjs';
import { ROOT } from '../../ops/launch/parts.mjs';
import { freePorts } from '../../ops/launch/ports.mjs';
import { answersAt, waitUntil } from '../../ops/lib/wait.mjs';

/**
 * One admin service for all test files that only need a session: each start hashes a password, which costs as much as
 * such a file's tests. Resolves with the part, its address, and the owner's cookies.
 */
export async function startSharedAdmin(databaseUrl) {
  const [port] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const part = superviseNode(join(ROOT, 'services/admin/bundle/main.js'), [], {
    name: 'admin',
    env: {
      DATABASE_URL: databaseUrl,
      ADMIN_PASSWORD: FIRST_PASSWORD,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
    },
  });
  try {
    if (!(await waitUntil(() => answersAt(`${url}/health/ready`))))
      throw new Error(`The admin service of the tests did not start: ${part.lastError}`);
    return { part, url, cookie: await logIn(url) };
  } catch (error) {
    await part.stop();
    throw error;
  }
}
