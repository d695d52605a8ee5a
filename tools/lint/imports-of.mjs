/** What of jest takes the path of a module. */
const JEST = [
  'mock',
  'unstable_mockModule',
  'doMock',
  'unmock',
  'requireActual',
  'requireMock',
  'createMockFromModule',
  'setMock',
];

/**
 * A node of any kind, as far as one is looked into.
 * @typedef {import('eslint').Rule.Node & { source?: Node, expression?: Node, argument?: { literal?: Node }, arguments?: Node[],
 *   importKind?: string, exportKind?: string, specifiers?: { importKind?: string, exportKind?: string }[],
 *   value?: unknown, expressions?: unknown[], quasis?: { value: { cooked?: string | null } }[] }} Node
 * @typedef {{ node: Node, source: string, isType: boolean, isLate: boolean }} Found
 */

/** @type {(node: Node) => Node | undefined} */
const first = (node) => node.arguments?.[0];

/**
 * Where a module is named, as ESLint selectors; `how` tells a late import from one that comes with the file.
 * @type {[selector: string, sourceOf: (node: Node) => Node | undefined, how: 'static' | 'late'][]}
 */
const IMPORTS = [
  [
    ':matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration)',
    (node) => node.source,
    'static',
  ],
  ['ImportExpression', (node) => node.source, 'late'],
  ['TSImportType', (node) => node.source ?? node.argument?.literal, 'static'],
  ['TSExternalModuleReference', (node) => node.expression, 'static'],
  ['CallExpression[callee.name="require"]', first, 'static'],
  ['CallExpression[callee.object.name="require"][callee.property.name="resolve"]', first, 'static'],
  ['CallExpression[callee.object.type="MetaProperty"][callee.property.name="resolve"]', first, 'late'],
  [
    `CallExpression[callee.object.name="jest"][callee.property.name=/^(${JEST.join('|')})$/]`,
    first,
    'static',
  ],
  ['NewExpression[callee.name=/Worker$/] > NewExpression[callee.name="URL"]', first, 'late'],
];

/** @param {Node} [node] */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions?.length === 0)
    return node.quasis?.[0]?.value.cooked;
  return undefined;
}

/** @param {Node} node */
function isTypeOnly(node) {
  if (String(node.type) === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type')
    return true;
  const kinds = node.specifiers?.map((one) => one.importKind ?? one.exportKind) ?? [];
  return kinds.length > 0 && kinds.every((kind) => kind === 'type');
}

/**
 * Visitors that call `check` for every module a file names.
 * @param {(found: Found) => void} check
 * @returns {import('eslint').Rule.RuleListener}
 */
export function onImports(check) {
  return Object.fromEntries(
    IMPORTS.map(([selector, sourceOf, how]) => [
      selector,
      (/** @type {Node} */ node) => {
        const source = textOf(sourceOf(node));
        if (source) check({ node, source, isType: isTypeOnly(node), isLate: how === 'late' });
      },
    ]),
  );
}
