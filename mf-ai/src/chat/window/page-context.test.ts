import { pageTalk } from './page-context';

describe('talkOn', () => {
  it.each([
    ['/cocktails', 'cocktail section'],
    ['/whiskey', 'whiskey flight section'],
    ['/recommendations', 'AI recommendations page'],
    ['/ai-recommendations', 'AI recommendations page'],
    ['/', 'main menu page'],
    ['/no/such/glass', 'main menu page'],
  ])('%s is the %s', (path, name) => {
    expect(pageTalk(path).context).toBe(`The guest is looking at the ${name}.`);
  });

  it('greets differently on each of the four', () => {
    const greetings = ['/', '/cocktails', '/whiskey', '/recommendations'].map(
      (path) => pageTalk(path).greeting,
    );
    expect(new Set(greetings).size).toBe(4);
  });
});
