import { isIP } from 'node:net'
import path from 'node:path'
import { passwordProblem } from '@contract/domain/password'
import { MIN_SECRET } from './secretFile'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export interface Config {
  readonly port: number
  readonly host: string
  /** Absolute. */
  readonly dataDir: string
  /** Whose `X-Forwarded-For` is believed: addresses and networks, parted by commas. */
  readonly trustedProxy: string
  /** Absolute; a folder that several processes share, `files` in DATA_DIR otherwise. */
  readonly filesDir: string
  /** A PostgreSQL server instead of the embedded one. */
  readonly databaseUrl: string | undefined
  /** Who owns the tables there, for migrations only. */
  readonly databaseAdminUrl: string | undefined
  /** First user of an empty database. */
  readonly adminUser: string | undefined
  readonly adminPassword: string | undefined
  readonly schoolName: string
  /** On papers, below the name. */
  readonly schoolAddress: string | undefined
  /** File of a png or jpg for papers; looked at when the server starts (`readLogo`). */
  readonly schoolLogo: string | undefined
  /** Base of the addresses printed on papers, without a slash at the end; undefined: where the server was asked. */
  readonly publicUrl: string | undefined
  /** IANA name; "today" is the school's day. */
  readonly timeZone: string
  /** Folder of the nightly backups, absolute. */
  readonly backupDir: string
  /** The school's hour from which a night's backup is made, 0 to 23; null: none is made by itself. */
  readonly backupHour: number | null
  /** Backups are encrypted with it, and encrypted ones opened. */
  readonly backupPassphrase: string | undefined
  /** Undefined: the one in the database, made with the first start (`sharedSecret`). */
  readonly sessionSecret: string | undefined
  /** Opens /api/metrics from other machines; undefined: from this one only. */
  readonly metricsToken: string | undefined
  /** Undefined: `warn` at a terminal, `info` for a service. */
  readonly logLevel: LogLevel | undefined
}

/** A variable with a wrong value. The message is one Spanish sentence that names the variable, never its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** A backup can be guessed at without end by who has the file. */
const MIN_PASSPHRASE = 12
const MAX_NAME = 120
const MAX_ADDRESS = 250

const portFrom = (text: string): number => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN
  // 0 asks the system for a free one.
  if (!(port <= 65_535)) throw new ConfigError('PORT debe ser un número entero de 0 a 65535.')
  return port
}

const hostFrom = (text: string): string => {
  if (!/^[\w.:%-]+$/.test(text))
    throw new ConfigError('HOST debe ser una dirección IP o el nombre de esta máquina.')
  return text
}

/** This machine, an address, or a network such as 10.0.0.0/24. */
const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** Never everybody: whoever is believed says from where a call comes, and sign-ins are counted by that. */
const proxyFrom = (text: string): string => {
  const parts = text.split(',').map((part) => part.trim())
  if (!parts.every((part) => part === 'loopback' || (isNetwork(part) && !/\/0+$/.test(part))))
    throw new ConfigError(
      'TRUSTED_PROXY debe ser «loopback», direcciones IP o redes como 10.0.0.0/24, separadas por comas.',
    )
  return parts.join(',')
}

const databaseUrlFrom = (variable: string, text: string): string => {
  const protocol = URL.canParse(text) ? new URL(text).protocol : ''
  if (protocol !== 'postgres:' && protocol !== 'postgresql:')
    throw new ConfigError(`${variable} debe tener la forma postgres://usuario:contraseña@servidor:5432/base.`)
  return text
}

const lineFrom = (variable: string, text: string, max: number): string => {
  if ([...text].length > max || /\p{Cc}/u.test(text))
    throw new ConfigError(`${variable} debe ser un texto de una línea de hasta ${max} caracteres.`)
  return text
}

const nameFrom = (variable: string, text: string): string => lineFrom(variable, text, MAX_NAME)

/** A parent's telephone opens what is made of it: an address of the web and nothing after its path. */
const publicUrlFrom = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new ConfigError('PUBLIC_URL debe tener la forma https://escuela.mx, sin nada detrás.')
  return url.href.replace(/\/+$/, '')
}

const passwordFrom = (text: string): string => {
  const problem = passwordProblem(text)
  if (problem) throw new ConfigError(`ADMIN_PASSWORD no sirve: ${problem}`)
  return text
}

