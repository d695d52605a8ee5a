import { Button } from '@peanut/ui';
import type { ReactNode } from 'react';
import type { Recommendations } from './use-recommendations';

/** What stands where results would: why there are none (or no new ones), and what to do. */
export function ResultNotice({ page }: { page: Recommendations }) {
  if (page.outcome === 'failed') {
    return (
      <Notice text="The bartender didn’t answer. Your request is still here.">
        <Button className="mt-5" onClick={page.askAgain}>
          Try again
        </Button>
      </Notice>
    );
  }
  if (page.outcome === 'empty') {
    return <Notice text="Nothing else fits that. Try fewer preferences, or describe it differently." />;
  }
  if (page.session.recommendations.length > 0) return null;
  return <Notice text="Tell the bartender what you’re in the mood for." />;
}

function Notice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="mx-auto mt-6 max-w-md text-center">
      <p className="font-display text-2xl leading-snug text-balance text-cream-300 italic">{text}</p>
      {children}
    </div>
  );
}
