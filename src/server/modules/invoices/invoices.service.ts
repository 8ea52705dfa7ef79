import { dateParts, type IsoDate } from '@contract/domain/dates'
import { normalizeRfc } from '@contract/domain/rfc'
import { payerRfcProblem } from '@contract/fiscal/fiscal.rules'
import { paymentModule } from '@contract/payments/payments.rules'
import type { DeliveryFile } from '@contract/invoices/delivery.schemas'
import { invoiceDocument, publicLine } from '@contract/invoices/invoiceDocument'
import {
  deliveredText,
  globalDaysProblems,
  invoiceDaysProblems,
  isInvoiced,
  monthOf,
  totalOf,
} from '@contract/invoices/invoices.rules'
import type { Deductible, Invoice, InvoicesContract } from '@contract/invoices/invoices.schemas'
import type { Payment } from '@contract/payments/payments.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
import type { Tx } from '../../db/database'
import type { AnyCall, ReadCall, WriteCall } from '../../http/call'
import { assertForm } from '../../http/validation'
import { assertField, badField, conflict, found, notFound } from '../../shared/problem'
import { requirePupils } from '../../db/lookups'
import type { PaymentsService } from '../payments/payments.service'
import { deliveryFile } from './delivery'
import { factsOfDays, factsOfPayments, type PaymentFacts } from './facts.queries'
import { deliverable, judge, summaryOf, toInvoice } from './invoiceRows'
import * as queries from './invoices.queries'
import { listItems } from './items.queries'
import { paidInYear, toDeductible, type PaidYears } from './paidYear'
import { importStamped } from './stamped'
import { sayCancellation, setStampState } from './stampStates'

interface Deps {
  payments: Pick<PaymentsService, 'find'>
}

const PER_PAGE = 100
const unknownPayment = (id: number) => `No existe el pago ${id}.`

/** Undefined keeps the stored one. @throws 400 */
const readPayer = (rfcPago: string | null | undefined): string | null | undefined => {
  if (rfcPago === undefined) return undefined
  const rfc = normalizeRfc(rfcPago ?? '')
  assertField('rfcPago', payerRfcProblem(rfc))
  return rfc || null
}

const contentOf = async ({ db, timeZone }: AnyCall, id: number): Promise<DeliveryFile> => {
  const delivery = found(await queries.findDelivery(db, id), `No existe la entrega ${id}.`)
  return deliveryFile(delivery, await listItems(db, id), await queries.findInvoiceSchool(db), timeZone)
}

const hand = async (
  call: WriteCall,
  days: { desde: IsoDate; hasta: IsoDate } | null,
  facts: readonly PaymentFacts[],
  documents: readonly queries.NewDocument[],
): Promise<{ id: number; contenido: DeliveryFile }> => {
  const { db, actor, today, record } = call
  const tipo = days ? 'GLOBAL' : 'ENTREGA'
  await queries.takeTurn(db)
  const id = await queries.insertDelivery(db, {
    tipo,
    fecha: today,
    desde: days?.desde ?? null,
    hasta: days?.hasta ?? null,
    created_by: actor.id,
  })
  await queries.endDocuments(db)
  const made = await queries.insertDocuments(db, id, documents)
  const again = facts.flatMap(({ documento }) => documento?.id ?? [])
  await queries.insertItems(db, id, [...made, ...again])
  const contenido = await contentOf(call, id)
  const { facturas, total } = contenido.sumas
  record('ENTREGA', id, null, { numero: id, ...(days ?? {}), facturas, total })
  return { id, contenido }
}

const listInvoices = async (call: ReadCall, query: InvoicesContract['list']['query']) => {
  const { db, today } = call
  const {
    desde = monthOf(today).desde,
    hasta = monthOf(desde).hasta,
    estado,
    pagina = 1,
    por_pagina = PER_PAGE,
  } = query
  assertForm(invoiceDaysProblems(desde, hasta))
  const school = await queries.findInvoiceSchool(db)
  const facts = await factsOfDays(db, desde, hasta)
  const invoices = facts.filter(isInvoiced).map((each) => toInvoice(each, school))
  const chosen = invoices.filter((each) => estado === undefined || each.estado === estado).reverse()
  return {
    facturas: chosen.slice((pagina - 1) * por_pagina, pagina * por_pagina),
    total: chosen.length,
    resumen: await summaryOf(call, invoices, facts),
    por_nombrar: await queries.listEndedInvoices(db),
  }
}

const answerStampState = async (
  call: WriteCall,
  id: number,
  body: InvoicesContract['setStampState']['body'],
): Promise<Invoice> => {
  await setStampState(call, id, body)
  const [facts] = await factsOfPayments(call.db, [id])
  return toInvoice(found(facts, unknownPayment(id)), await queries.findInvoiceSchool(call.db))
}

