import { stat } from 'node:fs/promises'
import { countText } from '@contract/domain/text'
import { runCommand, type Command } from '../command'
import { StartError } from '../startError'
import { schoolClock } from './backupRecord'
import { restoreCopy } from './continuous/restoreCopy'
import { momentFrom } from './continuous/until'
import { backupFile, optionOf, secretToOpen, secretToOpenFolder } from './passphrase'
import { restoreSchool } from './restoreSchool'

const fromFile = async (file: string, { config, args, tell }: Command): Promise<void> => {
  const { header, end } = await restoreSchool({
    dataDir: config.dataDir,
    filesDir: config.filesDir,
    databaseUrl: config.databaseUrl,
    databaseAdminUrl: config.databaseAdminUrl,
    databaseDirectUrl: config.databaseDirectUrl,
    file,
    passphrase: await secretToOpen(config, file, args),
    log: tell,
  })
  const made = new Date(header.made).toLocaleString('es-MX', { timeZone: config.timeZone })
  const rows = end.tables.reduce((sum, table) => sum + table.rows, 0)
  tell(
    `Restaurado «${header.school}» como estaba el ${made}: ${rows} registros y ${end.files.count} archivos, comprobados uno por uno.`,
  )
  if (end.missing.length > 0)
    tell(
      `Aviso: ${countText(end.missing.length, 'archivo ya faltaba o estaba dañado', 'archivos ya faltaban o estaban dañados')} cuando se hizo el respaldo.`,
    )
}

const fromFolder = async (folder: string, until: string | undefined, { config, args, tell }: Command) => {
  if (config.databaseUrl)
    throw new StartError(
      'La copia continua es de la base de datos incluida: quite DATABASE_URL para restaurarla.',
    )
  const { timeZone } = config
  const restored = await restoreCopy({
    dataDir: config.dataDir,
    filesDir: config.filesDir,
    folder,
    until: until === undefined ? null : momentFrom(until, timeZone),
    identity: (await secretToOpenFolder(config, args)) ?? null,
    timeZone,
    log: tell,
  })
  const { files, missing } = restored
  tell(
    `Restaurado «${restored.school}» como estaba el ${schoolClock(restored.until, timeZone)}, con ${countText(files, 'archivo', 'archivos')}. Compruébelo con npm run revisar.`,
  )
  if (missing > 0)
    tell(
      `Aviso: ${countText(missing, 'archivo falta o está dañado', 'archivos faltan o están dañados')} en la copia.`,
    )
}

runCommand(async (asked) => {
  const { args } = asked
  const file = backupFile(args, 'restaurar')
  const until = optionOf(args, '--hasta')
  const isFolder = await stat(file).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (isFolder) return fromFolder(file, until, asked)
  if (until !== undefined)
    throw new StartError(
      '--hasta vale para la copia continua: indique su carpeta, «continuo», y no un archivo.',
    )
  return fromFile(file, asked)
})
