import { Button } from '@peanut/ui';
import { useEffect, useRef } from 'react';
import { Message } from '../settings/message';
import { DrinkTable } from './drink-table';
import { SpiritChoices } from './spirit-choices';
import type { useImport } from './use-import';
import type { useMenu } from './use-menu';
import type { ReadSoFar } from './use-reading';
import { WholeMenuChoice } from './whole-menu-choice';

interface WhatWasReadProps {
  read: ReadSoFar;
  menu: ReturnType<typeof useMenu>;
  plan: ReturnType<typeof useImport>;
  onGoOn: () => void;
}

/** The drinks, what is wrong, and what the owner has to choose before they are staged. */
export function WhatWasRead({ read, menu, plan, onGoOn }: WhatWasReadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The controls of the reading are gone; this heading says what came of it.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  const count = read.drinks.length;
  return (
    <section aria-label="What was read" className="mt-9">
      <h3
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-4 font-display text-xl text-cream-100 outline-none"
      >
        {count === 1 ? '1 drink was read' : `${count || 'No'} drinks were read`}
      </h3>
      <Unread read={read} onGoOn={onGoOn} />
      <Problems problems={read.problems} />
      {count === 0 && read.unread.length === 0 && read.problems.length === 0 && (
        <p className="mt-2 text-pretty text-cream-300">
          There is no drink in it. Choose another file, or paste the recipes as text.
        </p>
      )}
      {count > 0 && <Drinks menu={menu} plan={plan} />}
    </section>
  );
}

function Unread({ read: { unread, failure }, onGoOn }: { read: ReadSoFar; onGoOn: () => void }) {
  if (unread.length === 0) return null;
  const text = unread.length === 1 ? '1 recipe was not read.' : `${unread.length} recipes were not read.`;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border border-danger/50 bg-danger/10 px-4 py-3">
      <div className="min-w-0 text-pretty text-cream-100">
        <p>{text}</p>
        {failure !== undefined && <p className="text-sm break-words text-cream-300">{failure}</p>}
      </div>
      <Button onClick={onGoOn}>{failure === undefined ? 'Read the rest' : 'Try again'}</Button>
    </div>
  );
}

/** So many problems are shown at once; more open on demand. */
const FEW = 4;

function Problems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null;
  const list = (
    <ul className="list-disc pl-5 text-sm text-cream-100 marker:text-danger">
      {problems.map((problem, index) => (
        <li key={index} className="text-pretty break-words">
          {problem}
        </li>
      ))}
    </ul>
  );
  if (problems.length <= FEW) return <div className="mt-3">{list}</div>;
  return (
    <details className="mt-3">
      <summary className="focus-ring min-h-11 cursor-pointer py-2.5 text-cream-100">
        {`${problems.length} problems`}
      </summary>
      {list}
    </details>
  );
}

function Drinks({ menu, plan }: Pick<WhatWasReadProps, 'menu' | 'plan'>) {
  if (menu.status === 'loading') return <Message>Loading the menu…</Message>;
  if (menu.status === 'error')
    return (
      <Message onRetry={menu.retry}>
        The menu couldn’t be loaded. Check your connection and try again.
      </Message>
    );
  return (
    <>
      {menu.isSavedCopy && (
        <p className="mt-3 border-l-2 border-danger pl-3 text-pretty text-cream-100">
          You’re offline. Hidden drinks are not known now, so one of their names may come twice.
        </p>
      )}
      <SpiritChoices
        unknown={plan.unknown}
        active={menu.spirits}
        chosen={plan.spirits}
        onChoose={plan.chooseSpirits}
      />
      {!menu.isSavedCopy && <WholeMenuChoice plan={plan} />}
      <DrinkTable {...plan} />
    </>
  );
}
