import { accountProblems } from '@contract/bank/bank.rules'
import type { BankAccount, BankContract, BankFile, ImportedFile } from '@contract/bank/bank.schemas'
import { normalizeClabe } from '@contract/bank/clabe.rules'
import type { ReadCall, WriteCall } from '../../http/contractRoute'
import { assertForm } from '../../http/validation'
import type { FileStore } from '../../files/fileStore'
import { badField, found } from '../../shared/problem'
import type { Sheet } from '../../sheets/sheet'
import * as queries from './accounts.queries'
import { insertMovements, knownKeys } from './bank.queries'
import { readBankSheet, toldRows, type BankSheet } from './readBankFile'

type Change = BankContract['updateAccount']['body']

const UNKNOWN = 'No existe esta cuenta del banco.'

const valuesOf = ({ nombre, banco, clabe, mapeo }: Change) => ({
  ...(nombre === undefined ? {} : { nombre: nombre.trim().replace(/\s+/g, ' ') }),
  ...(banco === undefined ? {} : { banco: banco.trim().replace(/\s+/g, ' ') }),
  ...(clabe === undefined ? {} : { clabe: normalizeClabe(clabe ?? '') || null }),
  ...(mapeo === undefined ? {} : { mapeo: mapeo && JSON.stringify(mapeo) }),
})

export const createAccounts = ({ files }: { files: FileStore }) => {
  const get = async (call: ReadCall, id: number): Promise<BankAccount> =>
    found((await queries.listAccounts(call.db, id))[0], UNKNOWN)

  const write = async (
    call: WriteCall,
    accountId: number,
    sheet: BankSheet,
    { fresh, resumen }: { fresh: ReadonlySet<number>; resumen: ImportedFile['resumen'] },
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
    const added = sheet.deposits.filter(({ fila }) => fresh.has(fila))
    await insertMovements(db, { accountId, bankFileId }, added)
    const archivo = (await queries.listFiles(db, files, bankFileId))[0]!
    call.record('ARCHIVO_BANCO', bankFileId, null, { ...archivo, cuenta: archivo.cuenta.nombre })
    return archivo
  }

  return {
    accounts: ({ db }: ReadCall) => queries.listAccounts(db),

    files: ({ db }: ReadCall) => queries.listFiles(db, files),

    createAccount: async (
      call: WriteCall,
      body: BankContract['createAccount']['body'],
    ): Promise<BankAccount> => {
      assertForm(accountProblems(body))
      const { nombre, banco } = body
      const values = { ...valuesOf(body), nombre: nombre.trim(), banco: banco.trim() }
      const id = await queries.insertAccount(call.db, {
        ...values,
        created_by: call.actor.id,
        created_at: call.now,
      })
      const account = await get(call, id)
      call.record('CUENTA_BANCO', id, null, account)
      return account
    },

    updateAccount: async (call: WriteCall, id: number, body: Change): Promise<BankAccount> => {
      assertForm(accountProblems(body))
      found(await queries.lockAccount(call.db, id), UNKNOWN)
      const stored = await get(call, id)
      const values = valuesOf(body)
      if (Object.keys(values).length > 0) await queries.updateAccount(call.db, id, values)
      const account = await get(call, id)
      call.record('CUENTA_BANCO', id, stored, account)
      return account
    },

    /** Posts nothing. A dry run with unknown columns answers headings alone. @throws 400 wrong columns · 404 · 413 · 415 */
    import: async (
      call: WriteCall,
      read: () => Promise<Sheet>,
      { cuentaId, simular, mapeo }: BankContract['import']['body'],
    ): Promise<ImportedFile> => {
      const id = /^[1-9]\d{0,8}$/.test(cuentaId) ? Number(cuentaId) : null
      if (id === null) throw badField('cuentaId', 'Elige la cuenta del banco')
      if (!call.files[0]) throw badField('file', 'Elige el archivo del banco.')
      const isReal = simular === 'false'
      const account = found(isReal ? await queries.lockAccount(call.db, id) : await get(call, id), UNKNOWN)
      const sheet = await readBankSheet(await read(), {
        banco: account.banco,
        given: mapeo,
        kept: account.mapeo ? JSON.stringify(account.mapeo) : undefined,
        today: call.today,
        isTrial: !isReal,
      })
      const known = await knownKeys(
        call.db,
        id,
        sheet.deposits.map(({ clave }) => clave),
      )
      const seen = new Set(known)
      const fresh = new Set<number>()
      for (const { fila, clave } of sheet.deposits) {
        if (!seen.has(clave)) fresh.add(fila)
        seen.add(clave)
      }
      const { filas, resumen } = toldRows(sheet, fresh)
      const told = { ...sheet.told, resumen, filas, avisos: sheet.avisos }
      if (!isReal) {
        call.unchanged()
        return { ...told, archivo: null }
      }
      if (mapeo !== undefined) await queries.updateAccount(call.db, id, { mapeo })
      return { ...told, archivo: await write(call, id, sheet, { fresh, resumen }) }
    },
  }
}
