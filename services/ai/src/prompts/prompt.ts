/** A JSON Schema within what strict structured outputs take: every property is required, none is added. */
export interface AnswerSchema {
  type: 'object';
  properties: Record<string, object>;
  required: string[];
  additionalProperties: false;
}

/** What a model is asked: fixed instructions, and fenced data. */
export interface Prompt {
  /** The same for every request, and without any secret. */
  instructions: string;
  data: string;
}

/** A prompt whose answer is JSON of this shape. */
export interface SchemaPrompt extends Prompt {
  /** Names the schema on the wire. */
  name: string;
  schema: AnswerSchema;
}

/** An object schema with all its properties required. */
export function objectSchema(properties: Record<string, object>): AnswerSchema {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}
