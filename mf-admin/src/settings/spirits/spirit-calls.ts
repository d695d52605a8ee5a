import { ENDPOINTS, type SpiritOption } from '@peanut/contracts';
import { showToast } from '@peanut/web';
import { writeAsOwner } from '@peanut/editing';
import { failureMessage } from '../../form/failure-message';

interface ToastedCall {
  call: () => Promise<unknown>;
  success?: string;
  failure: string;
}

/** Makes the call and says by a toast how it went. True when it went well. */
async function callWithToast({ call: make, success, failure }: ToastedCall): Promise<boolean> {
  try {
    await make();
  } catch (error) {
    const description = failureMessage(error, failure);
    showToast({ title: 'Error', description, variant: 'destructive' });
    return false;
  }
  if (success) showToast({ title: 'Success', description: success });
  return true;
}

export const addSpirit = (name: string): Promise<boolean> =>
  callWithToast({
    call: () => writeAsOwner(ENDPOINTS.createSpiritOption, { body: { name, isActive: true } }),
    success: 'Spirit added successfully',
    failure: 'Failed to add spirit',
  });

export const setSpiritActive = ({ id }: SpiritOption, isActive: boolean): Promise<boolean> =>
  callWithToast({
    call: () => writeAsOwner(ENDPOINTS.updateSpiritOption, { parameters: { id }, body: { isActive } }),
    failure: 'Failed to update spirit',
  });

/** Refused by the service, with a sentence that says so, while drinks use the spirit. */
export const deleteSpirit = ({ id }: SpiritOption): Promise<boolean> =>
  callWithToast({
    call: () => writeAsOwner(ENDPOINTS.deleteSpiritOption, { parameters: { id } }),
    success: 'Spirit deleted successfully',
    failure: 'Failed to delete spirit',
  });
