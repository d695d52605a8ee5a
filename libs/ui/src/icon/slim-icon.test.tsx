import { render } from '@testing-library/react';
import type { LucideIcon, LucideIconData, SVGAttributes } from 'lucide-react';
import type { ComponentType } from 'react';
import slimIcon from './slim-icon';

interface IconModule {
  default: LucideIcon;
  __iconData: LucideIconData;
}

function drawn(Icon: ComponentType<SVGAttributes>, props: SVGAttributes): Element {
  const svg = render(<Icon {...props} />).container.firstElementChild;
  if (!svg) throw new Error('Nothing is drawn.');
  return svg;
}

describe('slimIcon', () => {
  it.each<SVGAttributes>([
    {},
    { 'aria-hidden': true, strokeWidth: 1.25, className: 'size-5 text-accent' },
    { 'aria-label': 'Close', className: '' },
    { role: 'img' },
  ])('draws what Lucide draws: %j', async (props) => {
    for (const name of ['house', 'x', 'ellipsis']) {
      const lucide = (await import(`lucide-react/icons/${name}`)) as IconModule;
      const ours = drawn(slimIcon(lucide.__iconData), props);
      expect(ours.isEqualNode(drawn(lucide.default, props))).toBe(true);
    }
  });
});
