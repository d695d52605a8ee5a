import { characterCount } from '@peanut/contracts';

/** Type size of the bar's name: its longest word must fit the line. */
export function headingSize(name: string): string {
  const longest = Math.max(...name.split(/[\s-]+/).map(characterCount));
  if (longest > 19) return 'text-2xl md:text-5xl';
  if (longest > 14) return 'text-4xl md:text-6xl';
  if (longest > 10) return 'text-5xl md:text-6xl xl:text-7xl';
  return 'text-6xl md:text-7xl xl:text-8xl';
}
