import js from '@eslint/js'
import hooks from 'eslint-plugin-react-hooks'
import ts from 'typescript-eslint'

/** `...{ a, b }` keeps fields on one line where prettier would give each its own. */
const SPREAD_LITERALS = {
  selector: ':matches(JSXSpreadAttribute, ObjectExpression > SpreadElement) > ObjectExpression',
  message: 'Name the fields here; a spread literal only hides them from prettier.',
}

const OWN = '@(contract|client|server|demo|test)\\u002F'
/** Imports from far to near; a merge or an editor puts a new one anywhere. A side effect (`import './x'`) keeps its place. */
const IMPORT_ORDER = [
  [`^(?!node:)`, '^node:'],
  [`^(\\.|${OWN})`, `^(?!\\.|node:|${OWN})`],
  ['^\\.', `^${OWN}`],
  ['^\\.\\u002F', '^\\.\\.'],
].map(([near, far]) => ({
  selector: `ImportDeclaration[specifiers.length>0][source.value=/${near}/] ~ ImportDeclaration[specifiers.length>0][source.value=/${far}/]`,
  message: 'Imports come in this order: node:, packages, @contract and the like, ../, ./',
}))
const EVERYWHERE = [SPREAD_LITERALS, ...IMPORT_ORDER]

/** `/padre/${id}` and the like: only the module of addresses writes them. */
const PATH = '/^\\u002F(?!(api|login)\\b)[a-z][a-z\\u002F:-]*([?#]|$)/'
const SCREEN_PATHS = {
  selector: `:matches(Literal[value=${PATH}], TemplateLiteral > TemplateElement:first-child[value.raw=${PATH}])`,
  message: 'Take the address of a screen from contract/domain/screenPaths.ts.',
}

/** `Math.round(pesos * 100)`, `100 * saldo`, `Number(text) * 100`, `centavos / 100`. A percent is not money. */
const MONEY = '/peso|^monto|saldo|importe|abono|cargo|precio|costo|total|denominacion|amount|balance/i'
const HUNDRED = {
  selector: [
    "CallExpression[callee.property.name='round'] > BinaryExpression[operator='*']:matches([left.value=100], [right.value=100])",
    `BinaryExpression[operator='*'][right.value=100]:matches([left.name=${MONEY}], [left.property.name=${MONEY}], [left.callee.name='Number'])`,
    `BinaryExpression[operator='*'][left.value=100]:matches([right.name=${MONEY}], [right.property.name=${MONEY}])`,
    "BinaryExpression[operator='/'][right.value=100]:matches([left.name=/centavo/i], [left.property.name=/centavo/i], [left.callee.property.name='round'])",
  ].join(', '),
  message:
    'Pesos become centavos, and back, by contract/domain/money.ts; a percent its hundredths by percents.ts.',
}

export default ts.config(
  { ignores: ['dist/', 'release/', 'data/', 'data-demo/', 'node_modules/', 'coverage/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    files: ['**/*.{js,cjs}'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: {
        require: 'readonly',
        module: 'writable',
        process: 'readonly',
        __dirname: 'readonly',
        __filename: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  { files: ['public/**/*.js'], languageOptions: { globals: { window: 'readonly' } } },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      'no-undef': 'off',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      'no-duplicate-imports': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...EVERYWHERE],
    },
  },
  {
    files: ['src/{contract,server,demo}/**/*.ts'],
    ignores: ['src/contract/domain/{money,percents}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...EVERYWHERE, HUNDRED] },
  },
  {
    files: ['src/contract/**/*.rules.ts', 'src/server/modules/search/*.ts'],
    // Addresses for parents, outside of the app's screens.
    ignores: ['src/contract/{certificates,familyPage,groupPapers,receipts}/*.rules.ts'],
    rules: { 'no-restricted-syntax': ['error', ...EVERYWHERE, HUNDRED, SCREEN_PATHS] },
  },
  { files: ['src/client/**/*.{ts,tsx}'], ...hooks.configs.flat.recommended },
  {
    files: ['src/client/**/*.{ts,tsx}'],
    // opensWith is in the first kilobyte, before the libraries: it writes its addresses itself.
    ignores: ['src/client/state/core/reads.ts', 'src/client/app/early/opensWith.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...EVERYWHERE,
        SCREEN_PATHS,
        HUNDRED,
        {
          selector:
            ':matches(ImportSpecifier > Identifier, Property > Identifier.key, MemberExpression > Identifier.property)[name=/^use(?!Media)\\w*Query(State|Subscription)?$/]',
          message:
            'Read by listHook, detailHook or answerHook (state/core/reads.ts): rows and status of one argument, never of two.',
        },
        {
          selector: ":matches(JSXAttribute[name.name='sx'], Property[key.name='sx'])",
          message: 'What is drawn is a styled() constant, with props where it changes.',
        },
        {
          selector:
            'JSXOpeningElement[name.name=/Button$/] > JSXAttribute[name.name=/^(loading|disableRipple|centerRipple)$/]',
          message:
            'The build leaves out MUI’s ripples and the waiting look of its buttons (webpack.config.js).',
        },
      ],
    },
  },
  {
    files: ['src/client/**/*.{ts,tsx}'],
    ignores: ['src/client/ui/drafts/useKeptForm.ts', 'src/client/ui/parts/lazyPart.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@mui/material/CircularProgress',
              message:
                'The build leaves it out of MUI’s buttons (webpack.config.js): LinearProgress, or a skeleton.',
            },
            {
              name: 'react-hook-form',
              importNames: ['useForm'],
              message: 'useKeptForm keeps what was typed over the end of a session (decisions/0029).',
            },
            {
              name: 'react',
              importNames: ['lazy'],
              message: 'lazyPage and lazyPart wait for a line and try again (decisions/0029).',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['test/**/*.{ts,tsx}'],
    rules: { 'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }] },
  },
  // Answers under test are read as they come: a wrong guess about their shape fails the test itself.
  { files: ['test/support/server/**'], rules: { '@typescript-eslint/no-explicit-any': 'off' } },
  {
    files: ['src/server/**/main.ts', 'src/server/dev/**', 'test/bench/**', 'test/support/**'],
    rules: { 'no-console': 'off' },
  },
)
