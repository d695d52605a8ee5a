import type { ModelAbilities, ModelReport } from '@peanut/contracts';
import { exactTime } from '../pending/time-ago';

const FORMATS: Record<ModelAbilities['format'], string> = {
  json_schema: 'by schema',
  json_object: 'in JSON',
  text: 'in plain text',
};

/** How a model answers, in plain words. */
function abilitiesText({ format, streams, thinks }: ModelAbilities): string {
  const parts = [FORMATS[format], streams ? 'word by word' : 'in one piece', thinks && 'thinks first'];
  return parts.filter(Boolean).join(', ');
}

const NUMBER = new Intl.NumberFormat('en');

/** What is known of the model, as names and texts; its last failure apart. */
export function modelFacts({ model, server, window, abilities }: ModelReport): [string, string][] {
  return [
    ['Answers', server ? `${model} at ${server}` : `${model}`],
    ['Reads at most', window ? `${NUMBER.format(window.tokens)} tokens (${window.source})` : 'not known'],
    ['How it answers', abilities ? abilitiesText(abilities) : 'not known before the first question'],
  ];
}

/** Such as: Nov 21, 2025, 7:22 PM; as it is where it is no date. */
export function failureTime(at: string): string {
  const time = Date.parse(at);
  return Number.isNaN(time) ? at : exactTime(time);
}
