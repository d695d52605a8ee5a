import type { DrinkInputs, EntityType } from '@peanut/contracts';

export type MenuFormat =
  | 'peanut-menu'
  | 'csv'
  | 'spreadsheet'
  | 'bar-assistant'
  | 'schema.org'
  | 'json'
  | 'yaml'
  | 'xml'
  | 'cooklang'
  | 'table'
  | 'text';

/** What may be wrong in a drink that looks whole: something is missing, or an amount is not what it seems. */
export type DoubtKind = 'ingredient' | 'amount';

/** Why the owner should look at a drink before it is ticked, as a sentence. */
export interface Doubt {
  kind: DoubtKind;
  text: string;
}

/** A drink read from a file or a text, whole enough for the form. */
export type ReadDrink = {
  [E in EntityType]: {
    entityType: E;
    /** Its id, where our own export names one: a menu that has lost the drink gives it back under its old address. */
    id?: string;
    /** It comes from our own export. */
    isOurs?: true;
    /** Within the limits, whatever was missing filled in; a cocktail's spirit is empty where nothing names one. */
    input: DrinkInputs[E];
    /** Fields that the source lacks and a bartender filled in. */
    guessed: (keyof DrinkInputs[E])[];
    /** What is wrong in it, in sentences: "Proof 300 is above 200; 80 is used." */
    problems: string[];
    /** Empty where the source was read for certain. */
    doubts: Doubt[];
  };
}[EntityType];

export type ReadCocktail = Extract<ReadDrink, { entityType: 'cocktail' }>;
export type ReadWhiskey = Extract<ReadDrink, { entityType: 'whiskey' }>;

export interface ReadMenu {
  format: MenuFormat;
  drinks: ReadDrink[];
  /** Plain recipes, one each: their fields come from one parse call each. */
  texts: string[];
  /** What could not be read, and why. */
  problems: string[];
}
