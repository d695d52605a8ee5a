import { Injectable, UnprocessableEntityException } from '@nestjs/common';
import { BartenderProvider, type MenuSnapshot, type OnWait, type ParseRequest } from '@peanut/bartender';
import { decodePasted } from '@peanut/bartender/formats';
import { allergensAfter } from '@peanut/bartender/rule-based';
import {
  COCKTAIL_FIELDS,
  FORM_DEFAULTS,
  WHISKEY_FIELDS,
  editMode,
  type DrinkRead,
  readFields,
  type CocktailInput,
  type SuggestedOrder,
  type WhiskeyInput,
} from '@peanut/contracts';
import type { ParseDrinkRequest, SuggestOrderRequest } from '@peanut/contracts/requests';
import { InvalidProviderResponseError } from '../invalid-provider-response-error.js';
import { MenuClient } from '../menu/menu-client.js';
import { relevantFlight, relevantMenu } from '../shortlist/relevant-menu.js';
import { activeSpirit, changedFields, checkOrder, notUnderstoodIn } from '../validation/form-answer.js';
import { PromptLeakDetector } from '../validation/prompt-leak-detector.js';

function modeOf({ description, isEdit, mode, currentData }: ParseDrinkRequest): ParseRequest<object>['mode'] {
  if (!isEdit) return 'fill';
  return mode === 'full' || !currentData ? 'full' : editMode(description);
}

/** A spirit that is no active option is left out. */
function withActiveSpirit(
  { spirit, ...fields }: Partial<CocktailInput>,
  spirits: readonly string[],
): Partial<CocktailInput> {
  const active = activeSpirit(spirit, spirits);
  return active === undefined ? fields : { ...fields, spirit: active };
}

/** A whole cocktail has a spirit of the menu, also when the text names another or none. */
function spiritOf(fields: Partial<CocktailInput>, { spirits }: MenuSnapshot): string | undefined {
  return (
    fields.spirit ??
    activeSpirit((fields.ingredients ?? []).join(' '), spirits) ??
    activeSpirit(FORM_DEFAULTS.spirit, spirits) ??
    spirits[0]
  );
}

/** Fills in the owner's forms; every answer is checked here before it leaves. */
@Injectable()
export class FormHelperService {
  constructor(
    private readonly provider: BartenderProvider,
    private readonly menu: MenuClient,
    private readonly leakDetector: PromptLeakDetector,
  ) {}

  /** @throws UnprocessableEntityException when nothing could be read from the text */
  async parseCocktail(
    body: ParseDrinkRequest,
    signal: AbortSignal,
    onWait?: OnWait,
  ): Promise<DrinkRead<CocktailInput>> {
    const menu = await relevantMenu(await this.menu.readVisible(), [body.description]);
    const current = body.currentData ? readFields(COCKTAIL_FIELDS, body.currentData) : null;
    const request = { description: decodePasted(body.description), mode: modeOf(body), current };
    const raw = await this.provider.parseCocktail(request, menu, signal, onWait);
    const read = this.withoutPromptLeaks(withActiveSpirit(readFields(COCKTAIL_FIELDS, raw), menu.spirits));
    if (request.mode === 'partial') {
      const isOtherRecipe = read.ingredients !== undefined;
      const fields = isOtherRecipe ? { ...read, allergens: allergensAfter(read, current ?? {}) } : read;
      return this.withMissed(requireAnyField(changedFields(fields, { allergens: [], ...current })), raw);
    }
    const allergens = allergensAfter(requireAnyField(read), undefined);
    const isSilent = request.mode === 'fill' && allergens.length === 0;
    const fields = isSilent ? read : { ...read, allergens };
    const spirit = spiritOf(fields, menu);
    return this.withMissed({ ...fields, ...(spirit === undefined ? {} : { spirit }) }, raw);
  }

  /** @throws UnprocessableEntityException when nothing could be read from the text */
  async parseWhiskey(
    body: ParseDrinkRequest,
    signal: AbortSignal,
    onWait?: OnWait,
  ): Promise<DrinkRead<WhiskeyInput>> {
    const menu = await relevantMenu(await this.menu.readVisible(), [body.description]);
    const current = body.currentData ? readFields(WHISKEY_FIELDS, body.currentData) : null;
    const request = { description: decodePasted(body.description), mode: modeOf(body), current };
    const raw = await this.provider.parseWhiskey(request, menu, signal, onWait);
    const fields = this.withoutPromptLeaks(readFields(WHISKEY_FIELDS, raw));
    const read = request.mode === 'partial' ? changedFields(fields, current ?? {}) : fields;
    return this.withMissed(requireAnyField(read), raw);
  }

  async suggestOrder(
    { newWhiskey }: SuggestOrderRequest,
    signal: AbortSignal,
    onWait?: OnWait,
  ): Promise<SuggestedOrder> {
    const menu = await this.menu.readVisible();
    const pour = readFields(WHISKEY_FIELDS, newWhiskey);
    const room = await this.provider.menuRoom?.({ kind: 'place', pour }, signal);
    const flight = await relevantFlight(menu, pour, room);
    const raw = await this.provider.suggestOrder(pour, flight, signal, onWait);
    const order = checkOrder(raw, menu);
    if (!order || this.leakDetector.leaks(order.reasoning))
      throw new InvalidProviderResponseError('No place was named');
    return order;
  }

  /** The fields, with what the bartender did not understand of the text. */
  private withMissed<Fields extends object>(fields: Partial<Fields>, raw: object): DrinkRead<Fields> {
    const missed = notUnderstoodIn(raw)?.filter((clause) => !this.leakDetector.leaks(clause)) ?? [];
    return missed.length > 0 ? { ...fields, notUnderstood: missed } : fields;
  }

  /** Without the fields that repeat the instructions. */
  private withoutPromptLeaks<Fields extends object>(fields: Partial<Fields>): Partial<Fields> {
    return Object.fromEntries(
      Object.entries(fields).filter(([, value]) => !this.leakDetector.leaks([value].flat().join('\n'))),
    ) as Partial<Fields>;
  }
}

function requireAnyField<Fields extends object>(fields: Fields): Fields {
  if (Object.keys(fields).length > 0) return fields;
  throw new UnprocessableEntityException(
    'Nothing could be read from this description. Please say it in other words.',
  );
}
