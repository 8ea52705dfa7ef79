/** The places a test database can live: the product's own embedded server, a PostgreSQL over TCP, or that one behind PgBouncer. */
export type Variant = 'embedded' | 'server' | 'bouncer'

/** The template that every test file clones; connections to it are refused. */
export const TEMPLATE = 'escuela_plantilla'

/** Environment variable with user and password of the application's role, the same in every place. */
export const APPLICATION = 'TEST_DB_APPLICATION'

/** Environment variable with host and port of PgBouncer. */
export const BOUNCER = 'TEST_DB_BOUNCER_HOST'

/** Environment variable with the address of the template, handed from Jest's global set-up to its workers. */
export const environmentName = (variant: Variant): string => `TEST_DB_${variant.toUpperCase()}`

const isVariant = (name: string | undefined): name is Variant =>
  name === 'embedded' || name === 'server' || name === 'bouncer'

/** The variant of the Jest project this file runs in (`globals` in jest.config.ts). */
export const currentVariant = (): Variant => {
  const { TEST_DATABASE } = globalThis as { TEST_DATABASE?: string }
  if (!isVariant(TEST_DATABASE)) throw new Error('Only the projects of the server have a database.')
  return TEST_DATABASE
}
