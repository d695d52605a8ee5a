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

/** A fan of rays rising from a hairline, to part two sections. Decoration only; takes the text colour. */
export function DecoDivider({ className }: ArtProps) {
  return (
    <svg
      viewBox="0 0 240 28"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 25.5H92M148 25.5H240" strokeWidth={0.75} opacity={0.6} />
      <path d="M28 22H86M154 22H212" strokeWidth={0.6} opacity={0.35} />
      <path d="M96 25.5A24 24 0 0 1 144 25.5M108 25.5A12 12 0 0 1 132 25.5" />
      <path
        d="M120 13V1.5M116.3 13.9 112.6 2.7M123.7 13.9 127.4 2.7M113 15.9 105.9 6.1M127 15.9 134.1 6.1M110.3 18.4 100.6 11.4M129.7 18.4 139.4 11.4M108.6 21.8 97.2 18.1M131.4 21.8 142.8 18.1"
        strokeWidth={0.75}
      />
      <path d="M120 20.5 123.5 25.5H116.5Z" fill="currentColor" stroke="none" />
    </svg>
  );
}
