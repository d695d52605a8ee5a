/** What reads menus and recipes from files and pasted texts, whatever their format. */
export { completeCocktail } from './formats/complete-cocktail.js';
export { decodePasted } from './formats/decode-text.js';
export {
  type Doubt,
  type DoubtKind,
  type MenuFormat,
  type ReadDrink,
  type ReadMenu,
} from './formats/read-drink.js';
export { readMenu } from './formats/read-menu.js';
export { readMenuFile } from './formats/read-menu-file.js';
export { LostReaderError } from './formats/late-reader.js';
export { UnreadableMenuError } from './formats/unreadable-menu-error.js';
