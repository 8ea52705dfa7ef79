import { runCommand } from '../command'
import { backupFile, passphraseToOpen } from './passphrase'
import { restoreSchool } from './restoreSchool'

runCommand(async ({ config, args, tell }) => {
  const file = backupFile(args, 'restaurar')
  const { header, end } = await restoreSchool({
    dataDir: config.dataDir,
    filesDir: config.filesDir,
    databaseUrl: config.databaseUrl,
    databaseAdminUrl: config.databaseAdminUrl,
    file,
    passphrase: await passphraseToOpen(config, file),
    log: tell,
  })
  const made = new Date(header.made).toLocaleString('es-MX', { timeZone: config.timeZone })
  const rows = end.tables.reduce((sum, table) => sum + table.rows, 0)
  tell(
    `Restaurado «${header.school}» como estaba el ${made}: ${rows} registros y ${end.files.count} archivos, comprobados uno por uno.`,
  )
  if (end.missing.length > 0)
    tell(
      `Aviso: ${end.missing.length === 1 ? '1 archivo ya faltaba o estaba dañado' : `${end.missing.length} archivos ya faltaban o estaban dañados`} cuando se hizo el respaldo.`,
    )
})
