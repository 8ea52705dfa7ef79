import path from 'node:path'
import { StartError } from '../startError'

/**
 * The file a command of the terminal is about. npm runs in the product's folder; a name is meant where the person stands.
 * @throws StartError when none is given
 */
export const backupFile = (args: readonly string[], command: string): string => {
  const [file] = args.filter((arg) => !arg.startsWith('--'))
  if (!file) throw new StartError(`Falta el nombre del archivo: npm run ${command} -- ARCHIVO`)
  return path.resolve(process.env['INIT_CWD'] ?? '.', file)
}
