import { TIMING } from '@peanut/contracts';
import { ApiError } from '../api/api-error';
import { queryClient, shouldRetryRead } from './query-client';

const setOnline = (online: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);

describe('shouldRetryRead', () => {
  afterEach(() => jest.restoreAllMocks());

  it('tries up to three times more while online', () => {
    setOnline(true);
    expect([0, 1, 2, 3].map((failures) => shouldRetryRead(failures, new TypeError('network')))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('does not try again while offline', () => {
    setOnline(false);
    expect(shouldRetryRead(0, new TypeError('network'))).toBe(false);
  });

  it('does not repeat a question that the service refused', () => {
    setOnline(true);
    expect(shouldRetryRead(0, new ApiError(404, 'none'))).toBe(false);
    expect(shouldRetryRead(0, new ApiError(503, 'down'))).toBe(true);
  });
});

describe('queryClient', () => {
  it('keeps data fresh for five minutes, does not poll and never retries a mutation', () => {
    const { queries, mutations } = queryClient.getDefaultOptions();
    expect(TIMING.dataFresh).toBe(300_000);
    expect(queries).toMatchObject({
      staleTime: 300_000,
      refetchOnWindowFocus: false,
      refetchInterval: false,
    });
    expect(mutations).toMatchObject({ retry: false });
  });
});
