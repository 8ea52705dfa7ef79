import path from 'node:path'
import { StartError } from '../startError'

/**
 * The file named on the command line. npm changes to the product's folder, so the name is resolved from the folder where the user
 * typed it.
 * @throws StartError when no file is given
 */
export const backupFile = (args: readonly string[], command: string): string => {
  const [file] = args.filter((arg) => !arg.startsWith('--'))
  if (!file) throw new StartError(`Falta el nombre del archivo: npm run ${command} -- ARCHIVO`)
  return path.resolve(process.env['INIT_CWD'] ?? '.', file)
}
