export const QUIET_BROWSER: string[];
export const NO_PIXELS: string[];
