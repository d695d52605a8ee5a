/** A file or a text that cannot be read as a menu; its message is for a person. */
export class UnreadableMenuError extends Error {
  override readonly name = 'UnreadableMenuError';
}
