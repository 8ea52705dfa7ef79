import type { Family } from '@contract/domain/family'
import { hasPermission, type ActionName } from '@contract/domain/permissions'
import { fiscalProblems, keptFiscal, sameRfcText } from '@contract/fiscal/fiscal.rules'
import type { Fiscal, FiscalContract } from '@contract/fiscal/fiscal.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { familyColumns, familyOfColumns } from '../../db/family'
import type { AnyCall, WriteCall } from '../../http/call'
import { assertFields } from '../../http/validation'
import { badField, badRequest, conflict, forbidden, found, notFound } from '../../shared/problem'
import * as queries from './fiscal.queries'

const unknownFiscal = (id: number) => `No existen los datos de facturación ${id}.`

const inUse = (nombre: string, folio: number): string =>
  `El folio ${folioLabel(folio)} se va a facturar a ${nombre}: cambia primero a quién se factura.`

type CreateBody = FiscalContract['createForParent']['body']
type Change = FiscalContract['update']['body']

const ofPupil = async ({ db }: AnyCall, id: number): Promise<Family> => {
  const pupil = found(await queries.findParentOf(db, id), `No existe el alumno ${id}.`)
  if (pupil.parent_id !== null)
    throw conflict(`${pupil.nombre} tiene padre o tutor: los datos de facturación son de su familia.`)
  return { alumnoId: id }
}

const lock = async ({ db }: WriteCall, family: Family): Promise<void> => {
  if (await queries.lockFamilyRow(db, family)) return
  throw notFound(
    family.padreId === undefined
      ? `No existe el alumno ${family.alumnoId}.`
      : `No existe el padre ${family.padreId}.`,
  )
}

const assertNewRfc = (rows: readonly queries.FiscalRow[], rfc: string, except = 0): void => {
  const other = rows.find((row) => row.rfc === rfc && row.id !== except)
  if (!other) return
  const message = sameRfcText(other)
  throw conflict(message, { rfc: message })
}

const read = async ({ db }: AnyCall, id: number): Promise<Fiscal> =>
  queries.toFiscal(found(await queries.findFiscal(db, id), unknownFiscal(id)))

