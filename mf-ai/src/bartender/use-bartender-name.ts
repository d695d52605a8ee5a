import { API, type Bartender } from '@peanut/contracts';
import { queryClient } from '@peanut/web';
import { useEffect, useState } from 'react';

/** Who answers: the model's name or the house bartender's; undefined until the service said so. */
export function useBartenderName(): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    queryClient.fetchQuery<Bartender>({ queryKey: [API.bartender] }).then(
      (bartender) => isWanted && setName(bartender.name),
      (error: unknown) => console.warn('The bartender did not say its name.', error),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return name;
}