/** Delivered payments are handed over once more. @throws 404 · 409 naming those that lack something, were not asked for or were cancelled */
const deliver = async (call: WriteCall, { pagos }: InvoicesContract['deliver']['body']) => {
  const ids = [...new Set(pagos)]
  await queries.lockPayments(call.db, ids)
  const school = await queries.findInvoiceSchool(call.db)
  const facts = deliverable(ids, await factsOfPayments(call.db, ids), school)
  const documents = facts
    .filter(({ documento }) => documento === null)
    .map((each) => ({
      paymentId: each.id,
      centavos: totalOf(each.lines),
      documento: invoiceDocument(each, school),
    }))
  return hand(call, null, facts, documents)
}

const deliverGlobal = async (call: WriteCall, days: InvoicesContract['deliverGlobal']['body']) => {
  assertForm(globalDaysProblems(days.desde, days.hasta))
  const ids = await queries.lockPaymentsOfDays(call.db, days.desde, days.hasta)
  const school = await queries.findInvoiceSchool(call.db)
  const facts = (await factsOfPayments(call.db, ids)).filter(
    (each) => isInvoiced(each) && judge(each, school).estado === 'GLOBAL',
  )
  if (facts.length === 0) throw conflict('No hay pagos para la factura global de esos días.')
  const documents = facts.map((each) => ({
    paymentId: each.id,
    centavos: totalOf(each.lines),
    documento: publicLine(each, school),
  }))
  return hand(call, days, facts, documents)
}

const deductible = async (
  { db, today }: AnyCall,
  studentId: number,
  anio = dateParts(today).anio,
): Promise<Deductible> => {
  await requirePupils(db, [studentId])
  return toDeductible((await paidInYear(db, [studentId], anio)).get(studentId)!)
}

const deductibleNow = async (
  { db, today }: AnyCall,
  ids: readonly number[],
): Promise<Map<number, Deductible>> => {
  const years = await paidInYear(db, ids, dateParts(today).anio)
  return new Map([...years].map(([id, year]) => [id, toDeductible(year)]))
}

/** Ends the payment's part in a global invoice, which is then replaced. @throws 409 delivered by itself, or in a global invoice without `sustituir` */
const endDelivered = async (
  db: Tx,
  folio: number,
  document: PaymentFacts['documento'],
  sustituir: boolean,
) => {
  if (!document) return
  const { fecha, tipo } = document.entrega
  if (tipo !== 'GLOBAL' || !sustituir) throw conflict(deliveredText(folio, fecha, tipo))
  await queries.endDocument(db, document.id)
}

export const createInvoicesService = ({ payments }: Deps) => {
  /** `fiscalId` null puts it into the invoice to the general public. @throws 404 · 409 cancelled, delivered, or in a global invoice without `sustituir` */
  const setReceiver = async (
    call: WriteCall,
    id: number,
    { fiscalId, sustituir = false, rfcPago }: InvoicesContract['setReceiver']['body'],
  ): Promise<Payment> => {
    const { db, actor, record, unchanged } = call
    if (sustituir && fiscalId === null)
      throw badField('fiscalId', 'Indica a quién se factura lo que sustituye a la global')
    const payer = readPayer(rfcPago)
    await queries.lockPayments(db, [id])
    const stored = found(await payments.find(call, id), unknownPayment(id))
    if (fiscalId !== null && !(await queries.isOfPayment(db, fiscalId, id)))
      throw notFound(`La familia de este pago no tiene los datos de facturación ${fiscalId}.`)
    if (stored.cancelado) throw conflict(`El pago con folio ${folioLabel(stored.folio)} está cancelado.`)
    const [facts] = await factsOfPayments(db, [id])
    const document = facts?.documento ?? null
    await endDelivered(db, stored.folio, document, sustituir)
    if (fiscalId === null) await queries.clearRequest(db, id)
    else {
      const before = stored.factura?.fiscalId === fiscalId ? stored.factura.rfcPago : null
      await queries.setRequest(db, id, { fiscalId, rfcPago: payer === undefined ? before : payer }, actor.id)
    }
    const pago = found(await payments.find(call, id), unknownPayment(id))
    if (!document && JSON.stringify(stored.factura) === JSON.stringify(pago.factura)) unchanged()
    else record('PAGO', id, stored, pago, { modulo: paymentModule(pago.conceptos) })
    return pago
  }

  return {
    contentOf,
    importStamped,
    sayCancellation,
    list: listInvoices,
    setReceiver,
    setStampState: answerStampState,
    deliver,
    deliverGlobal,
    getDeductible: deductible,
    deductibleNow,
    paidInYear: ({ db }: AnyCall, studentIds: readonly number[], anio: number): Promise<PaidYears> =>
      paidInYear(db, studentIds, anio),
  }
}
export type InvoicesService = ReturnType<typeof createInvoicesService>
