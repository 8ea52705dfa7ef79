import type { IsoDate } from '@contract/domain/dates'
import { GRADES, type Grade } from '@contract/domain/grades'
import { toPesos, type Centavos } from '@contract/domain/money'
import { DEDUCTIBLE_CAPS } from '@contract/domain/tax'
import { paymentModule } from '@contract/payments/payments.rules'
import { largestMeans } from '@contract/fiscal/means.rules'
import type { DeliveryFile } from '@contract/invoices/delivery.schemas'
import { invoiceDocument, publicLine } from '@contract/invoices/invoice.document'
import { tuitionOf } from '@contract/invoices/invoice.lines'
import {
  daysLeftOf,
  deliveredText,
  globalDaysProblems,
  INVOICE_STATES,
  invoiceDaysProblems,
  isInvoiced,
  missingIn,
  monthOf,
  stateOf,
  totalOf,
  type InvoiceSchool,
  type InvoiceState,
} from '@contract/invoices/invoices.rules'
import type {
  Deductible,
  Invoice,
  InvoicesContract,
  InvoicesSummary,
} from '@contract/invoices/invoices.schemas'
import type { Payment } from '@contract/payments/payments.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
import type { Db } from '../../db/database'
import type { AnyCall, ReadCall, WriteCall } from '../../http/contractRoute'
import { assertForm } from '../../http/validation'
import { badField, conflict, found, notFound } from '../../shared/problem'
import type { PaymentsService } from '../payments/payments.service'
import { deliveryFile } from './delivery'
import { factsOfDays, factsOfPayments, factsOfYear, type PaymentFacts } from './facts.queries'
import * as queries from './invoices.queries'

interface Deps {
  payments: Pick<PaymentsService, 'find'>
}

const PER_PAGE = 100
const UNKNOWN = (id: number) => `No existe el pago ${id}.`

const judged = (facts: PaymentFacts, school: InvoiceSchool) => {
  const faltan = facts.cancelado || facts.documento ? [] : missingIn(facts, school)
  return { faltan, estado: stateOf(facts, { delivered: facts.documento !== null, missing: faltan.length }) }
}

const toInvoice = (facts: PaymentFacts, school: InvoiceSchool): Invoice => {
  const { id, folio, fecha, monto, receptor, documento } = facts
  return {
    pago: { id, folio, fecha, monto: toPesos(monto) },
    total: toPesos(totalOf(facts.lines)),
    de: facts.de,
    ...judged(facts, school),
    factura: receptor && { fiscalId: receptor.id, rfc: receptor.rfc, nombre: receptor.nombre },
    forma_pago: largestMeans(facts.parts),
    entrega: documento?.entrega ?? null,
    medios: facts.medios,
  }
}

const sumOf = (rows: readonly Invoice[]) => ({
  pagos: rows.length,
  total: toPesos(rows.reduce((sum, { total }) => sum + Math.round(total * 100), 0)),
})

const summaryOf = async (
  { db, today }: AnyCall,
  invoices: readonly Invoice[],
  facts: readonly PaymentFacts[],
): Promise<InvoicesSummary> => {
  const standing = facts.filter(({ cancelado }) => !cancelado)
  const sum = (of: (each: PaymentFacts) => Centavos): number =>
    toPesos(standing.reduce((total, each) => total + of(each), 0))
  const byState = Object.fromEntries(
    INVOICE_STATES.map((state) => [state, sumOf(invoices.filter(({ estado }) => estado === state))]),
  ) as Record<InvoiceState, { pagos: number; total: number }>
  return {
    ...byState,
    anticipo: {
      pagos: standing.filter(({ aCuenta }) => aCuenta > 0).length,
      total: sum(({ aCuenta }) => aCuenta),
    },
    saldo_usado: sum(({ saldoUsado }) => saldoUsado),
    ...(await queries.countEnded(db)),
    dias_restantes: daysLeftOf(today),
  }
}

/** The payments of a delivery, checked. @throws 404 unknown · 409 naming those that cannot be delivered */
const deliverable = (
  ids: readonly number[],
  facts: readonly PaymentFacts[],
  school: InvoiceSchool,
): readonly PaymentFacts[] => {
  const known = new Set(facts.map(({ id }) => id))
  const unknown = ids.filter((id) => !known.has(id))
  if (unknown.length > 0) throw notFound(`No existe el pago ${unknown.slice(0, 20).join(', ')}.`)
  const refused = facts.flatMap((each) => {
    if (!isInvoiced(each)) return [`${folioLabel(each.folio)} (anticipo)`]
    const { estado, faltan } = judged(each, school)
    if (estado === 'LISTA' || (estado === 'ENTREGADA' && each.documento?.entrega.tipo === 'ENTREGA'))
      return []
    const why = estado === 'FALTA' ? (faltan[0]?.texto ?? estado) : each.documento ? 'en la global' : estado
    return [`${folioLabel(each.folio)} (${why})`]
  })
  if (refused.length === 0) return facts
  const more = refused.length > 10 ? ` y ${refused.length - 10} más` : ''
  const message = `No se entregó nada. No se pueden facturar: ${refused.slice(0, 10).join('; ')}${more}.`
  throw conflict(message, { pagos: message })
}

const capOf = async (db: Db, grades: readonly Grade[]): Promise<number | null> => {
  const grado = GRADES.find((each) => grades.includes(each))
  if (!grado) return null
  const own = (await queries.findCaps(db)).find((level) => level.grado === grado)?.centavos
  return own == null ? DEDUCTIBLE_CAPS[grado] : toPesos(own)
}

