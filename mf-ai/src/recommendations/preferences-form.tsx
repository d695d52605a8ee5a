import { PREFERENCE_OPTIONS, type PreferenceName } from '@peanut/contracts';
import { SelectField } from '@peanut/ui';
import type { ReactNode } from 'react';
import type { Recommendations } from './use-recommendations';

const LABELS: Record<PreferenceName, string> = {
  preferredSpirit: 'Spirit',
  flavorProfile: 'Flavor profile',
  strength: 'Strength',
  occasion: 'Occasion',
};
const NAMES = Object.keys(LABELS) as PreferenceName[];

const asOption = (value: string) => ({ value, text: `${value.charAt(0).toUpperCase()}${value.slice(1)}` });

/** The four choices of a guest who knows what they like. */
export function PreferencesForm({ page, actions }: { page: Recommendations; actions: ReactNode }) {
  const { preferences } = page.session;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (page.pending === null) page.askForPreferences(preferences);
      }}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {NAMES.map((name) => (
          <SelectField
            key={name}
            label={LABELS[name]}
            name={name}
            value={preferences[name] ?? 'any'}
            options={PREFERENCE_OPTIONS[name].map(asOption)}
            onChange={(option) => page.change({ preferences: { ...preferences, [name]: option } })}
          />
        ))}
      </div>
      {actions}
    </form>
  );
}
