import { PAGES } from '@peanut/contracts';
import { CoupeDrawing } from '@peanut/ui';
import { Link } from '@peanut/web';

/** What any path without a page shows. */
export default function NotFoundPage() {
  return (
    <section className="mx-auto flex max-w-lg flex-col items-center px-6 pt-20 text-center">
      <CoupeDrawing className="h-36 text-accent/80" />
      <h1 className="mt-8 font-display text-5xl text-cream-100">404 Page Not Found</h1>
      <p className="mt-4 text-cream-300">We looked behind the bar twice: that page isn&apos;t on the menu.</p>
      <Link
        to={PAGES.landing.path}
        className="caps focus-ring mt-8 inline-flex min-h-11 items-center border border-accent-line px-6 text-cream-100 transition hover:bg-accent-soft"
      >
        Back to Menu
      </Link>
    </section>
  );
}
