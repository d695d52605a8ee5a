import { IsIn, ValidateBy, ValidateIf } from 'class-validator';
import type { EditMode, Preferences } from '../ai.js';
import { TEXT_LIMITS } from '../limits.js';
import { PREFERENCES_SCHEMA, TURN_SCHEMA, preferencesProblem, turnProblem } from './ai-values.js';
import { OptionalText } from './field-rule.js';
import { Clearable, Optional } from './optional.js';
import { RequiredText } from './text.js';
import { TrueOrFalse } from './values.js';

const ONE_ONLY = 'Send either a description or preferences';

/** Fails with the sentence that `problem` finds; `schema` says the same as JSON Schema, for the API's documents. */
function Checked(
  name: string,
  schema: object,
  problem: (value: unknown) => string | undefined,
): PropertyDecorator {
  return ValidateBy(
    {
      name,
      validator: {
        validate: (value) => problem(value) === undefined,
        defaultMessage: (check) => problem(check?.value) ?? '',
      },
    },
    { context: { schema } },
  );
}

function AnObject(label: string): PropertyDecorator {
  return Checked('anObject', { type: 'object', additionalProperties: true }, (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? undefined
      : `${label} must be an object`,
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

/** Body of `POST /api/recommendations`: a mood in words, or choices. */
export class RecommendRequest {
  @ValidateIf(
    (request: RecommendRequest) => request.description !== undefined || request.preferences === undefined,
  )
  @WithoutPreferences()
  @RequiredText('Description', TEXT_LIMITS.moodDescription, ONE_ONLY)
  description?: string;

  @Optional() @Checked('preferences', PREFERENCES_SCHEMA, preferencesProblem) preferences?: Preferences;
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
  @RequiredText('Message', TEXT_LIMITS.chatMessage) message!: string;
  /** A sentence about the page the guest looks at. */
  @OptionalText('Context', TEXT_LIMITS.chatContext) context?: string | null;
  @Optional() @History() chatHistory?: ChatTurnRequest[];
}

/**
 * Body of `POST /api/ai/parse-cocktail` and `parse-whiskey`. With `isEdit` the text says how to change
 * `currentData`; its fields are read as far as they are usable, others are ignored.
 */
export class ParseDrinkRequest {
  @RequiredText('Description', TEXT_LIMITS.drinkDescription) description!: string;
  @Optional() @TrueOrFalse('isEdit') isEdit?: boolean;
  @Clearable() @AnObject('Current data') currentData?: Record<string, unknown> | null;
  @Optional() @IsIn(['partial', 'full'], { message: 'Mode must be partial or full' }) mode?: EditMode;
}

/** Body of `POST /api/whiskeys/suggest-order`: the form of a new whiskey, finished or not. */
export class SuggestOrderRequest {
  @AnObject('New whiskey') newWhiskey!: Record<string, unknown>;
}
