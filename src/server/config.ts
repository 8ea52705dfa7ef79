import { isIP } from 'node:net'
import path from 'node:path'
import { passwordProblem } from '@contract/domain/password'
import { changedMail, isThisMachine, mailProblems, UNSET_MAIL } from '@contract/mail/mail.rules'
import { UNNAMED_SCHOOL } from '@contract/school/school.rules'
import type { MailEnvironment } from './modules/mail/settings'
import { MIN_SECRET } from './security/secretFile'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Proxies whose `X-Forwarded-For` is trusted: addresses and networks, separated by commas. */
  readonly trustedProxy: string
  /** Shared by all processes on one database. Default: `files` in DATA_DIR. */
  readonly filesDir: string
  readonly databaseUrl: string | undefined
  readonly databaseAdminUrl: string | undefined
  /** The server itself, where `databaseUrl` leads through PgBouncer. */
  readonly databaseDirectUrl: string | undefined
  readonly adminUser: string | undefined
  readonly adminPassword: string | undefined
  readonly schoolName: string
  readonly schoolAddress: string | undefined
  readonly schoolLogo: string | undefined
  /** Base of the addresses printed on PDFs, without a trailing slash; undefined: the address of the request. */
  readonly publicUrl: string | undefined
  /** IANA name; decides what "today" is. */
  readonly timeZone: string
  readonly backupDir: string
  readonly backupHour: number | null
  /** Seconds: anything older is in the continuous copy; null: none is kept. */
  readonly backupSeconds: number | null
  readonly backupPassphrase: string | undefined
  /** Copies in clear although there is a key: BACKUP_PLAIN. */
  readonly backupPlain: boolean
  /** Undefined: the secret in the database, created at the first start (`readSharedSecret`). */
  readonly sessionSecret: string | undefined
  /** Seals second factors; undefined: a file in DATA_DIR, made at the first start. */
  readonly secretsKey: string | undefined
  /** Undefined: no mail until the school saves its own settings. */
  readonly mail: MailEnvironment | undefined
  readonly metricsToken: string | undefined
  readonly publicDocs: boolean
  /** Undefined: `warn` at a terminal, `info` for a service. */
  readonly logLevel: LogLevel | undefined
}

/** The message is a Spanish sentence that names the variable, never its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** A stolen backup allows unlimited guesses, so a short passphrase would be found. */
const MIN_PASSPHRASE = 12
const MAX_NAME = 120
const MAX_ADDRESS = 250

const portFrom = (text: string): number => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN
  if (!(port <= 65_535)) throw new ConfigError('PORT debe ser un número entero de 0 a 65535.')
  return port
}

const hostFrom = (text: string): string => {
  if (!/^[\w.:%-]+$/.test(text))
    throw new ConfigError('HOST debe ser una dirección IP o el nombre de esta máquina.')
  return text
}

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** Not every address: a trusted proxy decides the address of a call, and sign-ins are counted by that address. */
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

/** A parent's phone opens addresses built from PUBLIC_URL, so it must be a web address without user, query or fragment. */
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

/** Only names: PostgreSQL reads an offset such as +05:00, which Intl accepts too, with the opposite sign. */
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

const MAIL_FORM =
  'SMTP_URL debe tener la forma smtps://usuario:contraseña@servidor:465?remitente=cobranza@escuela.mx (o smtp:// con STARTTLS); carpeta:/ruta escribe los correos en una carpeta y no los envía.'

/** `carpeta:` is for trying the product: nothing leaves it. */
const mailFrom = (text: string): MailEnvironment => {
  if (text.startsWith('carpeta:')) {
    const folder = text.slice('carpeta:'.length)
    if (folder === '') throw new ConfigError(MAIL_FORM)
    const remitente = { nombre: null, correo: 'avisos@escuela.invalid' }
    const settings = { ...UNSET_MAIL, servidor: 'localhost', remitente, activo: true }
    return { settings, password: null, folder: path.resolve(folder) }
  }
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname) throw new ConfigError(MAIL_FORM)
  const isTls = url.protocol === 'smtps:'
  const plain = isThisMachine(url.hostname) ? 'NINGUNA' : 'STARTTLS'
  const usuario = decodeURIComponent(url.username) || null
  const correo = url.searchParams.get('remitente') ?? (usuario?.includes('@') ? usuario : null)
  const settings = changedMail(UNSET_MAIL, {
    servidor: url.hostname,
    puerto: Number(url.port) || (isTls ? 465 : 587),
    seguridad: isTls ? 'TLS' : plain,
    usuario,
    remitente: { correo },
    activo: true,
  })
  const [problem] = Object.values(mailProblems(settings))
  if (problem !== undefined || correo === null) throw new ConfigError(`SMTP_URL: ${problem ?? MAIL_FORM}`)
  return { settings, password: decodeURIComponent(url.password) || null, folder: null }
}

const hourFrom = (text: string): number | null => {
  if (text.toLowerCase() === 'no') return null
  if (!/^([01]?\d|2[0-3])$/.test(text))
    throw new ConfigError('BACKUP_HOUR debe ser una hora de 0 a 23, o «no» para no respaldar cada noche.')
  return Number(text)
}

