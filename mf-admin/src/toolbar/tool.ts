import type { LucideIcon } from 'lucide-react';

/** One control of the admin toolbar. */
export interface Tool {
  /** Stays the same while the name counts up. */
  key: string;
  /** Accessible name, the same in every layout. */
  name: string;
  /** What is written where there is little room: a part of the name. */
  short?: string;
  icon: LucideIcon;
  /** `solid` for what the owner came to do next. */
  look?: 'solid' | 'plain';
  isBusy?: boolean;
  use: () => void;
}
