import { ENDPOINTS, type SpiritOption } from '@peanut/contracts';
import { call } from '@peanut/web';
import { callAsOwner } from '../calls/drink-calls';
import type { PendingChange } from '../record/pending-change';

const folded = (name: string): string => name.normalize('NFC').trim().toLowerCase();

/**
 * Adds the spirit that the change was staged with to the options, or makes it active: the service takes no drink of
 * another. A repeat adds nothing twice. Throws as {@link callAsOwner}.
 */
export async function addSpiritOf(change: PendingChange): Promise<void> {
  const { addsSpirit, id } = change;
  // The owner may have chosen another spirit since.
  if (addsSpirit === undefined || !change.data || !('spirit' in change.data)) return;
  if (change.data.spirit !== addsSpirit) return;
  const options: SpiritOption[] = await call(ENDPOINTS.listSpiritOptions);
  const option = options.find(({ name }) => folded(name) === folded(addsSpirit));
  if (option?.isActive) return;
  const headers = { 'Idempotency-Key': `spirit-${id}` };
  if (!option) {
    await callAsOwner(ENDPOINTS.createSpiritOption, { body: { name: addsSpirit }, headers });
    return;
  }
  const parameters = { id: option.id };
  await callAsOwner(ENDPOINTS.updateSpiritOption, { parameters, body: { isActive: true }, headers });
}
