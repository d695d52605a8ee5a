/** Lets keyboard users pass the navigation. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="caps fixed top-2 left-2 z-50 -translate-y-20 bg-accent-fill px-4 py-3 text-on-accent inset-ring inset-ring-accent transition focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
