import { deviceStorage, tabStorage } from './storage';

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

describe.each([
  ['deviceStorage', deviceStorage, () => localStorage],
  ['tabStorage', tabStorage, () => sessionStorage],
])('%s', (_name, storage, native) => {
  let warn: jest.SpyInstance;
  beforeEach(() => {
    native().clear();
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('reads what it wrote, until that is removed', () => {
    expect(storage.read('key')).toBeUndefined();
    expect(storage.write('key', 'text')).toBe(true);
    expect([storage.read('key'), native().getItem('key')]).toEqual(['text', 'text']);
    expect(storage.write('key', undefined)).toBe(true);
    expect([storage.read('key'), native().length]).toEqual([undefined, 0]);
  });

  it('reads JSON that passes the check', () => {
    storage.write('key', '[1,2]');
    expect(storage.readJson('key', isNumbers)).toEqual([1, 2]);
    expect(storage.readJson('another', isNumbers)).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(['{', '', 'null', '["1"]'])('logs and ignores damaged JSON: %p', (text) => {
    storage.write('key', text);
    expect(storage.readJson('key', isNumbers)).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it.each(['SecurityError', 'QuotaExceededError'])('never throws when the browser refuses: %s', (name) => {
    const refuse = () => {
      throw new DOMException('refused', name);
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
    expect(storage.read('key')).toBeUndefined();
    expect(storage.readJson('key', isNumbers)).toBeUndefined();
    expect(storage.write('key', 'text')).toBe(false);
    expect(storage.write('key', undefined)).toBe(false);
    expect(warn).toHaveBeenCalledTimes(4);
  });

  it('never throws when the browser has no storage at all', () => {
    const name = native() === localStorage ? 'localStorage' : 'sessionStorage';
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    expect(storage.read('key')).toBeUndefined();
    expect(storage.write('key', 'text')).toBe(false);
  });
});
