/** A file, or what was asked of it, stands in the way of the whole import; the message says what to do. */
export class UnreadableSheet extends Error {
  override readonly name = 'UnreadableSheet';
}
