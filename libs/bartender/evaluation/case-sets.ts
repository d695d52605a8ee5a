import { type EvaluationCase } from './case-types.js';
import { CHATS as EARLIER_CHATS } from './cases/earlier/chats.js';
import { EDITS as EARLIER_EDITS } from './cases/earlier/edits.js';
import { MOODS as EARLIER_MOODS } from './cases/earlier/moods.js';
import { RECIPES as EARLIER_RECIPES } from './cases/earlier/recipes.js';
import { CHATS as HELD_OUT_CHATS } from './cases/held-out/chats.js';
import { EDITS as HELD_OUT_EDITS } from './cases/held-out/edits.js';
import { MOODS as HELD_OUT_MOODS } from './cases/held-out/moods.js';
import { POURS as HELD_OUT_POURS } from './cases/held-out/pours.js';
import { RECIPES as HELD_OUT_RECIPES } from './cases/held-out/recipes.js';
import { CHATS } from './cases/tuning/chats.js';
import { CONVERSATIONS } from './cases/tuning/conversations.js';
import { EDITS } from './cases/tuning/edits.js';
import { GUESTS_CHATS } from './cases/tuning/guests-chats.js';
import { MOODS } from './cases/tuning/moods.js';
import { MORE_CHATS } from './cases/tuning/more-chats.js';
import { MORE_GUESTS_CHATS } from './cases/tuning/more-guests-chats.js';
import { MORE_EDITS } from './cases/tuning/more-edits.js';
import { MORE_MOODS } from './cases/tuning/more-moods.js';
import { MORE_PEOPLE_POURS } from './cases/tuning/more-people-pours.js';
import { MORE_PEOPLE_RECIPES } from './cases/tuning/more-people-recipes.js';
import { ONCE_HELD_OUT_CHATS } from './cases/tuning/once-held-out-chats.js';
import { ONCE_HELD_OUT_POURS } from './cases/tuning/once-held-out-pours.js';
import { ONCE_HELD_OUT_RECIPES } from './cases/tuning/once-held-out-recipes.js';
import { PASTED_POURS } from './cases/tuning/pasted-pours.js';
import { PASTED_RECIPES } from './cases/tuning/pasted-recipes.js';
import { PEOPLE_POURS } from './cases/tuning/people-pours.js';
import { PEOPLE_POURS_IN_WORDS } from './cases/tuning/people-pours-in-words.js';
import { PEOPLE_RECIPES } from './cases/tuning/people-recipes.js';
import { PEOPLE_RECIPES_IN_WORDS } from './cases/tuning/people-recipes-in-words.js';
import { POURS } from './cases/tuning/pours.js';
import { RECIPES } from './cases/tuning/recipes.js';
import { TERSE_RECIPES } from './cases/tuning/terse-recipes.js';
import { THIRD_PEOPLE_POURS } from './cases/tuning/third-people-pours.js';
import { THIRD_PEOPLE_RECIPES } from './cases/tuning/third-people-recipes.js';

export const TOPICS = ['moods', 'chats', 'recipes', 'pours', 'edits'] as const;
export type Topic = (typeof TOPICS)[number];

/**
 * `tuning`: the bartender is adjusted with these. `held-out`: these only judge it; who adjusts it does not read them.
 * `earlier`: what it was adjusted with before and must not forget; judged, as the others, on the seeded menu.
 */
export const HALVES = ['earlier', 'tuning', 'held-out'] as const;
export type Half = (typeof HALVES)[number];

export const CASES: Readonly<Record<Half, Readonly<Record<Topic, readonly EvaluationCase[]>>>> = {
  earlier: {
    moods: EARLIER_MOODS,
    chats: EARLIER_CHATS,
    recipes: EARLIER_RECIPES,
    pours: [],
    edits: EARLIER_EDITS,
  },
  tuning: {
    moods: [...MOODS, ...MORE_MOODS],
    chats: [
      ...CHATS,
      ...MORE_CHATS,
      ...GUESTS_CHATS,
      ...MORE_GUESTS_CHATS,
      ...ONCE_HELD_OUT_CHATS,
      ...CONVERSATIONS,
    ],
    recipes: [
      ...RECIPES,
      ...PASTED_RECIPES,
      ...PEOPLE_RECIPES,
      ...PEOPLE_RECIPES_IN_WORDS,
      ...MORE_PEOPLE_RECIPES,
      ...ONCE_HELD_OUT_RECIPES,
      ...THIRD_PEOPLE_RECIPES,
      ...TERSE_RECIPES,
    ],
    pours: [
      ...POURS,
      ...PASTED_POURS,
      ...PEOPLE_POURS,
      ...PEOPLE_POURS_IN_WORDS,
      ...MORE_PEOPLE_POURS,
      ...ONCE_HELD_OUT_POURS,
      ...THIRD_PEOPLE_POURS,
    ],
    edits: [...EDITS, ...MORE_EDITS],
  },
  'held-out': {
    moods: HELD_OUT_MOODS,
    chats: HELD_OUT_CHATS,
    recipes: HELD_OUT_RECIPES,
    pours: HELD_OUT_POURS,
    edits: HELD_OUT_EDITS,
  },
};
