import type { ReactNode } from 'react';
import './styles.css';

/** Root element of everything this micro-frontend draws: its styles reach no further. */
export function AiRoot({ children }: { children: ReactNode }) {
  return <div data-mf="ai">{children}</div>;
}
