import { ENDPOINTS, HOUSE_BARTENDER, type ModelFailure, type ModelReport } from '@peanut/contracts';
import { callAsOwner } from '@peanut/editing';
import { ApiError, useQuery } from '@peanut/web';
import { useId } from 'react';
import { failureTime, modelFacts } from './bartender-texts';
import { Message } from './message';
import { Trial } from './trial';

/** Who answers guests, and what the owner may have to change about it. Shows nothing until it is known. */
export function Bartender() {
  const id = useId();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [ENDPOINTS.readModel.path],
    queryFn: readReport,
    gcTime: 0,
    retry: false,
  });
  const retry = () => void refetch();
  if (!data) {
    const isLost = isError && !isFetching;
    return (
      isLost && <Message onRetry={retry}>The bartender’s state couldn’t be read. Please try again.</Message>
    );
  }
  return (
    <section aria-labelledby={id} className="mt-6 border-t border-accent/25 pt-4 text-sm text-cream-300">
      <h3 id={id} className="font-display text-xl text-cream-100">
        Bartender
      </h3>
      {data.model === undefined ? (
        <p className="mt-2">{`The ${HOUSE_BARTENDER.toLowerCase()} answers. No model is set up.`}</p>
      ) : (
        <>
          <Facts report={data} />
          <Trial onTried={retry} />
        </>
      )}
    </section>
  );
}

/** Null from a service of an earlier version, which keeps no report. */
async function readReport({ signal }: { signal: AbortSignal }): Promise<ModelReport | null> {
  try {
    return await callAsOwner(ENDPOINTS.readModel, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

function Facts({ report }: { report: ModelReport }) {
  return (
    <dl className="mt-2 grid gap-x-4 sm:grid-cols-[auto_1fr]">
      {modelFacts(report).map(([name, text]) => (
        <div key={name} className={ROW}>
          <dt className="text-cream-500">{name}</dt>
          <dd className="min-w-0 break-words text-cream-100">{text}</dd>
        </div>
      ))}
      <div className={ROW}>
        <dt className="text-cream-500">Last failure</dt>
        <dd className="min-w-0 break-words">
          {report.failure ? <Failure failure={report.failure} /> : 'none'}
        </dd>
      </div>
    </dl>
  );
}

const ROW = 'border-t border-accent/15 py-2 first:border-t-0 sm:col-span-2 sm:grid sm:grid-cols-subgrid';

function Failure({ failure: { at, cause, said } }: { failure: ModelFailure }) {
  return (
    <>
      <p className="text-pretty text-cream-100">{cause}</p>
      {said && (
        <blockquote dir="auto" className="mt-1.5 border-l-2 border-danger pl-3">
          {`“${said}”`}
        </blockquote>
      )}
      <time dateTime={at} className="mt-1 block text-cream-500">
        {failureTime(at)}
      </time>
    </>
  );
}
