import postcss from 'postcss';

const CLASS = /\.((?:\\.|[\w-])+)/g;

const classesOf = (/** @type {string} */ selector) =>
  [...selector.matchAll(CLASS)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));

/**
 * A style sheet taken apart, so that shell/src/prerender/used-styles.ts can put together the rules that a page needs:
 * text that always stays, rules with the classes of each of their selectors, and groups such as `@media`.
 * @param {string} css
 */
export const styleRules = (css) => postcss.parse(css).nodes.map(takenApart);

/**
 * @typedef {string | { classes: string[][], css: string } | { name: string, css: string } | { head: string, rules: Part[] }} Part
 * @param {import('postcss').ChildNode} node
 * @returns {Part}
 */
function takenApart(node) {
  const css = node.toString();
  if (node.type === 'rule') return { classes: node.selectors.map(classesOf), css };
  if (node.type !== 'atrule') return '';
  const { name, params, nodes } = node;
  if (!nodes) return `${css};`;
  if (name === 'property' || name === 'keyframes') return { name: params, css };
  // For browsers without registered properties, which have them once the whole sheet is there; its place counts.
  if (name === 'layer' && params === 'properties') return '@layer properties;';
  if (name === 'font-face') return css;
  return { head: `@${name} ${params}`, rules: nodes.map(takenApart) };
}
