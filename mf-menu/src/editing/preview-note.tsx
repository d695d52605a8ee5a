/** Says that the page is shown as guests will see it. */
export function PreviewNote() {
  return (
    <p className="mx-auto mt-6 w-fit max-w-[calc(100%-2rem)] border border-accent/60 bg-walnut-800 px-5 py-2 text-center text-cream-100">
      Guest preview: the menu as guests will see it once everything pending is saved.
    </p>
  );
}
