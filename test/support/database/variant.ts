/** The two places a test database can live: the product's own embedded server, or a PostgreSQL over TCP. */
export type Variant = 'embedded' | 'server'

/** The template that every test file clones; connections to it are refused. */
export const TEMPLATE = 'escuela_plantilla'

/** Environment variable with user and password of the application's role, the same in both places. */
export const APPLICATION = 'TEST_DB_APPLICATION'

/** Environment variable with the address of the template, handed from Jest's global set-up to its workers. */
export const environmentName = (variant: Variant): string =>
  variant === 'embedded' ? 'TEST_DB_EMBEDDED' : 'TEST_DB_SERVER'

/** The variant of the Jest project this file runs in (`globals` in jest.config.ts). */
export const currentVariant = (): Variant => {
  const { TEST_DATABASE } = globalThis as { TEST_DATABASE?: string }
  if (TEST_DATABASE !== 'embedded' && TEST_DATABASE !== 'server')
    throw new Error('Only the projects server-embedded and server-postgres have a database.')
  return TEST_DATABASE
}
