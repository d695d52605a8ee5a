import { DRINK_FIELDS, type EntityType } from '../drinks/drinks.js';
import { IDEMPOTENCY_KEY, SAVE_BATCH } from '../input-limits.js';
import { Checked, isObject } from './rules.js';

const TYPES = ['create', 'update', 'delete', 'reorder'] as const;
const ENTITY_TYPES = Object.keys(DRINK_FIELDS);

/** One change of the menu, as its own call would send it. */
export interface StagedChange {
  /** The `Idempotency-Key` of its own call. */
  key: string;
  type: (typeof TYPES)[number];
  entityType: EntityType;
  /** Of the drink; of a new one the id that it shall have. */
  id?: string;
  /** The body of its own call. */
  data?: object;
  /** The `If-Match` of its own call, or the version alone. */
  ifMatch?: string | number;
}

const TEXT = { type: 'string' };

/** A change, as JSON Schema. */
const CHANGE_SCHEMA = {
  type: 'object',
  properties: {
    key: { ...TEXT, minLength: 1, maxLength: IDEMPOTENCY_KEY.maxLength },
    type: { ...TEXT, enum: TYPES },
    entityType: { ...TEXT, enum: ENTITY_TYPES },
    id: TEXT,
    data: { type: 'object', additionalProperties: true },
    ifMatch: { type: ['string', 'integer'] },
  },
  required: ['key', 'type', 'entityType'],
  additionalProperties: false,
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** For each member of a change, whether a value is none, and the sentence that says so. */
const PROBLEMS: Record<keyof StagedChange, [isWrong: (value: unknown) => boolean, sentence: string]> = {
  key: [
    (value) => !isText(value) || value === '' || value.length > IDEMPOTENCY_KEY.maxLength,
    `A change's key must have 1 to ${IDEMPOTENCY_KEY.maxLength} characters`,
  ],
  type: [
    (value) => !(TYPES as readonly unknown[]).includes(value),
    `A change's type must be one of ${TYPES.join(', ')}`,
  ],
  entityType: [
    (value) => !(ENTITY_TYPES as readonly unknown[]).includes(value),
    `A change's entityType must be one of ${ENTITY_TYPES.join(', ')}`,
  ],
  id: [(value) => value !== undefined && !isText(value), "A change's id must be text"],
  data: [(value) => value !== undefined && !isObject(value), "A change's data must be an object"],
  ifMatch: [
    (value) => value !== undefined && !isText(value) && !Number.isSafeInteger(value),
    "A change's ifMatch must be a version",
  ],
};

function changeProblem(value: unknown): string | undefined {
  if (!isObject(value)) return 'Each change must be an object';
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(PROBLEMS, name));
  if (unknown !== undefined) return `"${unknown.slice(0, 50)}" is not a field of a change`;
  return Object.entries(PROBLEMS).find(([name, [isWrong]]) => isWrong(value[name]))?.[1][1];
}

function changesProblem(value: unknown): string | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > SAVE_BATCH.max)
    return `changes must be a list of 1 to ${SAVE_BATCH.max} changes`;
  return value.map(changeProblem).find((problem) => problem !== undefined);
}

/** Body of `POST /api/changes`. What a change's data holds is checked when its turn comes. */
export class ChangesRequest {
  @Checked(
    'changes',
    { type: 'array', minItems: 1, maxItems: SAVE_BATCH.max, items: CHANGE_SCHEMA },
    changesProblem,
  )
  changes!: StagedChange[];
}
