export { GlassDrawing } from './glass-drawing';
export { glassKind } from './glass-kind';
export type { GlassKind } from './glass-kind';
export { CoupeDrawing } from './glass-frame';
