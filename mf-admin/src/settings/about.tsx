import type { Health, PartVersion } from '@peanut/contracts';
import { ApiError, request, useQuery } from '@peanut/web';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { bringIntoView } from '../dialog/modal-dialog';
import { Bartender } from './bartender';
import { Message } from './message';

/** The running parts and their versions, and who answers guests, fetched each time it is opened. */
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
      {isOpen && (
        <>
          <Parts />
          <Bartender />
        </>
      )}
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

/** As much of a commit's name as git shows. */
const SHORT = 7;

/** Each part with its version and revision, or that it does not answer. */
function PartTable({ parts }: { parts: readonly Part[] }) {
  return (
    <table
      ref={bringIntoView}
      className="mt-1 w-full text-left text-sm text-cream-300 max-[21rem]:text-xs max-[21rem]:**:pr-2! max-[16rem]:text-[0.5rem] max-[16rem]:**:pr-1!"
    >
      <thead>
        <tr className="text-cream-500 *:py-2 *:pr-3 *:font-normal">
          <th scope="col">Part</th>
          <th scope="col">Version</th>
          <th scope="col">Revision</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.name} className="border-t border-accent/15 align-top *:py-2 *:pr-3">
            <th scope="row" className="font-normal whitespace-nowrap text-cream-100">
              {part.name}
            </th>
            <Facts {...part} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Facts({ version, revision, isReady }: Part) {
  if (!version) {
    return (
      <td colSpan={2} className={isReady ? undefined : 'text-danger'}>
        {isReady ? 'not known' : 'not answering'}
      </td>
    );
  }
  return (
    <>
      <td className="break-words max-[16rem]:wrap-anywhere">
        <span>{version}</span>
        {!isReady && <span className="block text-danger">not ready</span>}
      </td>
      <td className="tabular-nums">{revision ? revision.slice(0, SHORT) : '–'}</td>
    </>
  );
}

/** A part of the product; the version is missing where the part does not report one. */
interface Part extends Partial<PartVersion> {
  name: string;
  isReady: boolean;
}

/** All parts, as `/health` names them. Rejects when it cannot be asked. */
async function readParts(): Promise<Part[]> {
  // A gateway of an earlier version reports no versions.
  const { parts, versions = {} } = JSON.parse(await healthText()) as Partial<Health>;
  if (!parts) throw new Error('The health answer names no parts.');
  const names = new Set([...Object.keys(parts), ...Object.keys(versions)]);
  return [...names].map((name) => ({ name, isReady: parts[name] !== false, ...versions[name] }));
}

/** `/health` answers 503 with the same body when a part is not ready. */
async function healthText(): Promise<string> {
  try {
    return await (await request('GET', '/health')).text();
  } catch (error) {
    if (error instanceof ApiError && error.status === 503) return error.text;
    throw error;
  }
}
