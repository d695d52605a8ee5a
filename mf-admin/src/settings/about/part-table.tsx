import { bringIntoView } from '../../dialog/bring-into-view';
import type { Part } from './read-parts';

/** As much of a commit's name as git shows. */
const SHORT = 7;

/** Each part with its version and revision, or that it does not answer. */
export function PartTable({ parts }: { parts: readonly Part[] }) {
  return (
    <table ref={bringIntoView} className="mt-1 w-full text-left text-sm text-cream-300">
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
      <td className="break-words">
        <span>{version}</span>
        {!isReady && <span className="block text-danger">not ready</span>}
      </td>
      <td className="tabular-nums">{revision ? revision.slice(0, SHORT) : '–'}</td>
    </>
  );
}
