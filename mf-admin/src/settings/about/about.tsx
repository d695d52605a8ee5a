import { useQuery } from '@peanut/web';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { bringIntoView } from '../../dialog/bring-into-view';
import { Message } from '../message';
import { PartTable } from './part-table';
import { readParts } from './read-parts';

/** What runs: asked each time that it is opened. */
export function About() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="group mt-6 border-t border-accent/25 pt-2"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="focus-ring flex min-h-11 cursor-pointer list-none items-center gap-2 text-cream-300 hover:text-cream-100">
        <ChevronDown
          aria-hidden
          className="size-4 -rotate-90 text-accent transition-transform group-open:rotate-0"
          strokeWidth={1.5}
        />
        About
      </summary>
      {isOpen && <Parts />}
    </details>
  );
}

function Parts() {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['/health'],
    queryFn: readParts,
    gcTime: 0,
    retry: false,
  });
  if (isFetching) return <Message>Checking every part of the bar…</Message>;
  if (data) return <PartTable parts={data} />;
  return (
    <div ref={bringIntoView}>
      <Message onRetry={() => void refetch()}>
        The parts of the bar couldn’t be checked. Check your connection and try again.
      </Message>
    </div>
  );
}
