import { SEEDED_MENU } from '../evaluation/seeded-menu.js';
import { suggestOrder } from './suggest-order.js';

const place = (fields: Parameters<typeof suggestOrder>[0]) =>
  suggestOrder(fields, SEEDED_MENU).suggestedNumber;

describe('suggestOrder', () => {
  it('opens the flight with the gentle and closes it with the fierce', () => {
    expect(
      place({ name: 'Soft One', spirit: 'Irish whiskey', proof: 80, profile: 'Light', notes: 'Apple' }),
    ).toBeLessThanOrEqual(3);
    expect(
      place({ name: 'Fierce One', spirit: 'bourbon', proof: 135, profile: 'Fierce', notes: 'Cherry' }),
    ).toBe(24);
  });

  it('puts smoke among smoke', () => {
    const number = place({
      name: 'New Islay',
      spirit: 'single malt',
      proof: 92,
      profile: 'Peated, young',
      notes: 'Smoke',
    });
    expect(number).toBeGreaterThanOrEqual(17);
    expect(number).toBeLessThanOrEqual(21);
  });

  it('puts a strong bourbon late, whatever smoke stands between', () => {
    expect(
      place({ name: 'Strong Bourbon', spirit: 'bourbon', proof: 107, profile: 'Bold', notes: 'Oak' }),
    ).toBeGreaterThanOrEqual(21);
  });

  it('does not count the pour itself when it is edited', () => {
    const flight = SEEDED_MENU.whiskeys;
    const edited = flight[8];
    if (!edited) throw new Error('The flight is too short.');
    expect(suggestOrder(edited, SEEDED_MENU).reasoning).not.toContain(edited.name);
  });

  it('says why in a sentence, and takes a bare form', () => {
    expect(suggestOrder({ proof: 90 }, SEEDED_MENU).reasoning).toMatch(/^At 90 proof, .+\.$/);
    expect(suggestOrder({}, { cocktails: [], whiskeys: [], spirits: [] }).suggestedNumber).toBe(1);
  });
});
