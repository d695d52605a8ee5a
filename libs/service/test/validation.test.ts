import { IsString, ValidateBy } from 'class-validator';
import { errorAnswer } from '../src/http/error-answer.js';
import { errorBody } from '../src/http/send-error.js';
import { InvalidFieldsException, RequestValidation } from '../src/http/validation.js';

const looked = jest.fn(() => true);

class Drink {
  @IsString({ message: 'Name must be text' }) name!: string;
  @ValidateBy({ name: 'looked', validator: { validate: looked } }) parts?: unknown;
}

const validation = new RequestValidation();
const check = (body: object | undefined): Promise<unknown> =>
  validation.transform(body, { type: 'body', metatype: Drink });

async function refusal(body: object): Promise<InvalidFieldsException> {
  const error: unknown = await check(body).catch((thrown: unknown) => thrown);
  if (!(error instanceof InvalidFieldsException)) throw new Error('was not refused');
  return error;
}

/** Bytes of the whole answer. */
function answerSize(error: unknown): number {
  const request = { headers: {} } as Parameters<typeof errorBody>[0];
  return Buffer.byteLength(JSON.stringify(errorBody(request, errorAnswer(error))));
}

describe('RequestValidation', () => {
  it('makes an instance that holds the very values of the body', async () => {
    const body = { name: 'Sour', parts: [{ deep: [1] }] };
    const request = await check(body);
    expect(request).toBeInstanceOf(Drink);
    expect((request as Drink).parts).toBe(body.parts);
  });

  it('asks for the fields when there is no body, and leaves parameters alone', async () => {
    await expect(check(undefined)).rejects.toThrow('Name must be text');
    const parameter: unknown = 'x';
    const meta = { type: 'param', metatype: String } as const;
    await expect(validation.transform(parameter as object, meta)).resolves.toBe('x');
  });

  it('refuses an unknown name before any rule looks at a value', async () => {
    looked.mockClear();
    const error = await refusal({ name: 'Sour', parts: 1, more: 2 });
    expect(error.details).toEqual([{ field: 'more', message: '"more" is not a field of this request' }]);
    expect(looked).not.toHaveBeenCalled();
  });

  it.each([
    ['many', 'k', 1],
    ['long', 'k', 200],
    ['emoji', '🥜', 200],
    ['control characters', '\u0001', 200],
  ])('answers %s unknown names in at most 4 kB and 20 details', async (_kind, letter, length) => {
    const names = Array.from({ length: 1_000 }, (_, index) => `${letter.repeat(length)}${index}`);
    const error = await refusal(Object.fromEntries(names.map((name, index) => [`${index}${name}`, 1])));
    expect(error.details.length).toBeGreaterThan(0);
    expect(error.details.length).toBeLessThanOrEqual(20);
    for (const { field } of error.details) expect(field.length).toBeLessThanOrEqual(50);
    expect(answerSize(error)).toBeLessThanOrEqual(4_000);
  });
});
