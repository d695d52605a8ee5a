import { render } from '@testing-library/react';
import { GlassDrawing } from './glass-drawing';

const GLASSES = [
  'Coupe',
  'Nick & Nora',
  'Martini glass',
  'Flute',
  'Wine',
  'Snifter',
  'Hurricane',
  'Rocks',
  'Highball',
  'Shot',
  'Mug',
  'Julep cup',
  'Tiki mug',
];

describe('GlassDrawing', () => {
  it('draws every glass differently, hidden from assistive technology', () => {
    const drawings = GLASSES.map((glass) => {
      const { container } = render(<GlassDrawing glass={glass} className="size-24" />);
      const svg = container.querySelector('svg');
      expect(svg?.getAttribute('aria-hidden')).toBe('true');
      expect(svg?.getAttribute('class')).toBe('size-24');
      return [...container.querySelectorAll('path')].map((path) => path.getAttribute('d')).join();
    });
    expect(new Set(drawings).size).toBe(GLASSES.length);
  });

  it('keeps the gradients of two drawings on one page apart', () => {
    const { container } = render(
      <>
        <GlassDrawing glass="Rocks" />
        <GlassDrawing glass="Rocks" />
      </>,
    );
    const ids = [...container.querySelectorAll('linearGradient')].map((gradient) => gradient.id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(container.querySelector(`[fill="url(#${id})"]`)).not.toBeNull();
  });

  it('salts the rim when the text says so', () => {
    const grains = (glass: string) =>
      render(<GlassDrawing glass={glass} />).container.querySelectorAll('[stroke-dasharray]').length;
    expect(grains('Rocks, half salted rim')).toBe(1);
    expect(grains('Rocks')).toBe(0);
  });
});
