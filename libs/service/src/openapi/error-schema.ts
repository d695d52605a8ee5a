const text = { type: 'string' };

/** The error body of every answer. */
export const ERROR_SCHEMA = {
  type: 'object',
  required: ['statusCode', 'error', 'message', 'requestId'],
  properties: {
    statusCode: { type: 'integer' },
    error: text,
    message: text,
    details: {
      type: 'array',
      items: { type: 'object', required: ['field', 'message'], properties: { field: text, message: text } },
    },
    requestId: text,
  },
};
