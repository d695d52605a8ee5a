interface ArtProps {
  className?: string;
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
      <path d="M0 25.500H92M148 25.500H240" strokeWidth={0.75} opacity={0.6} />
      <path d="M28 22H86M154 22H212" strokeWidth={0.6} opacity={0.35} />
      <path d="M96 25.500A24 24 0 0 1 144 25.500M108 25.500A12 12 0 0 1 132 25.500" />
      <path
        d="M120 13V1.500M116.300 13.900 112.600 2.700M123.700 13.900 127.400 2.700M113 15.900 105.900 6.100M127 15.900 134.100 6.100M110.300 18.400 100.600 11.400M129.700 18.400 139.400 11.400M108.600 21.800 97.200 18.100M131.400 21.800 142.800 18.100"
        strokeWidth={0.75}
      />
      <path d="M120 20.500 123.500 25.500H116.500Z" fill="currentColor" stroke="none" />
    </svg>
  );
}
