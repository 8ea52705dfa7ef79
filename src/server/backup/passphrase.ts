import path from 'node:path'
import { passphraseFrom, type Config } from '../config'
import { typed } from '../password/askPassword'
import { StartError } from '../startError'
import { readSecretKey, secretKeyOfFile } from './keys/secretKey'
import { lockKindOf } from './verifyBackup'

const WITH_VALUE = ['--llave', '--hasta', '--fila']

/** `--name value` or `--name=value`. @throws StartError without a value */
export const optionOf = (args: readonly string[], name: string): string | undefined => {
  const at = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`))
  if (at < 0) return undefined
  const joined = args[at]?.slice(name.length + 1)
  const value = joined === '' ? args[at + 1] : joined
  if (!value || value.startsWith('--')) throw new StartError(`Falta lo que va después de ${name}.`)
  return value
}

export const rowOf = (args: readonly string[]): number | undefined => {
  const row = Number(optionOf(args, '--fila'))
  return Number.isInteger(row) && row > 0 ? row : undefined
}

/** npm changes the folder, so names are resolved from where the user typed them. */
const typedPath = (name: string): string => path.resolve(process.env['INIT_CWD'] ?? '.', name)

/** @throws StartError without a name */
export const backupFile = (args: readonly string[], command: string): string => {
  const [file] = args.filter(
    (arg, at) => !arg.startsWith('--') && !WITH_VALUE.includes(args[at - 1] as string),
  )
  if (!file) throw new StartError(`Falta el nombre del archivo: npm run ${command} -- ARCHIVO`)
  return typedPath(file)
}

const ENDED = 'No se hizo nada.'

/** BACKUP_PASSPHRASE, or typed twice with `--cifrar`. @throws StartError, ConfigError when it is too short or the two differ */
export const passphraseToMake = async (
  { backupPassphrase }: Config,
  args: readonly string[],
): Promise<string | undefined> => {
  if (backupPassphrase !== undefined || !args.includes('--cifrar')) return backupPassphrase
  if (!process.stdin.isTTY) throw new StartError('Dé la contraseña del respaldo en BACKUP_PASSPHRASE.')
  const first = passphraseFrom(await typed('Contraseña del respaldo: ', ENDED), 'La contraseña')
  if ((await typed('Otra vez: ', ENDED)) !== first)
    throw new StartError('Las dos contraseñas no son iguales: no se hizo nada.')
  return first
}

const KEY_ASKED = 'Llave de los respaldos (AGE-SECRET-KEY-1…)'

/** The key of `--llave FILE`, or typed; undefined without a terminal, where nobody would answer. @throws StartError */
const secretKeyToOpen = async (args: readonly string[]): Promise<string | undefined> => {
  const file = optionOf(args, '--llave')
  if (file !== undefined) return secretKeyOfFile(typedPath(file))
  if (!process.stdin.isTTY) return undefined
  return readSecretKey(await typed(`${KEY_ASKED}: `, ENDED))
}

/** What opens this file, passphrase or secret key; undefined for one in clear, or when nobody can be asked. @throws StartError */
export const secretToOpen = async (
  { backupPassphrase }: Config,
  file: string,
  args: readonly string[],
): Promise<string | undefined> => {
  const kind = await lockKindOf(file)
  if (kind === 'LLAVE') return secretKeyToOpen(args)
  if (kind === 'NINGUNA' || backupPassphrase !== undefined || !process.stdin.isTTY) return backupPassphrase
  return typed('Contraseña del respaldo: ', ENDED)
}

/** The same for the continuous copy, of which only its restore finds out whether it is encrypted. @throws StartError */
export const secretToOpenFolder = async (
  { backupPassphrase }: Config,
  args: readonly string[],
): Promise<string | undefined> => {
  if (optionOf(args, '--llave') !== undefined) return secretKeyToOpen(args)
  if (backupPassphrase !== undefined || !process.stdin.isTTY) return backupPassphrase
  const key = await typed(`${KEY_ASKED}; nada si la copia no está cifrada: `, ENDED)
  return key.trim() === '' ? undefined : readSecretKey(key)
}
