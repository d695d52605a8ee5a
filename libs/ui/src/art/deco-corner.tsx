interface ArtProps {
  className?: string;
}

/** One stepped corner of a deco frame, drawn for the top left; turn it by CSS for the others. */
export function DecoCorner({ className }: ArtProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeLinecap="square"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M1 47V13H7V7H13V1H47" />
      <path d="M5 47V17H11V11H17V5H47" strokeWidth={0.6} opacity={0.7} />
      <path d="M7 7 20 20M7 7 15 23M7 7 23 15M7 7 11 25M7 7 25 11" strokeWidth={0.6} opacity={0.55} />
      <path d="M1 1h3v3H1Z" fill="currentColor" stroke="none" />
      <path d="M11 27A17 17 0 0 0 27 11" strokeWidth={0.8} />
    </svg>
  );
}
