import { nameAt, namesIn } from '../intent/drink-names.js';
import { noLimits } from '../intent/intent.js';
import { GUARDED } from '../knowledge/allergens/held.js';
import { contentsRefused, isAvoidedThing } from '../knowledge/avoidances.js';
import { words } from '../language/words.js';
import { type Bar, barOf } from '../profile/bar.js';
import { type MenuSnapshot } from '../provider.js';
import { brokenBy, namedAsTheyAre, noteOn } from './limit-note.js';

/** "Is the Oat Sea free of milk?" asks for milk, not for oats. */
function besideNames(said: readonly string[], bar: Bar): string[] {
  const beside: string[] = [];
  for (let at = 0; at < said.length; at += nameAt(bar, said, at)?.length ?? 1)
    if (!nameAt(bar, said, at)) beside.push(said[at] ?? '');
  return beside;
}

/**
 * What a drink holds, or may hold, of an allergen that was asked after ("does it contain nuts?"), as marked text;
 * undefined when there is nothing to say beside the reply.
 */
export function answerNote(reply: string, message: string, menu: MenuSnapshot): string | undefined {
  const bar = barOf(menu);
  const said = words(message);
  const things = besideNames(said, bar)
    .filter(isAvoidedThing)
    .flatMap(contentsRefused)
    .filter((one) => GUARDED.has(one));
  if (things.length === 0 || !message.includes('?') || /^\W*yes\b/i.test(reply)) return undefined;
  const asked = namesIn(bar, said);
  const limits = { ...noLimits(), avoidContents: new Set(things) };
  const drinks = asked.length > 0 ? asked : namedAsTheyAre(reply, bar).slice(0, 1);
  const found = drinks.flatMap((named) => brokenBy(named, limits));
  return noteOn(found, reply, '');
}
