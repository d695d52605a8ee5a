import { ArrayMaxSize, ArrayMinSize, IsArray, IsString } from 'class-validator';
import { INGREDIENT_COUNT, TEXT_LIMITS } from '../limits.js';
import { applyDecorators } from './apply-decorators.js';
import { Clearable, Optional } from './optional.js';
import { MaxCharacters, NotBlank, RequiredText, Storable } from './text.js';
import { SortOrder, TrueOrFalse, Uuid } from './values.js';

const NO_INGREDIENT = 'Please add at least one ingredient';

function Ingredients(): PropertyDecorator {
  return applyDecorators(
    IsArray({ message: NO_INGREDIENT }),
    ArrayMinSize(INGREDIENT_COUNT.min, { message: NO_INGREDIENT }),
    ArrayMaxSize(INGREDIENT_COUNT.max, {
      message: `A cocktail has ${INGREDIENT_COUNT.max} ingredients at most`,
    }),
    IsString({ each: true, message: 'Each ingredient must be text' }),
    NotBlank('Ingredient', 'Each ingredient must have text', true),
    Storable('Ingredient', true),
    MaxCharacters(TEXT_LIMITS.ingredient, 'Ingredient', true),
  );
}

const Name = () => RequiredText('Name', TEXT_LIMITS.name);
const Spirit = () => RequiredText('Spirit', TEXT_LIMITS.spirit);
const Description = () => RequiredText('Description', TEXT_LIMITS.description);
const Glass = () => RequiredText('Glass', TEXT_LIMITS.glass);
const Ice = () => RequiredText('Ice', TEXT_LIMITS.ice);
const Smoke = () =>
  applyDecorators(
    Clearable(),
    IsString({ message: 'Smoke must be text' }),
    Storable('Smoke'),
    MaxCharacters(TEXT_LIMITS.smoke, 'Smoke'),
  );
const Preparation = () => RequiredText('Preparation', TEXT_LIMITS.prep);

/** Body of `POST /api/cocktails`. */
export class CreateCocktailRequest {
  @Optional() @Uuid('Id') id?: string;
  @Name() name!: string;
  @Spirit() spirit!: string;
  @Description() description!: string;
  @Ingredients() ingredients!: string[];
  @Glass() glass!: string;
  @Ice() ice!: string;
  @Smoke() smoke?: string | null;
  @Preparation() prep!: string;
  @Optional() @TrueOrFalse('Visible on menu') isVisible?: boolean;
  @Optional() @TrueOrFalse('In stock') isAvailable?: boolean;
  @Optional() @SortOrder() sortOrder?: number;
}

/** Body of `PATCH /api/cocktails/{id}`: what is left out stays as it is. */
export class UpdateCocktailRequest {
  @Optional() @Name() name?: string;
  @Optional() @Spirit() spirit?: string;
  @Optional() @Description() description?: string;
  @Optional() @Ingredients() ingredients?: string[];
  @Optional() @Glass() glass?: string;
  @Optional() @Ice() ice?: string;
  @Smoke() smoke?: string | null;
  @Optional() @Preparation() prep?: string;
  @Optional() @TrueOrFalse('Visible on menu') isVisible?: boolean;
  @Optional() @TrueOrFalse('In stock') isAvailable?: boolean;
  @Optional() @SortOrder() sortOrder?: number;
}
