export { CharacterCounter } from './character-counter';
export { ChoicesField, type ChoicesFieldProps } from './choices-field';
export { CONTROL_CLASSES } from './control-classes';
export { Field, FieldError, type ControlProps, type FieldProps } from './field';
export { sendByEnter } from './send-by-enter';
export { SelectField, type SelectFieldProps, type SelectOption } from './select-field';
export { SwitchField, type SwitchFieldProps } from './switch-field';
export { TextArea, type TextAreaProps } from './text-area';
export { TextField, type TextFieldProps } from './text-field';
