/** How answers of a given shape are asked for, best first. */
export const ANSWER_FORMATS = ['json_schema', 'json_object', 'text'] as const;
export type AnswerFormat = (typeof ANSWER_FORMATS)[number];

/** The parameter by which a server limits an answer. */
export const TOKEN_CAPS = ['max_tokens', 'max_completion_tokens'] as const;
export type TokenCap = (typeof TOKEN_CAPS)[number];

/** How long a server's own sentence is at most when it is passed on to the owner, in characters. */
export const SERVER_SENTENCE_LENGTH = 200;

/** What was learned of a server and its model from its answers. */
export interface ModelAbilities {
  format: AnswerFormat;
  cap: TokenCap;
  streams: boolean;
  /** It was seen to think before it answers. */
  thinks: boolean;
}

/** The last question that the model did not answer. */
export interface ModelFailure {
  /** ISO 8601 text. */
  at: string;
  /** What went wrong, and what to change, for the owner. */
  cause: string;
  /** The server's own sentence, without the key and passwords. */
  said?: string;
}

/** Who answers, and what is known of it; for the owner. */
export interface ModelReport {
  /** The model; missing where the house bartender answers. */
  model?: string;
  /** The host and port of its server. */
  server?: string;
  /** How many tokens it reads and writes at most, and who said so. */
  window?: { tokens: number; source: string };
  abilities?: ModelAbilities;
  failure?: ModelFailure;
}

/** One sentence of a trial of the model. */
export interface TrialFinding {
  level: 'ok' | 'warn' | 'fail';
  text: string;
}

/** What came of asking the model one tiny question of each kind. */
export interface ModelTrial {
  findings: TrialFinding[];
}
