import type { BankContract, BankFile, ImportedFile } from '@contract/bank/bank.schemas'
import type { ReadCall, WriteCall } from '../../http/call'
import type { FileStore } from '../../files/fileStore'
import { badField, found } from '../../shared/problem'
import type { Sheet } from '../../sheets/sheet'
import { getAccount, UNKNOWN_ACCOUNT } from './accounts'
import * as queries from './accounts.queries'
import { insertDeposits, knownKeys } from './deposits.queries'
import { readBankSheet, answerRows, type BankSheet } from './readBankFile'

export const createFileImport = ({ files }: { files: FileStore }) => {
  const write = async (
    call: WriteCall,
    accountId: number,
    sheet: BankSheet,
    { newRows, resumen }: { newRows: ReadonlySet<number>; resumen: ImportedFile['resumen'] },
  ): Promise<BankFile> => {
    const { db, actor, now } = call
    const days = sheet.deposits.map(({ fecha }) => fecha).sort()
    const file_id = await files.attach(db, call.files[0]!, actor.id)
    const bankFileId = await queries.insertFile(db, {
      account_id: accountId,
      file_id,
      ...resumen,
      avisos: sheet.avisos.length,
      desde: days[0] ?? call.today,
      hasta: days.at(-1) ?? call.today,
      created_by: actor.id,
      created_at: now,
    })
    const added = sheet.deposits.filter(({ fila }) => newRows.has(fila))
    await insertDeposits(db, { accountId, bankFileId }, added)
    const archivo = (await queries.listFiles(db, files, bankFileId))[0]!
    call.record('ARCHIVO_BANCO', bankFileId, null, { ...archivo, cuenta: archivo.cuenta.nombre })
    return archivo
  }

  return {
    listFiles: ({ db }: ReadCall) => queries.listFiles(db, files),

    /** Writes deposits and posts no payment. A dry run with unknown columns answers only the headings. @throws 400 wrong columns · 404 · 413 · 415 */
    importFile: async (
      call: WriteCall,
      read: () => Promise<Sheet>,
      { cuentaId, simular, mapeo }: BankContract['importFile']['body'],
    ): Promise<ImportedFile> => {
      const id = /^[1-9]\d{0,8}$/.test(cuentaId) ? Number(cuentaId) : null
      if (id === null) throw badField('cuentaId', 'Elige la cuenta del banco')
      if (!call.files[0]) throw badField('file', 'Elige el archivo del banco.')
      const isReal = simular === 'false'
      const account = found(
        isReal ? await queries.lockAccount(call.db, id) : await getAccount(call, id),
        UNKNOWN_ACCOUNT,
      )
      const sheet = await readBankSheet(await read(), {
        banco: account.banco,
        mapping: mapeo,
        accountMapping: account.mapeo ? JSON.stringify(account.mapeo) : undefined,
        today: call.today,
        isDryRun: !isReal,
      })
      const stored = await knownKeys(
        call.db,
        id,
        sheet.deposits.map(({ clave }) => clave),
      )
      const seen = new Set(stored)
      const newRows = new Set<number>()
      for (const { fila, clave } of sheet.deposits) {
        if (!seen.has(clave)) newRows.add(fila)
        seen.add(clave)
      }
      const { filas, resumen } = answerRows(sheet, newRows)
      const answer = { ...sheet.columns, resumen, filas, avisos: sheet.avisos }
      if (!isReal) {
        call.unchanged()
        return { ...answer, archivo: null }
      }
      if (mapeo !== undefined) await queries.updateAccount(call.db, id, { mapeo })
      return { ...answer, archivo: await write(call, id, sheet, { newRows, resumen }) }
    },
  }
}
