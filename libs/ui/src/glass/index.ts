export { GlassDrawing } from './glass-drawing';
export { CoupeDrawing } from './glass-frame';
