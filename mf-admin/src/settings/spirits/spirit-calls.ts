import { API, type SpiritOption } from '@peanut/contracts';
import { showToast, write } from '@peanut/web';
import { failureMessage } from '../../form/failure-message';

interface Outcome {
  call: () => Promise<unknown>;
  success?: string;
  failure: string;
}

/** Makes the call and says by a toast how it went. True when it went well. */
async function tell({ call, success, failure }: Outcome): Promise<boolean> {
  try {
    await call();
  } catch (error) {
    const description = failureMessage(error, failure);
    showToast({ title: 'Error', description, variant: 'destructive' });
    return false;
  }
  if (success) showToast({ title: 'Success', description: success });
  return true;
}

const pathOf = ({ id }: SpiritOption) => `${API.spiritOptions}/${id}`;

export const addSpirit = (name: string): Promise<boolean> =>
  tell({
    call: () => write('POST', API.spiritOptions, { name, isActive: true }),
    success: 'Spirit added successfully',
    failure: 'Failed to add spirit',
  });

export const setSpiritActive = (spirit: SpiritOption, isActive: boolean): Promise<boolean> =>
  tell({
    call: () => write('PATCH', pathOf(spirit), { isActive }),
    failure: 'Failed to update spirit',
  });

/** Refused by the service, with a sentence that says so, while drinks use the spirit. */
export const deleteSpirit = (spirit: SpiritOption): Promise<boolean> =>
  tell({
    call: () => write('DELETE', pathOf(spirit)),
    success: 'Spirit deleted successfully',
    failure: 'Failed to delete spirit',
  });
