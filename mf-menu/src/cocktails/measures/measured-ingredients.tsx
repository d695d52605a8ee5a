import type { Elements } from '@peanut/ui';
import { type ReactElement, useState } from 'react';
import { useMeasures } from './chosen-measures';
import { MeasureChoice } from './measure-choice';
import { measuredLine } from './measured-line';
import { Servings } from './servings';
import { useWakeLock } from './wake-lock';

interface MeasuredIngredientsProps {
  ingredients: readonly string[];
  /** The recipe shows. */
  isOpen: boolean;
  children: (lines: readonly (string | ReactElement)[], controls: Elements) => ReactElement;
}

/** The ingredients in the guest's measures, for as many as they pour. */
export function MeasuredIngredients({ ingredients, isOpen, children }: MeasuredIngredientsProps) {
  const measures = useMeasures();
  const [servings, setServings] = useState(1);
  useWakeLock(isOpen);
  const isLeft = (written: string, text: string) =>
    servings > 1 && text === written && /\p{N}/u.test(written);
  const texts = ingredients.map((written) => measuredLine(written, measures, servings));
  const left = texts.map((text, index) => isLeft(ingredients[index] ?? '', text));
  return (
    <>
      {children(
        texts.map((text, index) => (left[index] ? <ForOne key={index}>{text}</ForOne> : text)),
        <>
          <MeasureChoice />
          <Servings count={servings} onChange={setServings} />
        </>,
      )}
    </>
  );
}

/** A line with an amount that stays as it is written beside lines that grew. */
const ForOne = ({ children }: { children: string }) => (
  <span>
    <span>{`${children} `}</span>
    <em className="text-paper-soft">for one</em>
  </span>
);
