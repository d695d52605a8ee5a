export * from './art';
export { Button } from './button/button';
export { classNames } from './class-names';
export { GlassDrawing } from './glass';
export { PageIcon } from './icon/page-icon';
