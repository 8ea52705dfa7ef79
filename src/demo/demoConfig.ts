import { ConfigError, readConfig, type Config } from '@server/config'

/** Public, so use it for made-up data only. */
export const DEMO_USER = 'direccion'
export const DEMO_PASSWORD = 'Demostracion#1'

/** The folder of each school that `npm run demo` makes, by its arguments. */
const FOLDERS = new Map([
  ['', './data-demo'],
  // Has just come in with its balances.
  ['apertura', './data-apertura'],
  // The same school before it came in: users and prices, no pupil.
  ['apertura antes', './data-apertura-antes'],
])

const folderOf = (args: readonly string[]): string => {
  const asked = args.filter((arg) => !arg.startsWith('-')).join(' ')
  const folder = FOLDERS.get(asked)
  if (folder !== undefined) return folder
  const known = [...FOLDERS.keys()].filter(Boolean).map((each) => `npm run demo -- ${each}`)
  throw new ConfigError(`No hay una demostración «${asked}». Hay: npm run demo, ${known.join(', ')}`)
}

const DEFAULTS = {
  // Made-up data needs no backup.
  BACKUP_HOUR: 'no',
  SCHOOL_NAME: 'Colegio Benito Juárez',
  SCHOOL_ADDRESS: 'Av. Hidalgo 123, Centro, 68000 Oaxaca de Juárez, Oax. · Tel. 951 123 4567',
  ADMIN_USER: DEMO_USER,
  ADMIN_PASSWORD: DEMO_PASSWORD,
} as const

/** The first user is always known here. */
export type DemoConfig = Config & { readonly adminUser: string; readonly adminPassword: string }

/**
 * The environment of `npm start` with the demo's own defaults; an empty variable counts as absent there too.
 * @param args of the command: which school is made
 * @throws ConfigError for the first wrong value
 */
export const demoConfig = (
  env: Record<string, string | undefined>,
  args: readonly string[] = [],
): DemoConfig => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const {
    adminUser = DEMO_USER,
    adminPassword = DEMO_PASSWORD,
    ...config
  } = readConfig({ ...DEFAULTS, DATA_DIR: folderOf(args), ...given })
  return { ...config, adminUser, adminPassword }
}
