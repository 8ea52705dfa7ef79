import path from 'node:path'
import { passphraseFrom, type Config } from '../config'
import { typed } from '../password/askPassword'
import { StartError } from '../startError'
import { isEncrypted } from './verifyBackup'

/** Options that are followed by a value. */
const WITH_VALUE = ['--hasta']

/** `--name value` or `--name=value`. @throws StartError without a value */
export const optionOf = (args: readonly string[], name: string): string | undefined => {
  const at = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`))
  if (at < 0) return undefined
  const joined = args[at]?.slice(name.length + 1)
  const value = joined === '' ? args[at + 1] : joined
  if (!value || value.startsWith('--')) throw new StartError(`Falta lo que va después de ${name}.`)
  return value
}

/** npm changes the folder, so the name is resolved from where the user typed it. @throws StartError without a name */
export const backupFile = (args: readonly string[], command: string): string => {
  const [file] = args.filter(
    (arg, at) => !arg.startsWith('--') && !WITH_VALUE.includes(args[at - 1] as string),
  )
  if (!file) throw new StartError(`Falta el nombre del archivo: npm run ${command} -- ARCHIVO`)
  return path.resolve(process.env['INIT_CWD'] ?? '.', file)
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

export const passphraseToOpen = async (
  { backupPassphrase }: Config,
  file: string,
): Promise<string | undefined> =>
  backupPassphrase === undefined && process.stdin.isTTY && (await isEncrypted(file))
    ? typed('Contraseña del respaldo: ', ENDED)
    : backupPassphrase
