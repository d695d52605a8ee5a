export { DecoCorner } from './deco-corner';
export { DecoDivider } from './deco-divider';
export { PeanutMark } from './peanut-mark';
