import type { EntityType } from '@peanut/editing';
import type { ParseMode } from './parse-drink';

interface PanelTexts {
  heading: string;
  label: string;
  hint: string;
  button: string;
  /** Shown when nothing was typed. */
  required: string;
  failure: { title: string; description: string };
}

export function panelTexts(entityType: EntityType, isEdit: boolean): PanelTexts {
  return isEdit ? editTexts(entityType) : fillTexts(entityType);
}

const fillTexts = (type: EntityType): PanelTexts => ({
  heading: 'Fill in with Peanut AI',
  label: `Describe the ${type}`,
  hint: 'Use your own words or paste a recipe. You can review every field before staging.',
  button: 'Auto-Fill',
  required: `Please enter a description of the ${type} you want to add.`,
  failure: {
    title: 'Auto-fill Failed',
    description: 'Failed to process the description. Please try again or fill manually.',
  },
});

const editTexts = (type: EntityType): PanelTexts => ({
  heading: 'Edit with Peanut AI',
  label: 'What should change?',
  hint: 'Only the fields you mention change. Say “rewrite all” to rewrite everything.',
  button: 'Smart Edit',
  required: `Please enter what you want to edit about this ${type}.`,
  failure: {
    title: 'Auto-Edit Failed',
    description: 'Failed to process the description. Please try again or edit manually.',
  },
});

export function successToast(entityType: EntityType, mode: ParseMode) {
  const review = `the ${entityType} details. Please review and edit as needed.`;
  if (mode === 'fill') return { title: 'Auto-fill Complete', description: `AI has filled in ${review}` };
  const verb = mode === 'full' ? 'rewritten' : 'updated';
  return { title: 'Auto-Edit Complete', description: `AI has ${verb} ${review}` };
}

/** Names the fields that the bartender filled in by itself. */
export const guessedText = (labels: readonly string[]): string =>
  `Guessed, as the text does not say: ${labels.join(', ')}.`;

/** A change in part never clears a field: the owner does that. */
export const NOTHING_EMPTIED = {
  title: 'Nothing Changed',
  description: 'AI doesn’t clear fields. Please clear it yourself.',
};

export const NOTHING_CHANGED = {
  title: 'Nothing Changed',
  description: 'AI found nothing to change. Try different wording.',
};
