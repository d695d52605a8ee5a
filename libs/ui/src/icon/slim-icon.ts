import type { LucideIconData, SVGAttributes } from 'lucide-react';
import { createElement } from 'react';

const ATTRIBUTES: SVGAttributes = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};
const NAMING = /^(?:aria-|role$|title$)/;

/**
 * An icon's component, instead of Lucide's own in the builds (tools/vite/output/smaller-bundles.mjs): it takes attributes of
 * `<svg>`, and none of Lucide's settings, `size` and the like.
 */
export default function slimIcon({ name = '', aliases = [], node }: LucideIconData) {
  const classes = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)].join(' ');
  return ({ className, ...props }: SVGAttributes) =>
    createElement(
      'svg',
      {
        ...ATTRIBUTES,
        className: className ? `${classes} ${className}` : classes,
        'aria-hidden': Object.keys(props).some((prop) => NAMING.test(prop)) ? undefined : true,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
