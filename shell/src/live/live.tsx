import { API, isPourable, type Cocktail, type Whiskey } from '@peanut/contracts';
import { queryClient, useAdminMode, useSessionStatus } from '@peanut/web';
import { useEffect, useState } from 'react';
import { followMenu } from './follow-menu';

/** The open page follows the menu; what sells out under a guest's eyes is said to screen readers. */
export function Live() {
  // Between two sessions nobody is the owner: the lists stay as they are until the password is given.
  const isPaused = useSessionStatus() === 'expired';
  useEffect(() => (isPaused ? undefined : followMenu()), [isPaused]);
  const isOwner = useAdminMode();
  const news = useSoldOutNews();
  // Without a role: a status is a message that everybody sees.
  return (
    <p aria-live="polite" className="sr-only">
      {!isOwner && news}
    </p>
  );
}

type Drink = Cocktail | Whiskey;
const drinksAt = (url: string) => queryClient.getQueryData<readonly Drink[]>([url]) ?? [];

/** What was sold out last, of the lists that the page shows; nothing once something can be poured again. */
function useSoldOutNews(): string {
  const [news, setNews] = useState('');
  useEffect(() => {
    const seen = new Map<string, readonly Drink[]>(
      [API.cocktails, API.whiskeys].map((url) => [url, drinksAt(url)]),
    );
    return queryClient.getQueryCache().subscribe(({ query }) => {
      const [url] = query.queryKey as [string];
      const before = seen.get(url);
      if (!before || before === drinksAt(url)) return;
      seen.set(url, drinksAt(url));
      const wasPourable = new Map(before.map((drink) => [drink.id, isPourable(drink)]));
      const changed = drinksAt(url).filter((drink) => wasPourable.get(drink.id) === !isPourable(drink));
      const soldOut = changed.filter((drink) => !isPourable(drink)).map(({ name }) => name);
      if (changed.length > 0 && query.isActive()) setNews(soldOutText(soldOut));
    });
  }, []);
  return news;
}

function soldOutText([first, second, ...others]: readonly string[]): string {
  if (!first) return '';
  if (!second) return `${first} is out of stock.`;
  return others.length === 0
    ? `${first} and ${second} are out of stock.`
    : `${first}, ${second} and ${others.length} more are out of stock.`;
}
