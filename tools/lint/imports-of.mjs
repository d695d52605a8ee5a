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

/** Where a module is named, as ESLint selectors; `how` tells a late import from one that comes with the file. */
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

function first(node) {
  return node.arguments[0];
}

function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
  return undefined;
}

function isTypeOnly(node) {
  if (node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type') return true;
  const kinds = node.specifiers?.map((one) => one.importKind ?? one.exportKind) ?? [];
  return kinds.length > 0 && kinds.every((kind) => kind === 'type');
}

/** Visitors that call `check({ node, source, isType, isLate })` for every module a file names. */
export function onImports(check) {
  return Object.fromEntries(
    IMPORTS.map(([selector, sourceOf, how]) => [
      selector,
      (node) => {
        const source = textOf(sourceOf(node));
        if (source !== undefined) check({ node, source, isType: isTypeOnly(node), isLate: how === 'late' });
      },
    ]),
  );
}
