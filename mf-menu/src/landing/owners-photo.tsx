import { LANDING_IMAGE } from '@peanut/contracts';
import { useSetting } from '@peanut/web';

const BUILT_IN = {
  src: '/images/owners-1200.webp',
  srcSet: [480, 800, 1200].map((width) => `/images/owners-${width}.webp ${width}w`).join(', '),
};

/** The picture of the owners: theirs when they gave one, else the built-in illustration. */
export function OwnersPhoto({ barName }: { barName: string }) {
  const setting = useSetting('landing_page_image');
  const isKnown = setting.status === 'ready';
  const picture = isKnown && setting.value ? storedPicture(setting.value) : BUILT_IN;
  return (
    <div className="relative aspect-4/5 max-h-[78svh] w-full overflow-hidden md:aspect-auto md:h-[min(38rem,72svh)] md:max-h-none">
      {isKnown && (
        <img
          {...picture}
          sizes="(min-width: 48rem) 50vw, 100vw"
          alt={`The owners of ${barName}`}
          fetchPriority="high"
          className="size-full object-cover"
        />
      )}
      <div className="pointer-events-none absolute inset-0 bg-linear-to-t from-ink-950 via-transparent to-transparent to-60% md:hidden" />
      <div className="pointer-events-none absolute inset-0 hidden border border-accent/35 md:block" />
      <div className="pointer-events-none absolute inset-2 hidden border border-accent/20 md:block" />
    </div>
  );
}

function storedPicture(url: string): { src: string; srcSet: string } {
  return { src: url, srcSet: LANDING_IMAGE.widths.map((width) => `${url}?w=${width} ${width}w`).join(', ') };
}
