/** Shown while the list is the copy saved in the browser. */
export function SavedCopyNote() {
  return (
    <p role="status" className="mt-1 px-6 text-center text-sm text-cream-500">
      The bar cannot be reached: this is the menu kept on your device.
    </p>
  );
}
