import { sumPesos, toPesos, type Centavos } from '@contract/domain/money'
import { largestMeans } from '@contract/fiscal/means.rules'
import {
  daysLeftOf,
  INVOICE_STATES,
  isInvoiced,
  missingIn,
  stateOf,
  totalOf,
  type InvoiceSchool,
  type InvoiceState,
} from '@contract/invoices/invoices.rules'
import type { Invoice, InvoicesSummary } from '@contract/invoices/invoices.schemas'
import { folioLabel } from '@contract/receipts/receipts.rules'
import type { AnyCall } from '../../http/call'
import { conflict, notFound } from '../../shared/problem'
import type { PaymentFacts } from './facts.queries'
import { countEnded } from './invoices.queries'

export const judge = (facts: PaymentFacts, school: InvoiceSchool) => {
  const faltan = facts.cancelado || facts.documento ? [] : missingIn(facts, school)
  const { documento } = facts
  const estado = stateOf(facts, {
    delivered: documento !== null,
    missing: faltan.length,
    stamped: !!documento?.uuid,
    refused: !!documento?.rechazo,
  })
  return { faltan, estado }
}

export const toInvoice = (facts: PaymentFacts, school: InvoiceSchool): Invoice => {
  const { id, folio, fecha, monto, receptor, documento } = facts
  return {
    pago: { id, folio, fecha, monto: toPesos(monto) },
    total: toPesos(totalOf(facts.lines)),
    de: facts.de,
    ...judge(facts, school),
    factura: receptor && { fiscalId: receptor.id, rfc: receptor.rfc, nombre: receptor.nombre },
    forma_pago: largestMeans(facts.parts),
    entrega: documento?.entrega ?? null,
    medios: facts.medios,
    ...(facts.uuid ? { uuid: facts.uuid, timbrada: documento?.timbrada ?? null } : {}),
    ...(documento?.rechazo && !documento.uuid ? { rechazo: documento.rechazo } : {}),
    ...(facts.cancelacion ? { cancelacion: facts.cancelacion } : {}),
  }
}

const sumOf = (rows: readonly Invoice[]) => ({
  pagos: rows.length,
  total: sumPesos(rows.map(({ total }) => total)),
})

export const summaryOf = async (
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
    devuelto: {
      pagos: standing.filter(({ devuelto }) => devuelto > 0).length,
      total: sum(({ devuelto }) => devuelto),
    },
    saldo_usado: sum(({ saldoUsado }) => saldoUsado),
    ...(await countEnded(db)),
    dias_restantes: daysLeftOf(today),
  }
}

/** Why it cannot be delivered again: a stamped invoice would be stamped twice. */
const notAgain = ({ documento }: PaymentFacts, estado: InvoiceState): string => {
  if (documento?.entrega.tipo === 'GLOBAL') return 'en la global'
  if (estado === 'TIMBRADA') return 'ya timbrada'
  return estado === 'RECHAZADA' ? 'rechazada: regrésala a la lista' : documento ? 'en la global' : estado
}

export const deliverable = (
  ids: readonly number[],
  facts: readonly PaymentFacts[],
  school: InvoiceSchool,
): readonly PaymentFacts[] => {
  const foundIds = new Set(facts.map(({ id }) => id))
  const unknown = ids.filter((id) => !foundIds.has(id))
  if (unknown.length > 0) throw notFound(`No existe el pago ${unknown.slice(0, 20).join(', ')}.`)
  const refused = facts.flatMap((each) => {
    if (!isInvoiced(each))
      return [`${folioLabel(each.folio)} (${each.devuelto > 0 ? 'saldo a favor por una baja' : 'anticipo'})`]
    const { estado, faltan } = judge(each, school)
    if (estado === 'LISTA' || (estado === 'ENTREGADA' && each.documento?.entrega.tipo === 'ENTREGA'))
      return []
    const why = estado === 'FALTA' ? (faltan[0]?.texto ?? estado) : notAgain(each, estado)
    return [`${folioLabel(each.folio)} (${why})`]
  })
  if (refused.length === 0) return facts
  const more = refused.length > 10 ? ` y ${refused.length - 10} más` : ''
  const message = `No se entregó nada. No se pueden facturar: ${refused.slice(0, 10).join('; ')}${more}.`
  throw conflict(message, { pagos: message })
}
