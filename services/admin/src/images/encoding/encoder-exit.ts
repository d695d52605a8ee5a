/** The encoder's exit codes. */
export const ENCODER_EXIT = {
  noPicture: 10,
  tooManyPixels: 11,
  damaged: 12,
  diskFull: 13,
  tooMuchMemory: 14,
} as const;
