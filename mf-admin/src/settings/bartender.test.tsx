import type { ModelReport } from '@peanut/contracts';
import { queryClient } from '@peanut/web';
import { act, screen, within } from '@testing-library/react';
import { answer, calls, refusal, startFakeServices } from '../testing/fake-services';
import { button, press, renderAdmin } from '../testing/render-admin';
import { Bartender } from './bartender';

const REPORT = 'GET /api/ai/model';
const TRIAL = 'POST /api/ai/model/trial';
const MODEL: ModelReport = {
  model: 'gpt-oss:20b',
  server: '192.168.1.20:11434',
  window: { tokens: 32_768, source: 'the server says so' },
  abilities: { format: 'json_object', cap: 'max_tokens', streams: true, thinks: true },
};

const facts = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
const open = () => renderAdmin(<Bartender />);

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(() => {
  queryClient.clear();
  startFakeServices();
});

it('says who answers, how much it reads, and how it answers', async () => {
  answer(REPORT, { body: MODEL });
  await open();
  expect(facts()).toEqual([
    'Answers: gpt-oss:20b at 192.168.1.20:11434',
    'Reads at most: 32,768 tokens (the server says so)',
    'How it answers: in JSON, word by word, thinks first',
    'Last failure: none',
  ]);
});

it('says what is not known yet', async () => {
  answer(REPORT, { body: { model: 'gpt-5-mini' } });
  await open();
  expect(facts()).toEqual([
    'Answers: gpt-5-mini',
    'Reads at most: not known',
    'How it answers: not known before the first question',
    'Last failure: none',
  ]);
});

it('tells the last failure: its cause, the server’s own sentence, and when it was', async () => {
  const failure = {
    at: '2026-11-21T19:22:00.000Z',
    cause: 'The menu does not fit the model’s window.',
    said: 'request (5653 tokens) exceeds the available context size (4096 tokens)',
  };
  answer(REPORT, { body: { ...MODEL, failure } });
  await open();
  expect(screen.getByText(failure.cause)).toBeTruthy();
  expect(screen.getByText(`“${failure.said}”`).tagName).toBe('BLOCKQUOTE');
  expect(screen.getByText(/^Nov 21, 2026/).getAttribute('datetime')).toBe(failure.at);
});

it('has one line for the house bartender, who is not tried', async () => {
  answer(REPORT, { body: {} });
  await open();
  expect(screen.getByText('The house bartender answers. No model is set up.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows nothing where the service knows no such report', async () => {
  answer(REPORT, refusal(404, 'Cannot GET /api/ai/model'));
  await open();
  expect(screen.queryByText(/bartender/i)).toBeNull();
});

it('says that the report could not be read, and reads it again', async () => {
  answer(REPORT, refusal(503, 'Asleep.'), { body: MODEL });
  await open();
  expect(screen.getByText(/^The bartender’s state couldn’t be read\./)).toBeTruthy();
  await press('Retry');
  expect(facts()).toHaveLength(4);
});

describe('Try the bartender', () => {
  const status = () => button('Try the bartender').nextElementSibling as HTMLElement;
  const findings = () => within(status()).getAllByRole('listitem');

  beforeEach(async () => {
    answer(REPORT, { body: { model: 'gpt-oss:20b' } }, { body: MODEL });
    await open();
  });

  it('says that it takes time, then lists what was found, each with a mark of its own, and reads the report anew', async () => {
    let give: (given: { body: object }) => void = () => {};
    answer(TRIAL, new Promise((resolve) => (give = resolve)));
    await press('Try the bartender');
    await press('Try the bartender');
    expect(calls.filter(({ route }) => route === TRIAL)).toHaveLength(1);
    expect(status().textContent).toContain('This may take minutes.');
    expect(button('Try the bartender').getAttribute('aria-disabled')).toBe('true');
    const found = [
      { level: 'ok', text: 'It answers.' },
      { level: 'warn', text: 'It thinks first.' },
      { level: 'fail', text: 'It reads too little.' },
    ];
    await act(async () => give({ body: { findings: found } }));
    expect(findings().map(({ textContent }) => textContent)).toEqual([
      'Good: It answers.',
      'Mind: It thinks first.',
      'Fault: It reads too little.',
    ]);
    const marks = findings().map((item) => item.querySelector('svg')?.innerHTML);
    expect(new Set(marks).size).toBe(3);
    expect(await screen.findByText('gpt-oss:20b at 192.168.1.20:11434')).toBeTruthy();
  });

  it('says why it could not be tried', async () => {
    answer(TRIAL, refusal(429, 'Wait a moment.'), new TypeError('network'));
    await press('Try the bartender');
    expect(findings()[0]?.textContent).toBe('Fault: Wait a moment.');
    await press('Try the bartender');
    expect(findings()[0]?.textContent).toBe(
      'Fault: The bartender couldn’t be tried. Please try again later.',
    );
  });
});