/** Data that stamping accepts (decisions/domain/invoices): what is ready, what lacks what, and what was handed over. */
export const createInvoicesService = ({ payments }: Deps) => {
  const contentOf = async ({ db }: AnyCall, id: number): Promise<DeliveryFile> => {
    const delivery = found(await queries.findDelivery(db, id), `No existe la entrega ${id}.`)
    return deliveryFile(delivery, await queries.listItems(db, id), await queries.findInvoiceSchool(db))
  }

  /** Writes a delivery and answers its content. */
  const hand = async (
    call: WriteCall,
    days: { desde: IsoDate; hasta: IsoDate } | null,
    facts: readonly PaymentFacts[],
    documents: readonly queries.NewDocument[],
  ): Promise<{ id: number; contenido: DeliveryFile }> => {
    const { db, actor, today, record } = call
    const tipo = days ? 'GLOBAL' : 'ENTREGA'
    const id = await queries.insertDelivery(db, {
      tipo,
      fecha: today,
      desde: days?.desde ?? null,
      hasta: days?.hasta ?? null,
      created_by: actor.id,
    })
    const made = await queries.insertDocuments(db, id, documents)
    await queries.endCancelled(db)
    const again = facts.flatMap(({ documento }) => documento?.id ?? [])
    await queries.insertItems(db, id, [...made, ...again])
    const contenido = await contentOf(call, id)
    const { facturas, total } = contenido.sumas
    record('ENTREGA', id, null, { numero: id, ...(days ?? {}), facturas, total })
    return { id, contenido }
  }

  return {
    contentOf,

    /** Payments of some days with what they lack, newest first. @throws 400 */
    list: async (call: ReadCall, query: InvoicesContract['list']['query']) => {
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
      }
    },

    /**
     * Says whom a payment is invoiced to; null: into the invoice to the general public.
     * @throws 404 · 409 cancelled, delivered, or in a global invoice without `sustituir`
     */
    setReceiver: async (
      call: WriteCall,
      id: number,
      { fiscalId, sustituir = false }: InvoicesContract['setReceiver']['body'],
    ): Promise<Payment> => {
      const { db, actor, record, unchanged } = call
      if (sustituir && fiscalId === null)
        throw badField('fiscalId', 'Indica a quién se factura lo que sustituye a la global')
      await queries.lockPayments(db, [id])
      const stored = found(await payments.find(call, id), UNKNOWN(id))
      if (fiscalId !== null && !(await queries.isOfPayment(db, fiscalId, id)))
        throw notFound(`La familia de este pago no tiene los datos de facturación ${fiscalId}.`)
      if (stored.cancelado) throw conflict(`El pago con folio ${folioLabel(stored.folio)} está cancelado.`)
      const [facts] = await factsOfPayments(db, [id])
      const document = facts?.documento
      if (document) {
        const { fecha, tipo } = document.entrega
        if (tipo !== 'GLOBAL' || !sustituir) throw conflict(deliveredText(stored.folio, fecha, tipo))
        await queries.endDocument(db, document.id)
      }
      if (fiscalId === null) await queries.clearRequest(db, id)
      else await queries.setRequest(db, id, fiscalId, actor.id)
      const pago = found(await payments.find(call, id), UNKNOWN(id))
      if (!document && stored.factura?.fiscalId === pago.factura?.fiscalId) unchanged()
      else record('PAGO', id, stored, pago, { modulo: paymentModule(pago.conceptos) })
      return pago
    },

    /**
     * Hands over the data of these payments; those that were delivered are given again.
     * @throws 404 an unknown payment · 409 naming what lacks something, nobody asked for, was cancelled or is in a global one
     */
    deliver: async (call: WriteCall, { pagos }: InvoicesContract['deliver']['body']) => {
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
    },

    /** Hands over one invoice to the general public of all that nobody asked for. @throws 400 · 409 nothing is left for it */
    deliverGlobal: async (call: WriteCall, days: InvoicesContract['deliverGlobal']['body']) => {
      assertForm(globalDaysProblems(days.desde, days.hasta))
      const ids = await queries.lockPaymentsOfDays(call.db, days.desde, days.hasta)
      const school = await queries.findInvoiceSchool(call.db)
      const facts = (await factsOfPayments(call.db, ids)).filter(
        (each) => isInvoiced(each) && judged(each, school).estado === 'GLOBAL',
      )
      if (facts.length === 0) throw conflict('No hay pagos para la factura global de esos días.')
      const documents = facts.map((each) => ({
        paymentId: each.id,
        centavos: totalOf(each.lines),
        documento: publicLine(each),
      }))
      return hand(call, days, facts, documents)
    },

    /** Tuition that a pupil paid in a calendar year; what of it may be deducted, and its cap. @throws 404 */
    deductible: async ({ db, today }: AnyCall, studentId: number, year?: number): Promise<Deductible> => {
      const anio = year ?? Number(today.slice(0, 4))
      found(
        await db.selectFrom('students').select('id').where('id', '=', studentId).executeTakeFirst(),
        `No existe el alumno ${studentId}.`,
      )
      const parts = (await factsOfYear(db, studentId, anio)).map(({ lines }) => tuitionOf(lines, studentId))
      const sum = (of: (part: (typeof parts)[0]) => Centavos) =>
        toPesos(parts.reduce((total, part) => total + of(part), 0))
      return {
        anio,
        pagado: sum(({ pagado }) => pagado),
        deducible: sum(({ deducible }) => deducible),
        por_aclarar: sum(({ porAclarar }) => porAclarar),
        tope: await capOf(
          db,
          parts.flatMap(({ grados }) => grados),
        ),
      }
    },
  }
}
export type InvoicesService = ReturnType<typeof createInvoicesService>
