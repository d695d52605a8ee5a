import { ENDPOINTS, type SpiritOption } from '@peanut/contracts';
import { call } from '@peanut/web';
import { callAsOwner } from '../calls/drink-calls';
import type { PendingChange } from '../record/pending-change';

const folded = (name: string): string => name.normalize('NFC').trim().toLowerCase();

/** The spirit that the change was staged with, unless the owner has chosen another since. */
function spiritOf({ addsSpirit, data }: PendingChange): string | undefined {
  return data && 'spirit' in data && data.spirit === addsSpirit ? addsSpirit : undefined;
}

/**
 * Adds the spirits that the changes were staged with to the options, or makes them active: the service takes no drink of
 * another. A repeat adds nothing twice. Throws as {@link callAsOwner}.
 */
export async function addSpiritsOf(changes: readonly PendingChange[]): Promise<void> {
  const wanted = new Map<string, { name: string; key: string }>();
  for (const change of changes) {
    const name = spiritOf(change);
    if (name !== undefined && !wanted.has(folded(name)))
      wanted.set(folded(name), { name, key: `spirit-${change.id}` });
  }
  if (wanted.size === 0) return;
  const options: SpiritOption[] = await call(ENDPOINTS.listSpiritOptions);
  for (const [spirit, { name, key }] of wanted) {
    const option = options.find((one) => folded(one.name) === spirit);
    if (!option?.isActive) await offer(name, option, { 'Idempotency-Key': key });
  }
}

async function offer(name: string, option: SpiritOption | undefined, headers: Record<string, string>) {
  if (option) {
    const given = { parameters: { id: option.id }, body: { isActive: true }, headers };
    await callAsOwner(ENDPOINTS.updateSpiritOption, given);
  } else await callAsOwner(ENDPOINTS.createSpiritOption, { body: { name }, headers });
}
