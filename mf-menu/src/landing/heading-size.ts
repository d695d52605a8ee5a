import { characterCount } from '@peanut/contracts';

/** Type size of the bar's name: its longest word must fit the line, also where text is larger. */
export function headingSize(name: string): string {
  const longest = Math.max(...name.split(/[\s-]+/).map(characterCount));
  if (longest > 19) return 'text-[min(1.5rem,6.2vw)] md:text-5xl';
  if (longest > 14) return 'text-[min(2.25rem,10vw)] md:text-6xl';
  if (longest > 10) return 'text-[min(3rem,13vw)] md:text-6xl xl:text-7xl';
  return 'text-[min(3.75rem,16vw)] md:text-7xl xl:text-8xl';
}
