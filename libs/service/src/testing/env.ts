/** What the service tests share; `npm test` starts it and sets these. */
export function required(
  name: `TEST_${'DATABASE_URL' | 'REDIS_URL' | 'ADMIN_URL' | 'OWNER_COOKIE'}`,
): string {
  const value = process.env[name];
  if (!value)
    throw new Error(
      `${name} is not set; run the tests by "npm test service", or set it to a throw-away server`,
    );
  return value;
}

/** Address of a Postgres database whose name says that it is for tests: others are made and dropped next to it. */
export function testDatabaseUrl(): URL {
  const url = new URL(required('TEST_DATABASE_URL'));
  if (!url.pathname.includes('test'))
    throw new Error('The name of the database in TEST_DATABASE_URL must contain "test"');
  return url;
}

export const testRedisUrl = (): string => required('TEST_REDIS_URL');

/** What a child process needs of the environment to run at all. */
export function childEnv(own: Record<string, string>): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], ...own };
}
