/** Shows that a reply is on its way. */
export function TypingIndicator() {
  return (
    <div
      data-testid="typing-indicator"
      className="mt-4 flex h-11 w-18 items-center justify-center gap-1.5 rounded-tl-2xl rounded-r-2xl border border-accent/25 bg-walnut-700"
    >
      <span className="sr-only">Peanut AI is typing</span>
      {[1, 2, 3].map((dot) => (
        <span key={dot} aria-hidden className="typing-dot size-2 rounded-full bg-accent" />
      ))}
    </div>
  );
}
