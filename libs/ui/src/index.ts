export { accentTones, type AccentTones } from './accent/accent-tones';
export * from './art';
export { Button } from './button/button';
export { classNames } from './class-names';
export { Dialog, type DialogProps } from './dialog/dialog';
export * from './field';
export { GlassDrawing } from './glass';
export { PageIcon } from './icon/page-icon';
