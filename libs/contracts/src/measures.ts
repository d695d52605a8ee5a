/** The measures of recipes: the storage key of the guest's choice, and for how many a recipe is poured at most. */
export const MEASURES = { key: 'measures', maxServings: 12 } as const;
