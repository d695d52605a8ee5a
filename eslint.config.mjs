import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import ts from 'typescript-eslint';
import { bareTextPlugin } from './tools/lint/bare-text.mjs';
import { boundariesConfig } from './tools/lint/boundaries.mjs';
import { LINEAR_PATTERNS } from './tools/lint/linear-patterns.mjs';

const ENV_MESSAGE = 'Read the environment in env.ts, where it is checked once at boot.';
const ANY_MESSAGE =
  'Node 20 loses a time-out in it when it collects garbage: give the call one signal, and a timeout.';
const WORDS_MESSAGE =
  'Guests type words such as "constructor", which every plain object has: look them up in a Map.';

const ELEMENTS_MESSAGE =
  'Find no element of another part: begin the selector with what only this part draws, and read heights from CSS variables.';
const IN_THE_PAGE = 'CallExpression[callee.object.name="document"][callee.property.name=/^querySelector/]';

/** Rows of data: a reader looks one up and reads no file of them from end to end. */
const DATA = ['libs/contracts/src/seed-menu/**'];

/** Functions that hold what their inner ones share, and would be longer as classes; no new ones. */
const LONG_FUNCTIONS = [
  'gateway/src/gateway.ts',
  'libs/ui/src/dialog/dialog.tsx',
  'mf-ai/src/chat/window/conversation.ts',
  'mf-ai/src/recommendations/use-recommendations.ts',
];

export default ts.config(
  {
    ignores: [
      '**/dist/',
      '**/bundle/',
      '**/node_modules/',
      '.nx/',
      '.data/',
      '.peanut/',
      'test-results/',
      'docs/',
    ],
  },
  js.configs.recommended,
  ...ts.configs.strict,
  {
    rules: {
      'no-console': ['error', { allow: ['warn', 'error'] }],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-expect-error': 'allow-with-description' },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Taking a member out of an object names it, whether it is used or not.
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', ignoreRestSiblings: true }],
      // Nest's modules and decorators are classes without members.
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      // A name for a derived type, which messages and editors show instead of its parts.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    },
  },
  {
    // Nest reads constructor parameter types at run time: turning them into type imports would break injection.
    files: ['services/**/*.ts', 'libs/service/**/*.ts', 'libs/contracts/src/requests/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['shell/**/*.tsx', 'mf-*/**/*.tsx', 'libs/{editing,web}/**/*.{ts,tsx}', 'libs/ui/**/*.tsx'],
    ...a11y.flatConfigs.strict,
  },
  {
    files: [
      'shell/**/*.{ts,tsx}',
      'mf-*/**/*.{ts,tsx}',
      'libs/{editing,web}/**/*.{ts,tsx}',
      'libs/ui/**/*.{ts,tsx}',
    ],
    // They ask React's compiler about each file, which has nothing to say about tests.
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['services/*/src/**/*.ts', 'libs/service/src/**/*.ts', 'gateway/src/**/*.ts'],
    ignores: ['**/env.ts', '**/*.test.ts', '**/testing/**'],
    languageOptions: { globals: globals.node },
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: ENV_MESSAGE },
        { object: 'AbortSignal', property: 'any', message: ANY_MESSAGE },
      ],
    },
  },
  {
    files: [
      'ops/**',
      'tools/**',
      'proof/**',
      'bench/**',
      'e2e/**',
      '**/*.config.mjs',
      '**/*.test.{ts,tsx}',
      '**/test/**',
      '**/testing/**',
    ],
    languageOptions: { globals: { ...globals.node, ...globals.jest } },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['libs/bartender/src/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', 'Buffer', 'process', 'setImmediate'],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'TSTypeReference[typeName.name="Record"] > TSTypeParameterInstantiation > TSStringKeyword:first-child',
          message: WORDS_MESSAGE,
        },
        { selector: 'BinaryExpression[operator="in"]', message: WORDS_MESSAGE },
      ],
    },
  },
  {
    // What stands there in another part's elements is that part's to say: libs/web/src/layout/published-heights.ts.
    files: ['mf-*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `${IN_THE_PAGE}[arguments.0.value=/^(header|nav|main|footer|\\[role|\\[aria)/]`,
          message: ELEMENTS_MESSAGE,
        },
        { selector: `${IN_THE_PAGE}[arguments.0.type="Identifier"]`, message: ELEMENTS_MESSAGE },
      ],
    },
  },
  {
    // With types, so from one program over all parts. A promise that nobody waits for loses its error.
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: { project: './tsconfig.lint.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      // React's handlers may be async: what they throw is theirs to show.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    // A text that a pattern takes ages over keeps everybody waiting. Patterns that are put together while the program
    // runs are held to the same rules by libs/bartender/src/patterns.test.ts.
    ignores: [
      '**/*.test.{ts,tsx,mjs}',
      '**/{test,testing,evaluation}/**',
      'bench/**',
      'e2e/**',
      'proof/{fuzzing,lib,operations}/**',
    ],
    plugins: { regexp },
    rules: LINEAR_PATTERNS,
  },
  {
    files: ['**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/gallery/**'],
    plugins: { page: bareTextPlugin },
    rules: { 'page/no-bare-text': 'error' },
  },
  {
    // All lines count, blank ones and comments too: what is read is the file.
    ignores: ['**/*.test.{ts,tsx,mjs}', '**/*.spec.ts', ...DATA],
    rules: { 'max-lines': ['error', 250] },
  },
  {
    ignores: ['**/*.test.{ts,tsx,mjs}', '**/*.spec.ts', '**/test/**', ...LONG_FUNCTIONS],
    rules: { 'max-lines-per-function': ['error', 60] },
  },
  boundariesConfig,
);