const secondsFrom = (text: string): number | null => {
  if (text.toLowerCase() === 'no') return null
  if (!/^[1-9]\d{0,3}$/.test(text) || Number(text) > 3600)
    throw new ConfigError(
      'BACKUP_SECONDS debe ser de 1 a 3600 segundos, o «no» para no llevar la copia continua.',
    )
  return Number(text)
}

export const passphraseFrom = (text: string, named = 'BACKUP_PASSPHRASE'): string => {
  if ([...text].length < MIN_PASSPHRASE)
    throw new ConfigError(`${named} debe tener al menos ${MIN_PASSPHRASE} caracteres.`)
  return text
}

const plainFrom = (text: string): boolean => {
  if (!/^(s[ií]|no)$/i.test(text))
    throw new ConfigError('BACKUP_PLAIN debe ser «si» (respaldos sin cifrar) o «no».')
  return !/^no$/i.test(text)
}

const logLevelFrom = (text: string): LogLevel => {
  const level = LOG_LEVELS.find((each) => each === text)
  if (!level) throw new ConfigError(`LOG_LEVEL debe ser uno de estos valores: ${LOG_LEVELS.join(', ')}.`)
  return level
}

const publicDocsFrom = (text: string): boolean => {
  if (text !== 'publicos' && text !== 'sesion')
    throw new ConfigError('API_DOCS debe ser «sesion» o «publicos».')
  return text === 'publicos'
}

/** An empty variable counts as missing (compose files pass them so). @throws ConfigError for the first wrong value */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const exact = (variable: string) => env[variable] || undefined
  const valueOf = (variable: string) => env[variable]?.trim() || undefined
  const read = <T>(text: string | undefined, from: (text: string) => T): T | undefined =>
    text === undefined ? undefined : from(text)
  const databaseUrlOf = (variable: string) =>
    read(valueOf(variable), (text) => databaseUrlFrom(variable, text))
  for (const variable of ['DATABASE_ADMIN_URL', 'DATABASE_DIRECT_URL'])
    if (valueOf(variable) && !valueOf('DATABASE_URL'))
      throw new ConfigError(`${variable} se usa junto con DATABASE_URL: falta esta última.`)
  const dataDir = path.resolve(valueOf('DATA_DIR') ?? './data')
  return Object.freeze({
    port: portFrom(valueOf('PORT') ?? '3000'),
    host: hostFrom(valueOf('HOST') ?? '127.0.0.1'),
    dataDir,
    trustedProxy: proxyFrom(valueOf('TRUSTED_PROXY') ?? 'loopback'),
    filesDir: path.resolve(valueOf('FILES_DIR') ?? path.join(dataDir, 'files')),
    databaseUrl: databaseUrlOf('DATABASE_URL'),
    databaseAdminUrl: databaseUrlOf('DATABASE_ADMIN_URL'),
    databaseDirectUrl: databaseUrlOf('DATABASE_DIRECT_URL'),
    adminUser: read(valueOf('ADMIN_USER'), (text) => nameFrom('ADMIN_USER', text)),
    adminPassword: read(exact('ADMIN_PASSWORD'), passwordFrom),
    schoolName: nameFrom('SCHOOL_NAME', valueOf('SCHOOL_NAME') ?? UNNAMED_SCHOOL),
    schoolAddress: read(valueOf('SCHOOL_ADDRESS'), (text) => lineFrom('SCHOOL_ADDRESS', text, MAX_ADDRESS)),
    schoolLogo: read(valueOf('SCHOOL_LOGO'), (text) => path.resolve(text)),
    publicUrl: read(valueOf('PUBLIC_URL'), publicUrlFrom),
    timeZone: timeZoneFrom(valueOf('SCHOOL_TIME_ZONE') ?? 'America/Mexico_City'),
    sessionSecret: read(exact('SESSION_SECRET'), (text) => secretFrom('SESSION_SECRET', text)),
    secretsKey: read(exact('SECRETS_KEY'), (text) => secretFrom('SECRETS_KEY', text)),
    mail: read(exact('SMTP_URL'), mailFrom),
    metricsToken: read(exact('METRICS_TOKEN'), (text) => secretFrom('METRICS_TOKEN', text)),
    backupDir: path.resolve(valueOf('BACKUP_DIR') ?? path.join(dataDir, 'respaldos')),
    backupHour: hourFrom(valueOf('BACKUP_HOUR') ?? '3'),
    backupSeconds: secondsFrom(valueOf('BACKUP_SECONDS') ?? '60'),
    backupPassphrase: read(exact('BACKUP_PASSPHRASE'), (text) => passphraseFrom(text)),
    backupPlain: plainFrom(valueOf('BACKUP_PLAIN') ?? 'no'),
    publicDocs: publicDocsFrom(valueOf('API_DOCS') ?? 'sesion'),
    logLevel: read(valueOf('LOG_LEVEL'), logLevelFrom),
  })
}
