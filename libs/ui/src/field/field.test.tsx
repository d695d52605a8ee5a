import { fireEvent, render, screen } from '@testing-library/react';
import { SelectField, SwitchField, TextArea, TextField } from '..';

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe('TextField', () => {
  it('is found by its label and hands on what is typed', () => {
    const onChange = jest.fn();
    render(<TextField label="Name" value="" onChange={onChange} />);
    const input = screen.getByLabelText('Name');
    expect(input.getAttribute('aria-describedby')).toBeNull();
    expect(input.getAttribute('aria-invalid')).toBeNull();
    fireEvent.change(input, { target: { value: 'Negroni' } });
    expect(onChange).toHaveBeenCalledWith('Negroni');
  });

  it('is described by its error, its hint and its counter', () => {
    render(
      <TextField
        label="Notes"
        value="🥃🥃"
        onChange={jest.fn()}
        error="Wrong"
        hint="Short"
        maxCharacters={60}
        characters={2}
      />,
    );
    const input = screen.getByLabelText('Notes');
    expect(describedBy(input)).toEqual(['Wrong', 'Short', '2/60 characters']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('maxlength')).toBeNull();
  });
});

describe('TextArea', () => {
  it('shows when there are too many characters', () => {
    render(
      <TextArea label="Description" value="abcd" onChange={jest.fn()} maxCharacters={3} characters={4} />,
    );
    expect(screen.getByText('4/3 characters').className).toContain('text-danger');
  });
});

describe('TextArea in a browser that does not size fields by their text', () => {
  it('is as high as its text, whenever that changes', () => {
    const height = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(128);
    const area = (value: string) => <TextArea label="Notes" value={value} onChange={jest.fn()} />;
    const { rerender } = render(area('Six lines'));
    expect(screen.getByLabelText('Notes').style.height).toBe('128px');
    height.mockReturnValue(32);
    rerender(area(''));
    expect(screen.getByLabelText('Notes').style.height).toBe('32px');
    height.mockRestore();
  });

  it('is as high as its text once it shows, and stays as a person made it', () => {
    let show = () => {};
    class FakeObserver {
      constructor(told: () => void) {
        show = told;
      }
      observe = jest.fn();
      disconnect = jest.fn();
    }
    Object.assign(globalThis, { ResizeObserver: FakeObserver });
    const height = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(0);
    const width = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(0);
    render(<TextArea label="Notes" value="Six lines" onChange={jest.fn()} />);
    const area = screen.getByLabelText('Notes');
    height.mockReturnValue(128);
    width.mockReturnValue(300);
    show();
    expect(area.style.height).toBe('128px');
    area.style.height = '200px';
    show();
    expect(area.style.height).toBe('200px');
    jest.restoreAllMocks();
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
  });
});

describe('SelectField', () => {
  it('offers its options and hands on the chosen one', () => {
    const onChange = jest.fn();
    const options = [{ value: 'gin' }, { value: 'rum', text: 'rum (inactive)' }];
    render(<SelectField label="Spirit" value="gin" options={options} onChange={onChange} />);
    expect(screen.getByRole('option', { name: 'rum (inactive)' })).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Spirit'), { target: { value: 'rum' } });
    expect(onChange).toHaveBeenCalledWith('rum');
  });
});

describe('SwitchField', () => {
  it('is a checkbox with its label and hint', () => {
    const onChange = jest.fn();
    render(<SwitchField label="In stock" hint="For tonight" checked={false} onChange={onChange} />);
    const box = screen.getByRole('checkbox', { name: 'In stock' });
    expect(describedBy(box)).toEqual(['For tonight']);
    fireEvent.click(screen.getByText('For tonight'));
    expect(onChange).toHaveBeenCalledWith(true);
  });

  it('is a switch where it acts at once', () => {
    render(<SwitchField role="switch" label="Lime" checked onChange={() => {}} />);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Lime' }).checked).toBe(true);
  });
});
