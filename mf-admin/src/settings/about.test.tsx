import { queryClient } from '@peanut/web';
import { act, fireEvent, screen } from '@testing-library/react';
import { answer, calls, refusal, startFakeServices } from '../testing/fake-services';
import { flushAsync, press, renderAdmin } from '../testing/render-admin';
import { About } from './about';

const REVISION = '3f9ac0de3f9ac0de3f9ac0de3f9ac0de3f9ac0de';
const HEALTH = {
  status: 'unavailable',
  notReady: ['menu', 'ai'],
  parts: { shell: true, menu: false, admin: true, ai: false },
  versions: {
    shell: { version: '1.0.0-0123456789ab', revision: REVISION },
    menu: { version: '1.0.0', revision: REVISION },
    gateway: { version: '1.0.0', revision: '' },
  },
};

const toggle = () =>
  act(async () => {
    fireEvent.click(screen.getByText('About'));
    await flushAsync();
  });
const rows = () =>
  screen
    .getAllByRole('row')
    .map(({ children }) => [...children].map(({ textContent }) => textContent).join(' | '));

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(async () => {
  queryClient.clear();
  startFakeServices();
  await renderAdmin(<About />);
});

it('asks nothing until it is opened', async () => {
  expect(screen.getByRole('group').hasAttribute('open')).toBe(false);
  expect(calls).toEqual([]);
});

it('lists every part with version and short revision, or what is wrong with it', async () => {
  answer('GET /health', { status: 503, body: HEALTH });
  await toggle();
  expect(rows()).toEqual([
    'Part | Version | Revision',
    'shell | 1.0.0-0123456789ab | 3f9ac0d',
    'menu | 1.0.0not ready | 3f9ac0d',
    'admin | not known',
    'ai | not answering',
    'gateway | 1.0.0 | –',
  ]);
});

it('asks anew each time that it is opened, and says so meanwhile', async () => {
  answer('GET /health', { body: { ...HEALTH, versions: undefined } }, new Promise(() => undefined));
  await toggle();
  expect(rows()).toContain('shell | not known');
  await toggle();
  expect(screen.queryByRole('table')).toBeNull();
  await toggle();
  expect(screen.getByText('Checking every part of the bar…')).toBeTruthy();
  expect(calls.filter(({ route }) => route === 'GET /health')).toHaveLength(2);
});

it('says who answers guests, below the parts', async () => {
  answer('GET /health', { body: HEALTH });
  answer('GET /api/ai/model', { body: {} });
  await toggle();
  const heading = screen.getByRole('heading', { name: 'Bartender' });
  expect(screen.getByRole('table').compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it.each([
  ['the network fails', new TypeError('network')],
  ['nobody asks the parts', refusal(503, 'The bar is closed.')],
  ['something else answers', { body: '<html>' }],
])('says that %s, and tries again', async (_, failure) => {
  answer('GET /health', failure, { body: HEALTH });
  await toggle();
  expect(screen.getByText(/^The parts of the bar couldn’t be checked\./)).toBeTruthy();
  await press('Retry');
  expect(rows()).toHaveLength(6);
});
