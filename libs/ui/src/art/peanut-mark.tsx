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
      <path d="M32 6.5 57.5 32 32 57.5 6.5 32Z" strokeWidth={0.75} opacity={0.6} />
      <g transform="translate(3.2 3.2) scale(0.9)">
        <path
          d="M32 13.5C38 13.5 41.5 17.8 41.5 22.3 41.5 26.3 39 28.3 39 31.3 39 34.3 43 36.3 43 41.5 43 47 38.5 50.5 32 50.5 25.5 50.5 21 47 21 41.5 21 36.3 25 34.3 25 31.3 25 28.3 22.5 26.3 22.5 22.3 22.5 17.8 26 13.5 32 13.5Z"
          strokeWidth={1.75}
        />
        <path
          d="M32 13.5V50.5M32 13.5C27.5 18 26.5 24 28.3 31.3 26.3 38 26.5 45 32 50.5 37.5 45 37.7 38 35.7 31.3 37.5 24 36.5 18 32 13.5M24 19.5H40M22.7 24H41.3M25.2 31.3H38.8M22 38.5H42M21.5 44H42.5"
          strokeWidth={0.75}
          opacity={0.7}
        />
      </g>
    </svg>
  );
}
