import { ENDPOINTS, type Bartender } from '@peanut/contracts';
import { useQuery } from '@peanut/web';

/** Who answers: the model's name or the house bartender's; undefined until the service said so. */
export const useBartenderName = (): string | undefined =>
  useQuery<Bartender>({ queryKey: [ENDPOINTS.readBartender.path] }).data?.name;