export const createFiscalService = () => {
  const list = async (call: AnyCall, family: Family): Promise<Fiscal[]> =>
    (await queries.listFiscals(call.db, family)).map(queries.toFiscal)

  const create = async (call: WriteCall, family: Family, body: CreateBody): Promise<Fiscal> => {
    const { db, actor, record } = call
    assertFields(fiscalProblems(body))
    await lock(call, family)
    const values = keptFiscal(body)
    const rows = await queries.listFiscals(db, family)
    assertNewRfc(rows, values.rfc)
    const isFirst = rows.length === 0 || body.predeterminado === true
    if (isFirst && rows.length > 0)
      await queries.clearDefault(
        db,
        rows.map(({ id }) => id),
      )
    const id = await queries.insertFiscal(db, {
      ...values,
      ...familyColumns(family),
      predeterminado: isFirst,
      created_by: actor.id,
    })
    const fiscal = await read(call, id)
    record('FISCAL', id, null, fiscal)
    return fiscal
  }

  const lockOwn = async (call: WriteCall, id: number, action: ActionName) => {
    const seen = found(await queries.findFiscal(call.db, id), unknownFiscal(id))
    const module = seen.parent_id === null ? 'ALUMNOS' : 'PADRES'
    if (!hasPermission(call.actor.permissions, module, action)) throw forbidden()
    const family = familyOfColumns(seen)
    await lock(call, family)
    const rows = await queries.listFiscals(call.db, family)
    return {
      rows,
      stored: found(
        rows.find((row) => row.id === id),
        unknownFiscal(id),
      ),
    }
  }

  return {
    listByParent: async (call: AnyCall, id: number): Promise<Fiscal[]> => {
      found(
        await call.db.selectFrom('parents').select('id').where('id', '=', id).executeTakeFirst(),
        `No existe el padre ${id}.`,
      )
      return list(call, { padreId: id })
    },

    listByStudent: async (call: AnyCall, id: number): Promise<Fiscal[]> => {
      found(await queries.findParentOf(call.db, id), `No existe el alumno ${id}.`)
      return list(call, { alumnoId: id })
    },

    listOfFamily: list,

    /** The first one becomes the family's first choice. @throws 400 · 404 · 409 an RFC twice in the family */
    createForParent: (call: WriteCall, id: number, body: CreateBody): Promise<Fiscal> =>
      create(call, { padreId: id }, body),

    /** @throws as `createForParent`; 409 the pupil has a parent */
    createForStudent: async (call: WriteCall, id: number, body: CreateBody): Promise<Fiscal> => {
      // 400 before 404 and 409.
      assertFields(fiscalProblems(body))
      return create(call, await ofPupil(call, id), body)
    },

    /** Null when the family has that RFC, whose data stays. `fiscalProblems` has judged the values. */
    bringForOpening: async (call: WriteCall, family: Family, body: CreateBody): Promise<number | null> => {
      await lock(call, family)
      const rows = await queries.listFiscals(call.db, family)
      const { rfc } = keptFiscal(body)
      return rows.some((row) => row.rfc === rfc) ? null : (await create(call, family, body)).id
    },

    /** Undoing an opening: deletes the fiscal data it made, unless a receipt mentions it. */
    dropOfOpening: async ({ db, record }: WriteCall, ids: readonly number[]): Promise<void> => {
      for (const fiscal of await queries.deleteUnrequested(db, ids)) record('FISCAL', fiscal.id, fiscal, null)
    },

    update: async (call: WriteCall, id: number, { predeterminado, ...change }: Change): Promise<Fiscal> => {
      const { db, record, unchanged } = call
      if (Object.keys(change).length === 0 && predeterminado === undefined)
        throw badRequest('No puedes enviar datos vacios')
      const { rows, stored } = await lockOwn(call, id, 'UPDATE')
      if (predeterminado === false && stored.predeterminado)
        throw badField('predeterminado', 'Elige otros datos como los predeterminados de la familia')
      const form = { ...stored, ...change }
      assertFields(fiscalProblems(form))
      const values = keptFiscal(form)
      assertNewRfc(rows, values.rfc, id)
      if (predeterminado && !stored.predeterminado)
        await queries.clearDefault(
          db,
          rows.map((row) => row.id),
        )
      await queries.updateFiscal(db, id, { ...values, ...(predeterminado ? { predeterminado } : {}) })
      const fiscal = await read(call, id)
      const before = queries.toFiscal(stored)
      if (JSON.stringify(before) === JSON.stringify(fiscal)) unchanged()
      else record('FISCAL', id, before, fiscal)
      return fiscal
    },

    /** The oldest of the others becomes the first choice. @throws 403 · 404 · 409 an undelivered payment is to be invoiced with them */
    delete: async (call: WriteCall, id: number): Promise<Fiscal> => {
      const { db, now, record } = call
      const { rows, stored } = await lockOwn(call, id, 'DELETE')
      const folio = await queries.findFolioToInvoice(db, id)
      if (folio !== null) throw conflict(inUse(stored.nombre, folio))
      const fiscal = queries.toFiscal(stored)
      await queries.updateFiscal(db, id, { removed_at: now, predeterminado: false })
      const next = rows.filter((row) => row.id !== id).sort((a, b) => a.id - b.id)[0]
      if (stored.predeterminado && next) await queries.updateFiscal(db, next.id, { predeterminado: true })
      record('FISCAL', id, fiscal, null)
      return fiscal
    },

    moveToParent: ({ db, now }: WriteCall, studentIds: readonly number[], parentId: number): Promise<void> =>
      queries.moveFiscalsToParent(db, studentIds, parentId, now),
  }
}
export type FiscalService = ReturnType<typeof createFiscalService>
