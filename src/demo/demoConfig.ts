import { readConfig, type Config } from '@server/config'

/** Public, so use it for made-up data only. */
export const DEMO_USER = 'direccion'
export const DEMO_PASSWORD = 'Demostracion#1'

const DEFAULTS = {
  DATA_DIR: './data-demo',
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
 * @throws ConfigError for the first wrong value
 */
export const demoConfig = (env: Record<string, string | undefined>): DemoConfig => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const {
    adminUser = DEMO_USER,
    adminPassword = DEMO_PASSWORD,
    ...config
  } = readConfig({ ...DEFAULTS, ...given })
  return { ...config, adminUser, adminPassword }
}
