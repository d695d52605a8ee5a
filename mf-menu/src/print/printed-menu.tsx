import { isPourable, type Drinks, type EntityType } from '@peanut/contracts';
import { DecoDivider } from '@peanut/ui';
import { useBarName } from '@peanut/web';
import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DrinkPage, RowFacts } from '../model/drink-page';
import css from './printed-menu.css?inline';

interface PrintedMenuProps<E extends EntityType> extends Pick<DrinkPage<E>, 'title' | 'emptyText' | 'row'> {
  /** The list as guests see it, in admin mode with everything that is staged. */
  items: Drinks[E][];
  /** With what is out of stock. */
  isWhole?: boolean;
}

/**
 * The list on paper: it replaces the page while that is printed, by *Print menu* or by the browser's own command.
 *
 * It has each drink that guests see and can order, and with the owner's *Print them too* all that they see, whatever the page shows: cards or rows, all of a long list or what the
 * guest searched for. Hidden drinks are never on it. In admin mode it is the guest preview on paper, with staged drinks
 * and edits. A whiskey has the number that it has on the page, so an order by number means the same drink to everybody.
 */
export function PrintedMenu<E extends EntityType>(props: PrintedMenuProps<E>) {
  // Read before it is printed, which waits for nothing.
  const barName = useBarName();
  return useIsPrinting() && <Paper {...props} barName={barName} />;
}

/** Drinks in a list of their own: the time to set columns grows with the square of their length. */
const LIST_LENGTH = 300;

function Paper<E extends EntityType>(props: PrintedMenuProps<E> & { barName: string }) {
  const { barName, title, emptyText, items, row, isWhole = false } = props;
  usePrintSheet();
  const drinks = items
    .map((item, index) => ({ item, ...row(item, index + 1) }))
    .filter(({ item }) => isWhole || isPourable(item));
  const starts = drinks.flatMap((_, index) => (index % LIST_LENGTH === 0 ? [index] : []));
  return (
    <div className="printed-menu" data-length={lengthOf(drinks.length)}>
      <h1 dir="auto">{barName}</h1>
      <DecoDivider className="printed-divider" />
      <h2 dir="auto">{title}</h2>
      {drinks.length === 0 && <p className="printed-empty">{emptyText}</p>}
      {starts.map((start) => (
        <ul key={start}>
          {drinks.slice(start, start + LIST_LENGTH).map(({ item, number, line }) => (
            <PrintedDrink key={item.id} item={item} number={number} line={line} />
          ))}
        </ul>
      ))}
    </div>
  );
}

/** Few drinks are printed larger, so that they fill their sheet. */
const lengthOf = (drinks: number): string => (drinks <= 6 ? 'few' : drinks <= 12 ? 'some' : 'many');

interface PrintedDrinkProps extends Omit<RowFacts, 'glass'> {
  item: Drinks[EntityType];
}

function PrintedDrink({ item, number, line }: PrintedDrinkProps) {
  return (
    // Written from the right where its name is.
    <li dir="auto">
      {number !== undefined && <p className="printed-number">{`№ ${number}`}</p>}
      <h3>{item.name}</h3>
      <p className="printed-facts">
        <bdi>{item.spirit}</bdi>
        {'proof' in item && <bdi>{`${item.proof} proof`}</bdi>}
      </p>
      <p dir="auto" className="printed-line">
        {line}
      </p>
      {item.allergens.length > 0 && (
        <p className="printed-allergens">{`Contains: ${item.allergens.join(', ')}`}</p>
      )}
    </li>
  );
}

/** True while the page is printed, or shown as it would be. Drawn at once: the browser prints what it finds after the event. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(() => window.matchMedia('print').matches);
  useEffect(() => {
    const paper = window.matchMedia('print');
    const update = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint' || paper.matches));
    window.addEventListener('beforeprint', update);
    window.addEventListener('afterprint', update);
    // The developer tools show paper without these events.
    paper.addEventListener('change', update);
    return () => {
      window.removeEventListener('beforeprint', update);
      window.removeEventListener('afterprint', update);
      paper.removeEventListener('change', update);
    };
  }, []);
  return isPrinting;
}

/** The page's policy refuses a style element that a script adds. With the pages' sheet, each guest would load it first. */
function usePrintSheet(): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
}
