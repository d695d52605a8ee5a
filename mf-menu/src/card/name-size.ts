import { characterCount } from '@peanut/contracts';

/** Type size of a drink's name: long names must fit the card as well. */
export function nameSize(name: string): string {
  const length = characterCount(name);
  if (length > 60) return 'text-xl leading-tight';
  if (length > 26) return 'text-2xl leading-tight';
  return 'text-[2.125rem] leading-[1.2]';
}
