// What most pages draw with. A primitive that some parts need is an entry of its own (package.json): built into the file
// that all pages share, it would cost every guest.
export { accentTones, DEFAULT_ACCENT, type AccentTones } from './accent/accent-tones';
export { DecoCorner, DecoDivider } from './art/deco';
export { PeanutMark } from './art/peanut-mark';
export { Button } from './button/button';
export { classNames } from './class-names';
export type { Elements } from './elements';
export { CharacterCounter, CONTROL_CLASSES, Field, FieldError } from './field/field';
export { SelectField } from './field/select-field';
export { sendByEnter } from './field/send-by-enter';
export { SwitchField } from './field/switch-field';
export { TextArea } from './field/text-area';
export { TextField, type TextFieldProps } from './field/text-field';
export { useGrowth } from './field/use-growth';
export { CoupeDrawing, GlassDrawing } from './glass/glass-drawing';
export { PageIcon } from './icon/page-icon';