/** Only names: an offset such as +05:00, which Intl takes too, means the opposite to PostgreSQL. */
const timeZoneFrom = (text: string): string => {
  try {
    if (!/^[A-Za-z]/.test(text)) throw new RangeError(text)
    return new Intl.DateTimeFormat('es-MX', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    throw new ConfigError('SCHOOL_TIME_ZONE debe ser una zona horaria como America/Mexico_City.')
  }
}

const secretFrom = (variable: string, text: string): string => {
  if (text.length < MIN_SECRET)
    throw new ConfigError(`${variable} debe tener al menos ${MIN_SECRET} caracteres.`)
  return text
}

const hourFrom = (text: string): number | null => {
  if (text.toLowerCase() === 'no') return null
  if (!/^([01]?\d|2[0-3])$/.test(text))
    throw new ConfigError('BACKUP_HOUR debe ser una hora de 0 a 23, o «no» para no respaldar cada noche.')
  return Number(text)
}

/** @throws ConfigError that names where it came from */
export const passphraseFrom = (text: string, named = 'BACKUP_PASSPHRASE'): string => {
  if ([...text].length < MIN_PASSPHRASE)
    throw new ConfigError(`${named} debe tener al menos ${MIN_PASSPHRASE} caracteres.`)
  return text
}

const logLevelFrom = (text: string): LogLevel => {
  const level = LOG_LEVELS.find((each) => each === text)
  if (!level) throw new ConfigError(`LOG_LEVEL debe ser uno de estos valores: ${LOG_LEVELS.join(', ')}.`)
  return level
}

/**
 * Reads the environment once. An empty variable counts as absent (compose files pass them so); spaces around a value are dropped,
 * except in passwords and secrets.
 * @throws ConfigError for the first wrong value
 */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const exact = (variable: string) => env[variable] || undefined
  const given = (variable: string) => env[variable]?.trim() || undefined
  const read = <T>(text: string | undefined, from: (text: string) => T): T | undefined =>
    text === undefined ? undefined : from(text)
  const databaseUrlOf = (variable: string) => read(given(variable), (text) => databaseUrlFrom(variable, text))
  if (given('DATABASE_ADMIN_URL') && !given('DATABASE_URL'))
    throw new ConfigError('DATABASE_ADMIN_URL se usa junto con DATABASE_URL: falta esta última.')
  const dataDir = path.resolve(given('DATA_DIR') ?? './data')
  return Object.freeze({
    port: portFrom(given('PORT') ?? '3000'),
    host: hostFrom(given('HOST') ?? '127.0.0.1'),
    dataDir,
    trustedProxy: proxyFrom(given('TRUSTED_PROXY') ?? 'loopback'),
    filesDir: path.resolve(given('FILES_DIR') ?? path.join(dataDir, 'files')),
    databaseUrl: databaseUrlOf('DATABASE_URL'),
    databaseAdminUrl: databaseUrlOf('DATABASE_ADMIN_URL'),
    adminUser: read(given('ADMIN_USER'), (text) => nameFrom('ADMIN_USER', text)),
    adminPassword: read(exact('ADMIN_PASSWORD'), passwordFrom),
    schoolName: nameFrom('SCHOOL_NAME', given('SCHOOL_NAME') ?? 'Mi Escuela'),
    schoolAddress: read(given('SCHOOL_ADDRESS'), (text) => lineFrom('SCHOOL_ADDRESS', text, MAX_ADDRESS)),
    schoolLogo: read(given('SCHOOL_LOGO'), (text) => path.resolve(text)),
    publicUrl: read(given('PUBLIC_URL'), publicUrlFrom),
    timeZone: timeZoneFrom(given('SCHOOL_TIME_ZONE') ?? 'America/Mexico_City'),
    sessionSecret: read(exact('SESSION_SECRET'), (text) => secretFrom('SESSION_SECRET', text)),
    metricsToken: read(exact('METRICS_TOKEN'), (text) => secretFrom('METRICS_TOKEN', text)),
    backupDir: path.resolve(given('BACKUP_DIR') ?? path.join(dataDir, 'respaldos')),
    backupHour: hourFrom(given('BACKUP_HOUR') ?? '3'),
    backupPassphrase: read(exact('BACKUP_PASSPHRASE'), (text) => passphraseFrom(text)),
    logLevel: read(given('LOG_LEVEL'), logLevelFrom),
  })
}
