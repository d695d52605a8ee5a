// What most pages draw with. A primitive that some parts need is an entry of its own (package.json): built into the file
// that all pages share, it would cost every guest.
export { accentTones, DEFAULT_ACCENT, type AccentTones } from './accent/accent-tones';
export * from './art';
export { Button } from './button/button';
export { classNames } from './class-names';
export type { Elements } from './elements';
export * from './field';
export { CoupeDrawing, GlassDrawing } from './glass';
export { PageIcon } from './icon/page-icon';
