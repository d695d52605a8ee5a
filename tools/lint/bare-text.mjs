/**
 * A browser's page translation puts elements in the place of text nodes. What React then removes, or inserts before one,
 * throws `NotFoundError` and the area is gone; a text that changes keeps its old words. So text that has changing
 * neighbours, or changes beside others, stands in an element of its own: React and the translation share no node.
 */
import ts from 'typescript';

const MESSAGE =
  'Wrap this text in an element, or make one text of it with its neighbours: a browser that translates the page replaces bare text, and React then throws.';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
const CONSTANT = ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral;

/**
 * @typedef {import('@typescript-eslint/utils').TSESTree.JSXChild} Child
 * @typedef {import('@typescript-eslint/utils').TSESTree.JSXElement | import('@typescript-eslint/utils').TSESTree.JSXFragment} Parent
 */
/** @typedef {'text' | 'element' | 'changing text' | 'changing' | 'anything'} Kind `anything` is what a parent gave. */

/** @param {ts.Type} type */
const isEmpty = (type) =>
  type.isLiteral() && (typeof type.value === 'object' ? type.value.base10Value === '0' : !type.value);

/** @type {(type: ts.Type) => Kind} */
function kindOfType(type) {
  const parts = type.isUnion() ? type.types : [type];
  if (parts.some(({ symbol }) => symbol?.name === 'ReactPortal')) return 'anything';
  // What `text && <Element />` leaves of an empty text draws nothing.
  const isText = parts.some((part) => (part.flags & TEXT) !== 0 && !isEmpty(part));
  if (!isText) return 'changing';
  return parts.length === 1 && (type.flags & CONSTANT) !== 0 ? 'text' : 'changing text';
}

/** @type {(type: ts.Type) => boolean} */
const isMixed = (type) =>
  kindOfType(type) === 'changing text' &&
  type.isUnion() &&
  type.types.some(({ flags }) => (flags & ts.TypeFlags.Object) !== 0);

/** @param {Parent} parent */
const isComponent = (parent) =>
  parent.type === 'JSXElement' &&
  !(parent.openingElement.name.type === 'JSXIdentifier' && /^[a-z]/.test(parent.openingElement.name.name));

/** @type {import('@typescript-eslint/utils').TSESLint.RuleModule<'bare'>} */
const rule = {
  meta: { type: 'problem', schema: [], messages: { bare: MESSAGE } },
  defaultOptions: [],
  create(context) {
    const services = /** @type {import('@typescript-eslint/utils').ParserServicesWithTypeInformation} */ (
      context.sourceCode.parserServices
    );

    /**
     * What is drawn there; the children of a fragment count as those of its parent.
     * @param {Child} child
     * @returns {{ child: Child, kind: Kind }[]}
     */
    const kinds = (child) => {
      if (child.type === 'JSXFragment') return child.children.flatMap(kinds);
      if (child.type === 'JSXElement') return [{ child, kind: 'element' }];
      if (child.type === 'JSXText') {
        const isLayout = child.value.trim() === '' && child.value.includes('\n');
        return isLayout ? [] : [{ child, kind: 'text' }];
      }
      if (child.expression.type === 'JSXEmptyExpression') return [];
      return [{ child, kind: kindOfType(services.getTypeAtLocation(child.expression)) }];
    };

    /** @param {Parent} node */
    const check = (node) => {
      const children = node.children.flatMap(kinds);
      const [only] = children;
      if (children.length < 2) {
        const isGivenOn =
          only?.kind === 'changing text' &&
          isComponent(node) &&
          only.child.type === 'JSXExpressionContainer' &&
          isMixed(services.getTypeAtLocation(only.child.expression));
        if (isGivenOn) context.report({ node: only.child, messageId: 'bare' });
        return;
      }
      if (!children.some(({ kind }) => kind.startsWith('changing'))) return;
      for (const { child, kind } of children) {
        if (kind !== 'element' && kind !== 'changing') context.report({ node: child, messageId: 'bare' });
      }
    };
    return { JSXElement: check, 'JSXFragment:not(JSXElement > JSXFragment)': check };
  },
};

/** For eslint.config.mjs; the files must be linted with types. */
export const bareTextPlugin = { rules: { 'no-bare-text': rule } };
