import { IsIn, ValidateBy, ValidateIf } from 'class-validator';
import { PREFERENCE_OPTIONS, type EditMode, type Preferences } from '../ai.js';
import { isUnstorable } from '../characters.js';
import { GUEST_LIMITS, type GuestLimit, isGuestLimit } from '../drinks/guest-limits.js';
import { TEXT_LENGTHS } from '../input-limits.js';
import { OptionalText } from './field-rule.js';
import { Checked, Clearable, isObject, Optional, RequiredText, TrueOrFalse } from './rules.js';

const TEXT = { type: 'string' };

/** A message of a conversation, as JSON Schema. */
const TURN_SCHEMA = {
  type: 'object',
  properties: { type: { ...TEXT, enum: ['user', 'ai'] }, content: TEXT, id: TEXT, timestamp: TEXT },
  required: ['type', 'content'],
  additionalProperties: false,
};

/** A form's preferences, as JSON Schema. */
const PREFERENCES_SCHEMA = {
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(PREFERENCE_OPTIONS).map(([name, options]) => [name, { ...TEXT, enum: options }]),
  ),
  additionalProperties: false,
};

const TURN_FIELDS: readonly string[] = Object.keys(TURN_SCHEMA.properties);

function isText(value: unknown): value is string {
  return typeof value === 'string' && !isUnstorable(value);
}

/** What is wrong with a form's preferences, as a sentence; undefined when nothing is. */
function preferencesProblem(value: unknown): string | undefined {
  if (!isObject(value)) return 'Preferences must be an object';
  const options: Record<string, readonly string[]> = PREFERENCE_OPTIONS;
  for (const [name, chosen] of Object.entries(value)) {
    const offered = Object.hasOwn(options, name) ? options[name] : undefined;
    if (!offered) return `"${name.slice(0, 50)}" is not a preference`;
    if (typeof chosen !== 'string' || !offered.includes(chosen))
      return `${name} must be one of ${offered.join(', ')}`;
  }
  return undefined;
}

/** What is wrong with one message of a conversation, as a sentence; undefined when nothing is. */
function turnProblem(value: unknown): string | undefined {
  if (!isObject(value)) return 'Each message of the chat history must be an object';
  const unknown = Object.keys(value).find((name) => !TURN_FIELDS.includes(name));
  if (unknown !== undefined) return `"${unknown.slice(0, 50)}" is not a field of a message`;
  if (value['type'] !== 'user' && value['type'] !== 'ai') return "A message's type must be user or ai";
  if (!isText(value['content'])) return "A message's content must be text";
  const extras = [value['id'], value['timestamp']];
  return extras.every((extra) => extra === undefined || isText(extra))
    ? undefined
    : "A message's id and timestamp must be text";
}

const ONE_ONLY = 'Send either a description or preferences';

function AnObject(label: string): PropertyDecorator {
  return Checked('anObject', { type: 'object', additionalProperties: true }, (value) =>
    isObject(value) ? undefined : `${label} must be an object`,
  );
}

function WithoutPreferences(): PropertyDecorator {
  return ValidateBy({
    name: 'withoutPreferences',
    validator: {
      validate: (_value, check) => (check?.object as RecommendRequest).preferences === undefined,
      defaultMessage: () => ONE_ONLY,
    },
  });
}

/** What the guest may not have, whatever the words of this call say. */
const StandingLimits = () =>
  Checked('limits', { type: 'array', items: { ...TEXT, enum: GUEST_LIMITS } }, (value) =>
    Array.isArray(value) && value.every(isGuestLimit)
      ? undefined
      : `limits must be a list of ${GUEST_LIMITS.join(', ')}`,
  );

/** Body of `POST /api/recommendations`: a mood in words, or choices. */
export class RecommendRequest {
  @ValidateIf(
    (request: RecommendRequest) => request.description !== undefined || request.preferences === undefined,
  )
  @WithoutPreferences()
  @RequiredText('Description', TEXT_LENGTHS.moodDescription, ONE_ONLY)
  description?: string;

  @Optional() @Checked('preferences', PREFERENCES_SCHEMA, preferencesProblem) preferences?: Preferences;
  @Optional() @StandingLimits() limits?: GuestLimit[];
}

/** A message of the conversation so far; more than the last five do not count. */
export interface ChatTurnRequest {
  type: 'user' | 'ai';
  content: string;
  id?: string;
  timestamp?: string;
}

const History = () =>
  Checked('chatHistory', { type: 'array', items: TURN_SCHEMA }, (value) =>
    Array.isArray(value)
      ? value.map(turnProblem).find((problem) => problem !== undefined)
      : 'Chat history must be a list of messages',
  );

/** Body of `POST /api/chat`. */
export class ChatRequest {
  @RequiredText('Message', TEXT_LENGTHS.chatMessage) message!: string;
  /** A sentence about the page the guest looks at. */
  @OptionalText('Context', TEXT_LENGTHS.chatContext) context?: string | null;
  @Optional() @History() chatHistory?: ChatTurnRequest[];
  @Optional() @StandingLimits() limits?: GuestLimit[];
}

/**
 * Body of `POST /api/ai/parse-cocktail` and `parse-whiskey`. With `isEdit` the text says how to change
 * `currentData`; its fields are read as far as they are usable, others are ignored.
 */
export class ParseDrinkRequest {
  @RequiredText('Description', TEXT_LENGTHS.drinkDescription) description!: string;
  @Optional() @TrueOrFalse('isEdit') isEdit?: boolean;
  @Clearable() @AnObject('Current data') currentData?: Record<string, unknown> | null;
  @Optional() @IsIn(['partial', 'full'], { message: 'Mode must be partial or full' }) mode?: EditMode;
}

/** Body of `POST /api/whiskeys/suggest-order`: the form of a new whiskey, finished or not. */
export class SuggestOrderRequest {
  @AnObject('New whiskey') newWhiskey!: Record<string, unknown>;
}
