import { countText } from '@contract/domain/text'
import { runCommand } from '../command'
import { attachDatabase } from '../db/attach'
import { createDb } from '../db/database'
import { createPatientPool } from '../db/pool'
import { openContents } from '../files/contents'
import { StartError } from '../startError'
import { sealFaults } from '../modules/audit/seals'
import { fileFaults } from './fileFaults'
import { guardFaults, ledgerFaults } from './ledgerFaults'

runCommand(async ({ config, tell }) => {
  const database = await attachDatabase({ ...config, log: tell })
  const db = createDb(createPatientPool(database.connection))
  try {
    // One snapshot: a payment made meanwhile counts in all questions or in none.
    const money = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => [
        ...(await ledgerFaults(tx)),
        ...(await guardFaults(tx)),
        ...(await sealFaults(tx, config.timeZone)),
      ])
    const files = await fileFaults(db, await openContents(config.filesDir), new Date())
    for (const fault of [...money, ...files]) tell(fault)
    const many = money.length + files.length
    if (many > 0)
      throw new StartError(
        `La revisión encontró ${countText(many, 'falla', 'fallas')}: guarde un respaldo antes de reparar nada.`,
      )
  } finally {
    await db.destroy()
    await database.stop()
  }
  tell(
    'Todo está en orden: el dinero cuadra, los folios van completos, la bitácora es la que se selló y los archivos son los que eran.',
  )
})
