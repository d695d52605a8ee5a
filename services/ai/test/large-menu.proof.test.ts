import { largeMenu } from '@peanut/bartender/evaluation';
import { startService, until, type ServiceProcess } from '@peanut/service/testing';
import { newAddress, times } from './support/ask.js';
import { startMenuServer, type MenuServer } from './support/menu-server.js';
import { ROOT } from './support/test-app.js';

jest.setTimeout(120_000);

const MENU = largeMenu(10_000);
const AT_ONCE = 12;

let menu: MenuServer;
let ai: ServiceProcess;

beforeAll(async () => {
  menu = await startMenuServer(MENU);
  ai = await startService(ROOT, 'ai', { MENU_URL: menu.url, NODE_OPTIONS: '--max-old-space-size=128' });
});
afterAll(async () => {
  await ai.stop();
  menu.close();
});

async function post(path: string, body: object): Promise<string> {
  const response = await fetch(`${ai.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return response.text();
}

const QUESTIONS: (() => Promise<string>)[] = [
  () => post('/api/chat', { message: 'hi' }),
  () => post('/api/chat', { message: 'something smoky without gin' }),
  () => post('/api/chat', { message: 'what is the strongest cocktail?' }),
  () => post('/api/recommendations', { description: 'creamy and sweet, for a birthday' }),
  () => post('/api/recommendations', { preferences: { preferredSpirit: 'tequila', strength: 'strong' } }),
  () => post('/api/recommendations', { description: 'a margerita' }),
];

describe('10,000 drinks in 128 MB of heap', () => {
  it('twelve questions at once are answered, before the menu is known and after', async () => {
    for (let round = 0; round < 2; round += 1)
      await Promise.all(times(AT_ONCE, (index) => QUESTIONS[index % QUESTIONS.length]?.()));
    expect(ai.process.exitCode).toBeNull();
  });

  it('each drink is found by its name', async () => {
    const drink = MENU.cocktails[4_321];
    const known = async (): Promise<boolean> =>
      (await post('/api/chat', { message: `what is in the ${drink?.name}?` })).includes(
        drink?.ingredients[0] ?? '?',
      );
    await until(known, 'the drink is known');
  });
});
