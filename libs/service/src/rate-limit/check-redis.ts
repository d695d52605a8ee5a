import { Redis } from 'ioredis';
import { withDeadline } from '../deadline.js';
import { clockFindings, fail, ok, type Finding } from '../maintenance/finding.js';

const TIMEOUT_MS = 2_000;

function problem(error: Error): Finding {
  const isRefused = /NOAUTH|WRONGPASS|NOPERM|invalid password|AUTH/i.test(error.message);
  return fail(
    isRefused
      ? 'Redis refuses the name or the password in REDIS_URL. Correct the address.'
      : `Redis does not answer: ${error.message}. See that it runs and that REDIS_URL is right; meanwhile each process counts its limits in memory.`,
  );
}

/** Whether the Redis of that address answers us. It counts nothing. */
export async function checkRedis(url: string | undefined): Promise<Finding[]> {
  if (url === undefined) return [];
  const redis = new Redis(url, {
    lazyConnect: true,
    disconnectTimeout: 100,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let last: Error | undefined;
  redis.on('error', (error: Error) => (last = error));
  try {
    const answer = redis.connect().then(() => redis.time());
    const [seconds] = await withDeadline(answer, TIMEOUT_MS, () => new Error('no answer'));
    return [ok('Redis answers.'), ...clockFindings('Redis', Number(seconds) * 1_000)];
  } catch (error) {
    return [problem(last ?? (error as Error))];
  } finally {
    redis.disconnect();
  }
}
