import { ConfigError, readConfig, type Config } from '@server/config'
import type { DemoSize } from './plan'

/** Public: only for databases of made-up data. */
export const DEMO_USER = 'direccion'
export const DEMO_PASSWORD = 'Demostracion#1'

const SMALL: DemoSize = { pupils: 180, years: 2 }
const MIN_PUPILS = 20
const MAX_PUPILS = 2_000

const OPENINGS = new Map([
  ['apertura', './data-apertura'],
  ['apertura antes', './data-apertura-antes'],
])

interface DemoSchool {
  readonly size: DemoSize | null
  readonly folder: string
}

/** No argument: the small school; a number: so many pupils, in the school's third year. @throws ConfigError */
const demoSchool = (args: readonly string[]): DemoSchool => {
  const words = args.filter((arg) => !arg.startsWith('-')).join(' ')
  const opening = OPENINGS.get(words)
  if (opening !== undefined) return { size: null, folder: opening }
  if (words === '') return { size: SMALL, folder: './data-demo' }
  const pupils = /^\d{1,5}$/.test(words) ? Number(words) : 0
  if (pupils >= MIN_PUPILS && pupils <= MAX_PUPILS)
    return { size: { pupils, years: 3 }, folder: `./data-demo-${pupils}` }
  const commands = [...OPENINGS.keys()].map((each) => `npm run demo -- ${each}`)
  throw new ConfigError(
    `No hay una demostración «${words}». Hay: npm run demo, npm run demo -- 420 (de ${MIN_PUPILS} a ${MAX_PUPILS} alumnos), ${commands.join(', ')}`,
  )
}

const DEFAULTS = {
  BACKUP_HOUR: 'no',
  BACKUP_SECONDS: 'no',
  SCHOOL_NAME: 'Colegio Benito Juárez',
  SCHOOL_ADDRESS: 'Av. Hidalgo 123, Centro, 68000 Oaxaca de Juárez, Oax. · Tel. 951 123 4567',
  ADMIN_USER: DEMO_USER,
  ADMIN_PASSWORD: DEMO_PASSWORD,
} as const

export type DemoConfig = Config &
  Pick<DemoSchool, 'size'> & { readonly adminUser: string; readonly adminPassword: string }

/** @param args of the command: which school to make @throws ConfigError for the first wrong value */
export const demoConfig = (
  env: Record<string, string | undefined>,
  args: readonly string[] = [],
): DemoConfig => {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const { size, folder } = demoSchool(args)
  const {
    adminUser = DEMO_USER,
    adminPassword = DEMO_PASSWORD,
    ...config
  } = readConfig({
    ...DEFAULTS,
    DATA_DIR: folder,
    SMTP_URL: `carpeta:${variables['DATA_DIR'] ?? folder}/correos`,
    ...variables,
  })
  return { ...config, size, adminUser, adminPassword }
}
