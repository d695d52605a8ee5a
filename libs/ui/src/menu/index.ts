export { Menu, type MenuItem, type MenuProps } from './menu';
export { closePopover, Popover, type PopoverProps } from './popover';
