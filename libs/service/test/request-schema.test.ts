import * as requests from '@peanut/contracts/requests';
import { IsEmail, ValidateBy, getMetadataStorage } from 'class-validator';
import { requestSchema, type JsonSchema, type RequestClass } from '../src/openapi/request-schema.js';

const isRequestClass = (value: unknown): value is RequestClass =>
  typeof value === 'function' &&
  getMetadataStorage().getTargetValidationMetadatas(value, '', false, false).length > 0;

const CLASSES = Object.entries(requests).filter((entry): entry is [string, RequestClass] =>
  isRequestClass(entry[1]),
);

/** Paths of the parts that allow anything. */
function silentParts(schema: JsonSchema, path: string): string[] {
  const own = schema.type === undefined ? [path] : [];
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    silentParts(part, `${path}.${name}`),
  );
  return [...own, ...inner, ...(schema.items ? silentParts(schema.items, `${path}[]`) : [])];
}

describe('requestSchema', () => {
  it('is tried with every request class', () => expect(CLASSES.length).toBeGreaterThanOrEqual(16));

  it.each(CLASSES)('says of each field of %s what it may be', (name, request) => {
    expect(silentParts(requestSchema(request), name)).toEqual([]);
  });

  it('has the shapes of the AI’s bodies', () => {
    expect(requestSchema(requests.ChatRequest).properties?.['chatHistory']).toMatchObject({
      type: 'array',
      items: { properties: { type: { enum: ['user', 'ai'] } }, required: ['type', 'content'] },
    });
    expect(requestSchema(requests.RecommendRequest).properties?.['preferences']).toMatchObject({
      properties: { strength: { enum: ['any', 'light', 'medium', 'strong'] } },
      additionalProperties: false,
    });
    expect(requestSchema(requests.ParseDrinkRequest).properties).toMatchObject({
      mode: { type: 'string', enum: ['partial', 'full'] },
      currentData: { type: ['object', 'null'] },
    });
  });

  it('refuses a rule that it cannot say', () => {
    class WithUnknownRule {
      @IsEmail() address!: string;
    }
    class WithOwnRule {
      @ValidateBy({ name: 'prime', validator: { validate: () => true } }) number!: number;
    }
    expect(() => requestSchema(WithUnknownRule)).toThrow('"isEmail" of address');
    expect(() => requestSchema(WithOwnRule)).toThrow('"prime" of number');
  });
});
