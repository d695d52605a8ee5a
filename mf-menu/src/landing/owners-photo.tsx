import { LANDING_IMAGE } from '@peanut/contracts';
import { useSetting } from '@peanut/web';
import type { Elements } from '@peanut/ui';

const BUILT_IN_WIDTHS = [480, 800, 1200];
const SIZES = '(min-width: 64rem) 50vw, 100vw';

const builtInSet = (format: 'avif' | 'webp') =>
  BUILT_IN_WIDTHS.map((width) => `/images/owners-${width}.${format} ${width}w`).join(', ');
const storedSet = (url: string) =>
  LANDING_IMAGE.widths.map((width) => `${url}?w=${width} ${width}w`).join(', ');

/**
 * The picture of the owners: theirs when they gave one, else the built-in illustration.
 * Until it is known which, the frame stays dark: a picture that is swapped would be a jump.
 */
export function OwnersPhoto({ barName, children }: { barName: string; children?: Elements }) {
  const setting = useSetting('landing_page_image');
  const stored = setting.status === 'ready' ? setting.value : undefined;
  return (
    <div className="relative aspect-4/5 max-h-[48svh] w-full overflow-hidden lg:aspect-auto lg:h-[min(38rem,56svh)] lg:max-h-none">
      {stored !== undefined && (
        <picture>
          {stored === null && <source type="image/avif" srcSet={builtInSet('avif')} sizes={SIZES} />}
          <img
            src={stored ?? '/images/owners-1200.webp'}
            srcSet={stored ? storedSet(stored) : builtInSet('webp')}
            sizes={SIZES}
            alt={`The owners of ${barName}`}
            width={1200}
            height={900}
            fetchPriority="high"
            className="size-full object-cover"
          />
        </picture>
      )}
      <div className="pointer-events-none absolute inset-0 bg-linear-to-t from-ink-950 via-transparent to-transparent to-60% lg:hidden" />
      <div className="pointer-events-none absolute inset-0 hidden border border-accent/35 lg:block" />
      <div className="pointer-events-none absolute inset-2 hidden border border-accent/20 lg:block" />
      {children}
    </div>
  );
}
