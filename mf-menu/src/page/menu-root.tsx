import type { Elements } from '@peanut/ui';
import { ListError } from '../list/list-states';
import '../styles.css';
import type { LazyPart } from './lazy-part';

interface MenuRootProps {
  admin: LazyPart<unknown>;
  children: Elements;
}

/** Root element of everything this micro-frontend draws: its styles reach no further. */
export function MenuRoot({ admin, children }: MenuRootProps) {
  return (
    <div data-mf="menu">
      {admin.hasFailed && <ListError what="editing tools" onRetry={admin.retry} />}
      {children}
    </div>
  );
}
