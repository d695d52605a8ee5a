interface ArtProps {
  className?: string;
}

/** The brand mark: a peanut in line, inside a deco diamond. Decoration only; takes the text colour. */
export function PeanutMark({ className }: ArtProps) {
  return (
    <svg
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <path d="M32 2 62 32 32 62 2 32Z" />
      <path d="M32 6.500 57.500 32 32 57.500 6.500 32Z" strokeWidth={0.75} opacity={0.6} />
      <g transform="translate(3.2 3.2) scale(0.9)">
        <path
          d="M32 13.500C38 13.500 41.500 17.800 41.500 22.300 41.500 26.300 39 28.300 39 31.300 39 34.300 43 36.300 43 41.500 43 47 38.500 50.500 32 50.500 25.500 50.500 21 47 21 41.500 21 36.300 25 34.300 25 31.300 25 28.300 22.500 26.300 22.500 22.300 22.500 17.800 26 13.500 32 13.500Z"
          strokeWidth={1.75}
        />
        <path
          d="M32 13.500V50.500M32 13.500C27.500 18 26.500 24 28.300 31.300 26.300 38 26.500 45 32 50.500 37.500 45 37.700 38 35.700 31.300 37.500 24 36.500 18 32 13.500M24 19.500H40M22.700 24H41.300M25.200 31.300H38.800M22 38.500H42M21.500 44H42.500"
          strokeWidth={0.75}
          opacity={0.7}
        />
      </g>
    </svg>
  );
}
