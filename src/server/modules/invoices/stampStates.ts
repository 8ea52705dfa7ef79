import { isInvoiced } from '@contract/invoices/invoices.rules'
import { cancellationProblems, rejectionProblem } from '@contract/invoices/stamped.rules'
import type { InvoicesContract } from '@contract/invoices/invoices.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
import type { WriteCall } from '../../http/call'
import { assertForm } from '../../http/validation'
import { assertField, badField, conflict, found } from '../../shared/problem'
import { factsOfPayments } from './facts.queries'
import { lockPayments, takeTurn } from './invoices.queries'
import * as stamps from './stamps.queries'
import type { StampableDocument } from './stamps.queries'

interface InvoiceOfDocument {
  readonly folio: number
  readonly document: StampableDocument
  /** All documents of the same invoice: one to the general public is refused as a whole. */
  readonly all: readonly StampableDocument[]
}

/** Locked until the commit. @throws 404 · 409 cancelled, not delivered or stamped already */
const lockHeld = async ({ db }: WriteCall, id: number): Promise<InvoiceOfDocument> => {
  const [before] = (await stamps.documentsOfPayment(db, id)).filter(({ holds }) => holds)
  const others = before?.tipo === 'GLOBAL' ? await stamps.paymentsOfDeliveries(db, [before.entrega]) : []
  const locked = await lockPayments(db, [id, ...others])
  if (!locked.includes(id)) found(undefined, `No existe el pago ${id}.`)
  await takeTurn(db)
  const [document] = (await stamps.documentsOfPayment(db, id)).filter(({ holds }) => holds)
  if (!document) throw conflict('El pago no está entregado para facturar.')
  const folio = folioLabel(document.folio)
  if (document.cancelado) throw conflict(`El pago con folio ${folio} está cancelado.`)
  if (document.uuid) throw conflict(`La factura del folio ${folio} ya está timbrada: ${document.uuid}.`)
  const all =
    document.tipo === 'GLOBAL' ? await stamps.documentsOfGlobals(db, [document.entrega]) : [document]
  return { folio: document.folio, document, all }
}

const idsOf = (documents: readonly StampableDocument[]): number[] => documents.map(({ id }) => id)

/** RECHAZADA needs a reason; LISTA then ends the document, so the payment can be delivered anew. @throws 400 · 404 · 409 */
export const setStampState = async (
  call: WriteCall,
  id: number,
  { estado, motivo }: InvoicesContract['setStampState']['body'],
): Promise<void> => {
  const { db, actor, record, unchanged } = call
  assertField('motivo', estado === 'RECHAZADA' ? rejectionProblem(motivo) : null)
  const { folio, document, all } = await lockHeld(call, id)
  const stored = await stamps.findRejection(db, document.id)
  const before = { folio, timbrado: stored === null ? 'ENTREGADA' : 'RECHAZADA', motivo_rechazo: stored }
  if (estado === 'LISTA') {
    if (stored === null)
      throw conflict(
        `La factura del folio ${folioLabel(folio)} no está rechazada: primero di por qué se rechazó.`,
      )
    await stamps.endRejected(db, idsOf(all))
    record('PAGO', id, before, { folio, timbrado: 'LISTA', motivo_rechazo: null })
    return
  }
  const reason = (motivo ?? '').trim()
  if (stored === reason) {
    unchanged()
    return
  }
  await stamps.reject(db, idsOf(all), reason, actor.id)
  record('PAGO', id, before, { folio, timbrado: 'RECHAZADA', motivo_rechazo: reason })
}

/** The newest document that the SAT has and that no longer holds; the payment may have a newer one that does. @param documents newest first */
const endedOf = (documents: readonly StampableDocument[], folio: number): StampableDocument => {
  const ended = documents.find(({ fin, cancelado, holds }) => fin !== 'RECHAZADA' && (cancelado || !holds))
  if (ended) return ended
  throw conflict(`El folio ${folioLabel(folio)} no tiene ninguna factura entregada por cancelar.`)
}

/** @param folio of the payment whose invoice replaces it @returns that payment's id @throws 400 no such payment, a cancelled one, or this one while cancelled */
const replacingPayment = async (
  call: WriteCall,
  folio: number,
  ofCancelled: number | null,
): Promise<number> => {
  const [other] = await stamps.paymentsOfFolios(call.db, [folio])
  const problem = !other
    ? `No existe el recibo con folio ${folioLabel(folio)}`
    : other.cancelled_at || other.id === ofCancelled
      ? `El folio ${folioLabel(folio)} está cancelado: su factura no puede sustituir a otra`
      : null
  if (!other || problem) throw badField('sustituye', problem ?? '')
  const [facts] = await factsOfPayments(call.db, [other.id])
  if (!facts || !isInvoiced(facts))
    throw badField(
      'sustituye',
      `Al folio ${folioLabel(folio)} no le queda nada que facturar: su factura no puede sustituir a otra`,
    )
  return other.id
}

/** Warning that the replacing invoice was handed over without naming the one it replaces (relation 04); null until it is handed over. */
const lateRelation = async ({ db }: WriteCall, replacing: number): Promise<string | null> => {
  const document = (await stamps.documentsOfPayment(db, replacing)).find(({ holds }) => holds)
  if (!document) return null
  const folio = folioLabel(document.folio)
  return document.uuid
    ? `La factura del folio ${folio} ya está timbrada. Si no se timbró con la relación 04, el SAT no acepta el motivo 01: el que queda es el 02.`
    : `La factura del folio ${folio} ya se había entregado: descárgala otra vez antes de timbrarla, porque ahora lleva la relación.`
}

interface SaidCancellation extends stamps.Cancellation {
  readonly changed: boolean
  readonly aviso: string | null
}

/** May also change a reason that a delivery named: the next one then names it again. @throws 400 · 404 · 409 nothing to cancel */
export const sayCancellation = async (
  call: WriteCall,
  id: number,
  { motivo, sustituye = null }: InvoicesContract['setCancellation']['body'],
): Promise<SaidCancellation> => {
  const { db, actor, record } = call
  assertForm(cancellationProblems({ motivo, sustituye }))
  if (!(await lockPayments(db, [id])).includes(id)) found(undefined, `No existe el pago ${id}.`)
  await takeTurn(db)
  const documents = await stamps.documentsOfPayment(db, id)
  const [first] = documents
  if (!first) throw conflict('El pago no tiene ninguna factura entregada por cancelar.')
  const { folio } = first
  const document = endedOf(documents, folio)
  if (motivo === '04' && document.tipo !== 'GLOBAL')
    throw badField('motivo', 'El motivo 04 es de lo que estaba en una factura global')
  const sustituyeId =
    sustituye === null ? null : await replacingPayment(call, sustituye, document.cancelado ? id : null)
  const aviso = sustituyeId === null ? null : await lateRelation(call, sustituyeId)
  const stored = await stamps.findCancellation(db, document.id)
  if (stored?.motivo === motivo && stored.sustituye === sustituye)
    return { motivo, sustituye, aviso, changed: false }
  await stamps.sayCancellation(db, document.id, { motivo, sustituyeId }, actor.id)
  record(
    'PAGO',
    id,
    { folio, motivo_sat: stored?.motivo ?? null, sustituye: stored?.sustituye ?? null },
    { folio, motivo_sat: motivo, sustituye },
  )
  return { motivo, sustituye, aviso, changed: true }
}
