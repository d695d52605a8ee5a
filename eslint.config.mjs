import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';
import { boundaries } from './scripts/lint/boundaries.mjs';

const ENV_MESSAGE = 'Read the environment in env.ts, where it is checked once at boot.';
const HISTORY_MESSAGE =
  'Migrations are history: literals only, and of TypeORM its types. What is imported changes later, and with it the tables of new installations.';
const BROWSER_MESSAGE = 'libs/bartender runs in browsers too: it must not import what only Node has.';
const WORDS_MESSAGE =
  'Guests type words such as "constructor", which every plain object has: look them up in a Map.';

export default ts.config(
  { ignores: ['**/dist/', '**/bundle/', '**/node_modules/', '.nx/', '.data/', 'test-results/', 'docs/'] },
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
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['services/*/src/**/*.ts', 'libs/service/src/**/*.ts', 'gateway/src/**/*.ts'],
    ignores: ['**/env.ts', '**/*.test.ts', '**/testing/**'],
    languageOptions: { globals: globals.node },
    rules: {
      'no-restricted-properties': ['error', { object: 'process', property: 'env', message: ENV_MESSAGE }],
    },
  },
  {
    files: [
      'scripts/**',
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
    files: ['**/migrations/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^(?!typeorm$)', message: HISTORY_MESSAGE },
            { regex: '^typeorm$', message: HISTORY_MESSAGE, allowTypeImports: true },
          ],
        },
      ],
    },
  },
  {
    files: ['libs/bartender/src/**/*.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: '^node:', message: BROWSER_MESSAGE }] }],
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
  ...boundaries,
);
