import { INGREDIENT_COUNT, TEXT_LIMITS } from '@peanut/contracts';
import { answerFields, withoutGaps, type AnswerFields } from '../ai-panel/answer-fields';
import type { ParseMode } from '../ai-panel/parse-drink';
import type { CocktailValues } from './cocktail-values';

const INGREDIENTS = { items: INGREDIENT_COUNT.max, characters: TEXT_LIMITS.ingredient };

/** The usable fields of the bartender's answer; the spirit only when the dropdown offers it. */
export function readCocktailAnswer(
  answer: unknown,
  mode: ParseMode,
  spirits: readonly string[],
): Partial<CocktailValues> {
  const fields = answerFields(answer);
  return withoutGaps<CocktailValues>({
    name: fields.text('name', TEXT_LIMITS.name),
    spirit: offeredSpirit(fields, spirits),
    description: fields.text('description', TEXT_LIMITS.description),
    ingredients: fields.list('ingredients', INGREDIENTS),
    glass: fields.text('glass', TEXT_LIMITS.glass),
    ice: fields.text('ice', TEXT_LIMITS.ice),
    smoke: fields.text('smoke', TEXT_LIMITS.smoke) ?? clearedSmoke(fields, mode),
    prep: fields.text('prep', TEXT_LIMITS.prep),
    isVisible: fields.flag('isVisible'),
    isAvailable: fields.flag('isAvailable'),
  });
}

function offeredSpirit(fields: AnswerFields, spirits: readonly string[]): string | undefined {
  const wanted = fields.text('spirit', TEXT_LIMITS.spirit)?.toLowerCase();
  return spirits.find((spirit) => spirit.toLowerCase() === wanted);
}

/** A whole rewrite may take the smoke away; in any other mode an empty value changes nothing. */
const clearedSmoke = (fields: AnswerFields, mode: ParseMode): string | undefined =>
  mode === 'full' && fields.isNull('smoke') ? '' : undefined;
