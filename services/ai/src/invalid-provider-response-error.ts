import { UnavailableException } from '@peanut/service';

/** The provider's answer says nothing, or is not in the form that was asked for. 503. */
export class InvalidProviderResponseError extends UnavailableException {
  constructor(cause: unknown) {
    super(
      'The bartender gave no usable answer. Please try again in a moment.',
      cause instanceof Error ? cause : new Error(String(cause)),
    );
  }
}
