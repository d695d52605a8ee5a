import type { Request } from 'express';

interface RouteLayer {
  route?: { methods?: Record<string, boolean>; path?: unknown };
  match?(path: string): boolean;
}

/** The methods the app knows for the request's path; empty when it knows none. */
export function allowedMethods(request: Request): string[] {
  const router = (request.app as unknown as { router?: { stack?: RouteLayer[] } }).router;
  const found = new Set<string>();
  for (const layer of router?.stack ?? []) {
    const methods = layer.route?.methods;
    if (methods === undefined || !matches(layer, request.path)) continue;
    for (const name of Object.keys(methods)) if (name !== '_all') found.add(name.toUpperCase());
  }
  if (found.has('GET')) found.add('HEAD');
  return [...found].sort();
}

/** A path that cannot be decoded matches nothing. */
function matches(layer: RouteLayer, path: string): boolean {
  try {
    return layer.match?.(path) ?? false;
  } catch {
    return false;
  }
}
