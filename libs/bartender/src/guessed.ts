/** What an answer says that the owner's text does not, whoever gave it. */
export { guessedFields } from './guessed/guessed-fields.js';
