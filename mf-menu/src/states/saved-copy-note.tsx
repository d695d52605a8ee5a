/** Shown while the list is the copy saved in the browser. */
export function SavedCopyNote() {
  return (
    <p role="status" className="mt-1 px-6 text-center text-sm text-cream-500">
      You&apos;re offline. This is your saved menu.
    </p>
  );
}
