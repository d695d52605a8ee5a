import { PREFERENCE_OPTIONS, type PreferenceName } from '@peanut/contracts';
import { Button, SelectField } from '@peanut/ui';
import { Tabs } from '@peanut/ui/tabs';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { MoodForm } from './mood-form';
import type { Recommendations } from './use-recommendations';

/** The two ways to ask, in a frame. */
export function QueryForms({ page }: { page: Recommendations }) {
  const frame = useRef<HTMLDivElement>(null);
  const startFresh = () => {
    flushSync(page.startFresh);
    // The button may be gone with its form, and the page shorter.
    frame.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  };
  const actions = (
    <div className="mt-8 flex flex-wrap gap-3">
      <AskButton isPending={page.pending !== null} />
      <Button onClick={startFresh} className="grow sm:grow-0">
        <RotateCcw aria-hidden className="size-4" strokeWidth={1.5} />
        Start Fresh
      </Button>
    </div>
  );
  return (
    <div
      ref={frame}
      className="deco-frame mx-auto mt-10 max-w-3xl bg-linear-to-b from-walnut-700/90 via-walnut-800/90 to-ink-900"
    >
      <Tabs
        label="How to ask"
        variant="sans"
        panelClassName="px-5 pt-6 pb-7 max-[16rem]:px-2 sm:px-9 sm:pt-8 sm:pb-9"
        active={page.session.activeTab}
        onChange={(activeTab) => page.change({ activeTab })}
        tabs={[
          {
            key: 'simple',
            title: 'Describe Your Mood',
            content: <MoodForm page={page} actions={actions} />,
          },
          {
            key: 'advanced',
            title: 'Specific Preferences',
            content: <PreferencesForm page={page} actions={actions} />,
          },
        ]}
      />
    </div>
  );
}

const LABELS: Record<PreferenceName, string> = {
  preferredSpirit: 'Spirit',
  flavorProfile: 'Flavor profile',
  strength: 'Strength',
  occasion: 'Occasion',
};
const NAMES = Object.keys(LABELS) as PreferenceName[];

const asOption = (value: string) => ({ value, text: `${value.charAt(0).toUpperCase()}${value.slice(1)}` });

/** The four choices of a guest who knows what they like. */
function PreferencesForm({ page, actions }: { page: Recommendations; actions: ReactNode }) {
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

/** Sends the form; shows that the bartender is at it. */
function AskButton({ isPending }: { isPending: boolean }) {
  return (
    <Button
      type="submit"
      variant="solid"
      disabled={isPending}
      aria-busy={isPending}
      className="grow sm:grow-0"
    >
      {isPending && (
        <span
          aria-hidden
          className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent"
        />
      )}
      <span>Get Recommendations</span>
    </Button>
  );
}
