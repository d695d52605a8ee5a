import { pastedAmounts } from './pasted-amounts.js';

describe('pastedAmounts', () => {
  it.each([
    // Fractions.
    ['1 ⁄ 2 oz absinthe', '1/2 oz absinthe'],
    ['1 1 / 2 oz. gin', '1 1/2 oz gin'],
    ['1/3rd oz lime juice', '1/3 oz lime juice'],
    ['3/4ths oz lime juice', '3/4 oz lime juice'],
    ['3/4 of an ounce lemon juice', '3/4 ounce lemon juice'],
    // Units.
    ['60 ml (2 US fl oz) rye', '60 ml (2 oz) rye'],
    ['2 oz.rye', '2 oz rye'],
    ['1 fl. oz. port', '1 oz port'],
    ['1 tblsp honey', '1 tbsp honey'],
    ['2 dshs. bitters', '2 dashes bitters'],
    ['2 ounzes rum', '2 ounces rum'],
    ['1 once lemon juice', '1 oz lemon juice'],
    ['3 tea spoons honey', '3 teaspoons honey'],
    ['1 tbl-spoon honey', '1 tablespoon honey'],
    ['2 c l sugar syrup', '2 cl sugar syrup'],
    ['1 part. lemon juice', '1 part lemon juice'],
    // Several of one.
    ['2 x 25 ml rum', '50 ml rum'],
    ['2 × ½ oz rum', '1 oz rum'],
    ['25 ml x 2 rum', '50 ml rum'],
    ['60 ml rye x 2', '120 ml rye'],
    ['2x egg white', '2 egg white'],
    // One amount in two units.
    ['30 ml (1 fl. oz.) lemon juice', '30 ml (1 oz) lemon juice'],
    ['60ml/2oz rum', '60ml (2oz) rum'],
    ['1.5 oz / 45 ml / 3 tbsp rum', '1.5 oz (45 ml) rum'],
    ['2 oz, 60 ml rum', '2 oz (60 ml) rum'],
    ['30 ml or 1 oz rum', '30 ml (1 oz) rum'],
    ['lemon juice 3/4oz (22.5ml)', 'lemon juice 3/4oz'],
    // Ranges.
    ['1/2 - 3/4 oz honey syrup', '1/2-3/4 oz honey syrup'],
    ['1 oz to 1 1/2 oz rum', '1-1 1/2 oz rum'],
    ['syrup 20 – 25 ml', 'syrup 20-25 ml'],
    ['between 1 and 2 oz rye', '1-2 oz rye'],
    ['a dash or two of bitters', '1-2 dash of bitters'],
  ])('reads %s as %s', (pasted, text) => {
    expect(pastedAmounts(pasted)).toBe(text);
  });

  it.each([
    '2 oz gin, 1 oz lime',
    'Tuxedo No. 2 - 2 1/4 oz gin',
    'French 75 - 100 ml champagne',
    '2 punch cups',
    'gin 2 oz / 1 oz lime',
    'Rye 60 ml. Grapefruit 30 ml.',
    'Stir for 30 - 40 seconds',
    'strain into 2 once chilled',
  ])('leaves %s as it is', (text) => {
    expect(pastedAmounts(text)).toBe(text);
  });
});
