/** The scripts that the service worker of this page keeps, by address. */
export const keptScripts = (page) =>
  page.evaluate(async () => {
    const scripts = {};
    for (const name of await globalThis.caches.keys()) {
      const cache = await globalThis.caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const type = response?.headers.get('content-type') ?? '';
        if (type.includes('javascript')) scripts[new URL(request.url).pathname] = await response.text();
      }
    }
    return scripts;
  });
