import { TextField } from '@peanut/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { bindText } from './bind-field';
import type { Problem } from './problems';
import { useForm } from './use-form';

const onRefused = jest.fn();
let finish: () => void = () => {};
const send = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));

const findProblems = ({ name }: { name: string }): Problem[] =>
  name === '' ? [{ field: 'name', message: 'Name is required', isMissing: true }] : [];

function Stage() {
  const form = useForm({
    initial: { name: '' },
    toInput: ({ name }) => ({ name: name.trim() }),
    findProblems,
    onRefused,
  });
  return (
    <form aria-label="Drink" noValidate onSubmit={(event) => form.submit(event, send)}>
      <TextField {...bindText(form, 'name', 'Name')} />
      <button type="button" onClick={form.reset}>
        Reset
      </button>
      <output>{`${form.isDirty ? 'dirty' : 'clean'}, ${form.isChanged ? 'changed' : 'same'}, ${form.isSending ? 'sending' : 'idle'}`}</output>
    </form>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Name');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const submit = () => fireEvent.submit(screen.getByRole('form'));
const facts = () => screen.getByRole('status').textContent;

beforeEach(() => {
  jest.clearAllMocks();
  render(<Stage />);
});

describe('useForm', () => {
  it('says nothing before it is submitted', () => {
    type('x');
    type('');
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });

  it('refuses wrong input: at the field, aloud, and with the focus there', () => {
    submit();
    expect(screen.getByText('Name is required')).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect(onRefused).toHaveBeenCalledTimes(1);
    expect(send).not.toHaveBeenCalled();
    type('Negroni');
    expect(screen.queryByText('Name is required')).toBeNull();
  });

  it('tells what was typed from what would be sent', () => {
    type('  ');
    expect(facts()).toBe('dirty, same, idle');
    type(' Negroni');
    expect(facts()).toBe('dirty, changed, idle');
  });

  it('sends once at a time', async () => {
    type(' Negroni ');
    submit();
    submit();
    expect(facts()).toContain('sending');
    expect(send.mock.calls).toEqual([[{ name: 'Negroni' }]]);
    await act(async () => finish());
    expect(facts()).toContain('idle');
  });

  it('is as new after a reset: an empty field is no fault yet', () => {
    submit();
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(field().getAttribute('aria-invalid')).toBeNull();
    expect(facts()).toBe('clean, same, idle');
  });
});
