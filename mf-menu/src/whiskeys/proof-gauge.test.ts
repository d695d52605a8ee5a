import { gaugeAngle } from './proof-gauge';

describe('gaugeAngle', () => {
  it('points from left to right along the dial', () => {
    expect(gaugeAngle(70)).toBe(180);
    expect(gaugeAngle(105)).toBe(270);
    expect(gaugeAngle(140)).toBe(360);
  });

  it('rests at the ends beyond the dial', () => {
    expect([0, 200].map(gaugeAngle)).toEqual([180, 360]);
  });
});
