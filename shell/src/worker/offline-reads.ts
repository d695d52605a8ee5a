import { API, CACHED_SINCE, SETTINGS_PATH, TIMING, type AdminSetting } from '@peanut/contracts';
import { inTime } from './patience';
import { READS_CACHE } from './storage';

const PICTURE = `${SETTINGS_PATH}/landing_page_image`;

/** What every public page can ask for. */
const READS: readonly string[] = [
  API.cocktails,
  API.whiskeys,
  API.spiritOptions,
  API.pages,
  PICTURE,
  ...['bar_name', 'bar_subtitle', 'accent_color', 'hide_unavailable'].map((key) => `${SETTINGS_PATH}/${key}`),
];
const PICTURES = /^\/api\/images\/[^/]+$/;
/** The picture is cached in one width, which replaces the others. */
const PICTURE_WIDTH = 960;

export const isOfflineRead = (path: string): boolean => READS.includes(path) || PICTURES.test(path);

/** Network first; the copy when there is none, when it is silent, when the service is away, or when something else answers. */
export async function answerRead(request: Request): Promise<Response> {
  const controller = new AbortController();
  request.signal.addEventListener('abort', () => controller.abort());
  const asked = fetch(request, { signal: controller.signal });
  const answer = await inTime(asked).catch((error: unknown) => error);
  const isAnswered = answer instanceof Response && answer.status < 500;
  if (isAnswered && (answer.status === 304 || isOfBar(request.url, answer))) return answer;
  const cache = await caches.open(READS_CACHE);
  const cached = await cache.match(request, { ignoreSearch: true, ignoreVary: true });
  if (!cached) return asked;
  controller.abort();
  return asCopy(cached);
}

/** A hotel's network answers instead of the bar until the guest signs in: 200, with a page of its own. */
function isOfBar(url: string, answer: Response): boolean {
  const type = answer.headers.get('content-type') ?? '';
  return type.startsWith(isPicture(url) ? 'image/' : 'application/json');
}

const isPicture = (url: string) => url.includes('/api/images/');

/** Whether a copy may be replaced by it: of the type and shape that pages will read. */
async function isWhole(url: string, answer: Response): Promise<boolean> {
  if (!answer.ok || !isOfBar(url, answer)) return false;
  if (isPicture(url)) return true;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  return url.startsWith(SETTINGS_PATH) ? isSetting(body) : Array.isArray(body);
}

const isSetting = (body: unknown) => typeof body === 'object' && body !== null && 'value' in body;

function asCopy(cached: Response): Response {
  const headers = new Headers(cached.headers);
  headers.set(CACHED_SINCE, cached.headers.get('date') ?? '');
  return new Response(cached.body, { status: cached.status, headers });
}

/**
 * Refreshes the copies that are older than the product promises. They are asked for here, without a cookie: an
 * admin's answer holds hidden drinks, and the next person on this device may be a guest.
 */
export async function refreshOfflineReads(): Promise<void> {
  const cache = await caches.open(READS_CACHE);
  for (const url of READS) await refresh(cache, url);
  await refreshPicture(cache);
}

async function refresh(cache: Cache, url: string): Promise<void> {
  const cached = await cache.match(url);
  if (cached && Date.now() - Date.parse(cached.headers.get('date') ?? '') < TIMING.dataFresh) return;
  const answer = await fetch(url, { credentials: 'omit', cache: 'no-cache', priority: 'low' }).catch(
    () => undefined,
  );
  // A part that is away costs only its own copy.
  if (answer && (await isWhole(url, answer))) await cache.put(url, answer);
}

async function refreshPicture(cache: Cache): Promise<void> {
  const setting = (await (await cache.match(PICTURE))?.json()) as AdminSetting | undefined;
  const wanted = setting?.value ? `${setting.value}?w=${PICTURE_WIDTH}` : undefined;
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (PICTURES.test(pathname) && pathname + search !== wanted) await cache.delete(url);
  }
  if (wanted && !(await cache.match(wanted))) await refresh(cache, wanted);
}
