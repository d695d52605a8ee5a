import Eraser from 'lucide-react/icons/eraser';
import Trash2 from 'lucide-react/icons/trash';
import type { ComponentType } from 'react';
import { Button, DecoDivider, GlassDrawing, PageIcon, PeanutMark } from '../src';
import { IconButton } from '../src/button/icon-button';
import { PageHeader } from '../src/page-header/page-header';
import { ProgressBar } from '../src/progress/progress-bar';
import { DialogExample, FieldsExample, MenuExample, TabsExample, ToolbarExample } from './stateful-examples';

const ICON = { 'aria-hidden': true, strokeWidth: 1.5, className: 'size-5' } as const;

const Buttons = () => (
  <div className="flex flex-wrap gap-3">
    <Button>Outline</Button>
    <Button variant="solid">Solid</Button>
    <Button variant="danger">Danger</Button>
    <Button disabled>Disabled</Button>
  </div>
);

const IconButtons = () => (
  <div className="flex gap-3">
    <IconButton label="Plain">
      <Eraser {...ICON} />
    </IconButton>
    <IconButton label="Filled" variant="filled">
      <Eraser {...ICON} />
    </IconButton>
    <IconButton label="Danger" variant="danger">
      <Trash2 {...ICON} />
    </IconButton>
  </div>
);

const Header = () => (
  <PageHeader
    link={({ to, className, children }) => (
      <a href={to} className={className}>
        {children}
      </a>
    )}
    backTo="/"
    overline="Poured tonight"
    title="House Cocktails"
  />
);

const Progress = () => (
  <div className="grid gap-5">
    <ProgressBar label="Upload" value={40} max={100} text="Uploading… 40 %" />
    <ProgressBar label="Applying changes" value={2} max={3} text="Applying 3 of 3" size="thin" />
    <ProgressBar label="Nothing yet" value={0} max={0} text="Nothing to do" size="thin" />
  </div>
);

const Art = () => (
  <div className="flex flex-wrap items-center gap-6 text-accent">
    <PeanutMark className="size-12" />
    <PageIcon name="Martini" className="size-8" />
    <GlassDrawing glass="Coupe" className="w-16" />
    <GlassDrawing glass="Highball" className="w-16" />
    <DecoDivider className="w-48" />
  </div>
);

/** Each primitive in its states: the gallery shows them, and a test runs axe on them. */
export const EXAMPLES: readonly { name: string; Example: ComponentType }[] = [
  { name: 'Button', Example: Buttons },
  { name: 'IconButton', Example: IconButtons },
  { name: 'Fields', Example: FieldsExample },
  { name: 'Tabs', Example: TabsExample },
  { name: 'Toolbar', Example: ToolbarExample },
  { name: 'Menu', Example: MenuExample },
  { name: 'Dialog', Example: DialogExample },
  { name: 'PageHeader', Example: Header },
  { name: 'ProgressBar', Example: Progress },
  { name: 'Art', Example: Art },
];
