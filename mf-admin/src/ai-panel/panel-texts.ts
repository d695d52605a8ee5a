import type { EntityType } from '@peanut/editing';
import type { ParseMode } from './parse-drink';

interface PanelTexts {
  heading: string;
  label: string;
  hint: string;
  button: string;
  /** Said when nothing was typed. */
  required: string;
  failure: { title: string; description: string };
}

export function panelTexts(entityType: EntityType, isEdit: boolean): PanelTexts {
  return isEdit ? editTexts(entityType) : fillTexts(entityType);
}

const fillTexts = (type: EntityType): PanelTexts => ({
  heading: 'Let Peanut AI fill it in',
  label: `Describe the ${type}`,
  hint: 'In your own words, or as a pasted recipe. You review every field before it is staged.',
  button: 'Auto-Fill',
  required: `Please enter a description of the ${type} you want to add.`,
  failure: {
    title: 'Auto-fill Failed',
    description: 'Failed to process the description. Please try again or fill manually.',
  },
});

const editTexts = (type: EntityType): PanelTexts => ({
  heading: 'Let Peanut AI change it',
  label: 'What should change?',
  hint: 'Only what you ask for changes. Say “rewrite all” to have every field written anew.',
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

/** A change in part only fills in: what the owner wants gone is left to the owner. */
export const NOTHING_EMPTIED = {
  title: 'Nothing Changed',
  description: 'AI never empties a field. Please clear it by hand.',
};

export const NOTHING_CHANGED = {
  title: 'Nothing Changed',
  description: 'AI found nothing to change. Try to say it in other words.',
};
