import { ENDPOINTS } from '@peanut/contracts';
import { compose, docker, runningServices } from '../../ops/process/run.mjs';
import { attempt, call, itemAt } from '../support/api';
import { expect, test } from '../support/test';

const PAGES = { Whiskey: 'whiskey-card', Cocktails: 'cocktail-card' };

interface State {
  restarts: number;
  isHealthy: boolean;
}

async function stateOf(container: string): Promise<State> {
  const format = '{{.RestartCount}} {{.State.Running}} {{.State.Health.Status}}';
  const [restarts, running, health] = (await docker('inspect', '--format', format, container)).split(' ');
  return { restarts: Number(restarts), isHealthy: running === 'true' && health === 'healthy' };
}

/** Its init and with it the container ends when nothing else is left in it. */
const killAllIn = (container: string): Promise<unknown> =>
  // Whoever kills all others may be told that the container is gone.
  docker('exec', container, 'sh', '-c', 'kill -9 -1').catch(() => undefined);

test('each container whose programs are killed is healthy again by itself, and the open page goes on', async ({
  page,
  owner,
  request,
  pageErrors,
}) => {
  test.setTimeout(600_000);
  const { id } = itemAt(await call(owner, ENDPOINTS.listWhiskeys), 0);
  await page.goto('/cocktails');
  for (const name of (await runningServices()) as string[]) {
    await test.step(name, async () => {
      const [container = ''] = ((await compose(['ps', '--quiet', name])) as string).split('\n');
      const { restarts } = await stateOf(container);
      await killAllIn(container);
      await expect
        .poll(() => stateOf(container), { timeout: 60_000 })
        .toEqual({ restarts: restarts + 1, isHealthy: true });
      await expect.poll(async () => (await request.get('/health')).status(), { timeout: 60_000 }).toBe(200);
      for (const [link, card] of Object.entries(PAGES)) {
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click();
        await expect(page.getByTestId(card).first()).toBeVisible();
      }
      const write = { parameters: { id }, body: {} };
      await expect
        .poll(async () => (await attempt(owner, ENDPOINTS.updateWhiskey, write)).status, { timeout: 30_000 })
        .toBe(200);
    });
  }
  // What was asked for while a part was away.
  pageErrors.length = 0;
});
