/** @jest-config-loader esbuild-register */
import type { Config } from 'jest'
import { bouncerProgram } from './test/support/database/bouncerProgram'

/** Packages that ship only ES modules; Jest runs CommonJS, so these go through the compiler too. */
const ESM_ONLY = [
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@borewit',
  '@tokenizer',
  '@redux-devtools',
  'age-encryption',
  '@noble',
  '@scure',
]

const common = {
  runtime: '<rootDir>/test/support/runtime.cjs',
  rootDir: '.',
  moduleNameMapper: {
    '^@contract/(.*)$': '<rootDir>/src/contract/$1',
    '^@client/(.*)$': '<rootDir>/src/client/$1',
    '^@server/(.*)$': '<rootDir>/src/server/$1',
    '^@demo/(.*)$': '<rootDir>/src/demo/$1',
    '^@test/(.*)$': '<rootDir>/test/$1',
    '\\.(svg|png|webp|woff2)$': '<rootDir>/test/support/pages/asset.ts',
  },
  transform: {
    '^.+\\.(ts|tsx|js|mjs)$': '<rootDir>/test/support/compile.cjs',
    '\\.md$': '<rootDir>/test/support/markdownText.cjs',
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
} satisfies Config

const project = (displayName: string, folders: string[], more: Config = {}) => ({
  ...common,
  displayName,
  testMatch: folders.map((folder) => `<rootDir>/test/${folder}/**/*.test.{ts,tsx}`),
  ...more,
})

/**
 * What runs on a foreign PostgreSQL too: locks, migrations, lost connections, what a server tells its listeners, and lists that
 * the server itself sorts. The rest sends the same few kinds of statement, so the embedded one speaks for both.
 */
const ON_BOTH = [
  'db/**/*',
  'files/store',
  'modules/live/**/*',
  'modules/payments/{cancel,desks,elsewhere,killed,ledger,lostConnection,oneReader,processes,references}',
  'modules/*/{idempotency,immutable,lists,parallel,race,*.property}',
  'modules/{desk/leaving,tuition/pay,cycles/undone,openings/undone}',
].map((name) => `<rootDir>/test/server/${name}.test.ts`)

/**
 * Through PgBouncer too. Verify has what could go wrong there: money under locks and lost connections, kept answers, two processes,
 * what a server tells its listeners, sign-ins, files of their own lock, imports, openings and their progress. `npm run bouncer` has all
 * that runs on a foreign PostgreSQL.
 */
const THROUGH_BOUNCER = [
  'test/bouncer/**/*',
  ...[
    'files/store',
    'modules/live/**/*',
    'modules/payments/{desks,elsewhere,ledger,lostConnection,oneReader,processes,references}',
    'modules/*/{idempotency,parallel,race}',
    'modules/session/session',
    'modules/{imports/imports,imports/progress,openings/openings}',
  ].map((name) => `test/server/${name}`),
].map((name) => `<rootDir>/${name}.test.ts`)

/** Tests on a real database: one cluster per run, one database per test file (test/support/database). */
const onDatabase = (
  displayName: string,
  where: 'embedded' | 'server' | 'bouncer',
  folders: string[],
  more: Config = {},
) =>
  project(displayName, folders, {
    ...more,
    moduleNameMapper: {
      ...common.moduleNameMapper,
      '^\\.\\./threads/threads$': '<rootDir>/test/support/server/keptThreads.ts',
    },
    testEnvironment: '<rootDir>/test/support/server/environment.cjs',
    globalSetup: `<rootDir>/test/support/database/${where}.setup.ts`,
    globalTeardown: `<rootDir>/test/support/database/${where}.teardown.ts`,
    testEnvironmentOptions: { database: where },
    globals: { TEST_DATABASE: where },
  })

/** Opening, crashes, its programs. */
const EMBEDDED_ONLY = ['/node_modules/', '<rootDir>/test/server/db/embedded/']

const config: Config = {
  // Of a test and of each hook. Only what hangs waits for it: a busy computer makes a minute of ten seconds.
  testTimeout: 300_000,
  // One more than the two cores it usually has: browser tests and those on a database wait for other processes.
  maxWorkers: 3,
  // On a busy computer Jest's half second is too short, and it warned of a leak that is none.
  workerGracefulExitTimeout: 10_000,
  reporters: ['<rootDir>/test/support/oneScreen.cjs', 'summary'],
  testSequencer: '<rootDir>/test/support/longestFirst.cjs',
  projects: [
    project('rules', ['contract', 'architecture', 'client/state'], {
      setupFilesAfterEnv: ['<rootDir>/test/support/state/timers.ts'],
    }),
    project('pages', ['client/ui', 'client/write', 'client/app', 'client/features'], {
      testEnvironment: '<rootDir>/test/support/pages/environment.ts',
      setupFilesAfterEnv: ['<rootDir>/test/support/pages/setup.ts'],
    }),
    onDatabase('server-embedded', 'embedded', ['server', 'demo', 'journeys'], {
      // Upgrades from 34 releases: once is enough, and a foreign PostgreSQL is the older one.
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/server/db/releases'],
    }),
    onDatabase('server-postgres', 'server', [], {
      testMatch: ON_BOTH,
      testPathIgnorePatterns: EMBEDDED_ONLY,
    }),
    // Where nobody installed it, verify says so.
    ...(bouncerProgram()
      ? [
          onDatabase('server-pgbouncer', 'bouncer', [], {
            testMatch:
              process.env['TEST_BOUNCER'] === 'all' ? [...THROUGH_BOUNCER, ...ON_BOTH] : THROUGH_BOUNCER,
            testPathIgnorePatterns: EMBEDDED_ONLY,
          }),
        ]
      : []),
    project('product', ['product'], {
      globalSetup: '<rootDir>/test/support/release/setup.ts',
      globalTeardown: '<rootDir>/test/support/release/teardown.ts',
    }),
    project('browser', ['browser'], {
      globalSetup: '<rootDir>/test/support/browser/setup.ts',
      globalTeardown: '<rootDir>/test/support/browser/teardown.ts',
    }),
  ] as NonNullable<Config['projects']>,
}
export default config
