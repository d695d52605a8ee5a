import { type Profiled, type ProfiledWhiskey } from '../profile/profile.js';
import { isRefused, rank } from '../recommend/rank.js';
import { ownWords } from '../recommend/explanation.js';
import { abvText } from '../recommend/highlights.js';
import { type ParsedQuestion } from './parse-question.js';
import { bold, bullets, paragraphs } from '../language/marked-text.js';

const ASKS =
  / (?:build|put together|make|design|plan|create|line up|arrange|pick|choose|give|suggest|recommend|tasting of|flight of|sample|go through) (?:\w+ ){0,4}(?:flight|tasting|line up|sampler|tour|journey) | (?:flight|tasting|tour) of (?:two|three|four|five|six|[2-6]) /;
const COUNTS: readonly (readonly [RegExp, number])[] = [
  [/ (?:two|2) /, 2],
  [/ (?:four|4) /, 4],
  [/ (?:five|5) /, 5],
  [/ (?:six|6) /, 6],
];

const isPour = (one: Profiled): one is ProfiledWhiskey => one.type === 'whiskey';

/** Of pours in the flight's order, so many from the first to the last. */
function spread(pours: readonly ProfiledWhiskey[], count: number): ProfiledWhiskey[] {
  const step = (pours.length - 1) / Math.max(1, count - 1);
  const places = Array.from({ length: Math.min(count, pours.length) }, (_, index) =>
    Math.round(index * step),
  );
  return places.flatMap((place) => pours[place] ?? []);
}

/** "Build me a flight of three, gentle to bold": the flight's own order goes that way. */
export function tasteOfFlight({ line, intent, bar, drinks }: ParsedQuestion): string | undefined {
  if (!ASKS.test(line) || drinks.length > 0) return undefined;
  const count = COUNTS.find(([pattern]) => pattern.test(line))?.[1] ?? 3;
  const families = intent.constraints.filter(({ kind }) => kind === 'family');
  const fitting =
    families.length > 0
      ? rank({ ...intent, type: 'whiskey', constraints: families }, bar)
          .filter(({ fits }) => fits.some(({ fit }) => fit >= 1))
          .map(({ drink }) => drink)
      : bar.pourable.filter((one) => !isRefused(one, { ...intent, constraints: [] }));
  const pours = fitting.filter(isPour).sort((one, other) => one.drink.number - other.drink.number);
  if (pours.length < 2) return undefined;
  const chosen = spread(pours, count);
  return paragraphs(
    `A flight of ${chosen.length}, from gentle to bold:`,
    bullets(chosen.map((one) => `${bold(one.name)} (${abvText(one)}): ${ownWords(one)}`)),
    'Half a pour of each is plenty. Drink some water in between.',
  );
}
