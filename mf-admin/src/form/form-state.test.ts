import { changeValues, reinitialize, isDirty, putBack, initialState, setInitial } from './use-form';

const start = initialState({ name: 'Negroni', proof: '80' });

describe('form state', () => {
  it('is dirty while a value differs from the start, and clean again when it is back', () => {
    expect(isDirty(start)).toBe(false);
    const typed = changeValues(start, { name: 'Negronis' });
    expect(isDirty(typed)).toBe(true);
    expect(isDirty(changeValues(typed, { name: 'Negroni' }))).toBe(false);
  });

  it('marks only the fields that AI changed', () => {
    const { before } = changeValues(start, { name: 'Negroni', proof: '101' }, true);
    expect(before).toEqual({ proof: '80' });
  });

  it('puts back what stood there before the first change by AI', () => {
    const once = changeValues(start, { proof: '101' }, true);
    const twice = changeValues(once, { proof: '120' }, true);
    const back = putBack(twice, 'proof');
    expect(back.values.proof).toBe('80');
    expect(back.before).toEqual({});
  });

  it('keeps the mark while the person types on, and drops it when the text is as it was', () => {
    const filled = changeValues(start, { name: 'Boulevardier' }, true);
    const edited = changeValues(filled, { name: 'Boulevardiers' });
    expect(edited.before).toEqual({ name: 'Negroni' });
    expect(changeValues(edited, { name: 'Negroni' }).before).toEqual({});
  });

  it('knows what AI guessed, until AI gives the field anew', () => {
    const filled = changeValues(start, { name: 'Boulevardier', proof: '80' }, true, ['proof']);
    expect(filled).toMatchObject({ before: { name: 'Negroni' }, guessed: { proof: '80' } });
    expect(changeValues(filled, { proof: '101' }).guessed).toEqual({ proof: '80' });
    expect(changeValues(filled, { proof: '90' }, true).guessed).toEqual({});
  });

  it('leaves a field without a mark as it is when it is put back', () => {
    expect(putBack(start, 'name')).toBe(start);
  });

  it('follows what is fetched anew in the fields that nobody touched', () => {
    const typed = changeValues(start, { name: 'Negronis' });
    const later = reinitialize(typed, { name: 'Americano', proof: '90' });
    expect(later.values).toEqual({ name: 'Negronis', proof: '90' });
    expect(isDirty(later)).toBe(true);
    expect(isDirty(changeValues(later, { name: 'Americano' }))).toBe(false);
  });

  it('takes another start without becoming dirty', () => {
    const later = setInitial(start, { proof: '90' });
    expect(later.values.proof).toBe('90');
    expect(isDirty(later)).toBe(false);
  });
});
