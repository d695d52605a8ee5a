import { Button } from '@peanut/ui';
import { Tabs } from '@peanut/ui/tabs';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { AskButton } from './ask-button';
import { MoodForm } from './mood-form';
import { PreferencesForm } from './preferences-form';
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
        panelClassName="px-5 pt-6 pb-7 sm:px-9 sm:pt-8 sm:pb-9"
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
