/** What a recipe needs beside its text: loaded when the first card is turned. */
export { ShareButton } from '../share/share-button';
export { MeasuredIngredients } from './measures/measured-ingredients';
