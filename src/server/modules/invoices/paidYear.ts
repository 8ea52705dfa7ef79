import type { IsoDate } from '@contract/domain/dates'
import { gradeLabel } from '@contract/domain/grades'
import { formatPesos, toPesos, type Centavos } from '@contract/domain/money'
import { paymentMethodLabel } from '@contract/domain/paymentMethods'
import { highestCap, type Caps } from '@contract/domain/tax'
import { meansLabel } from '@contract/fiscal/means.rules'
import { tuitionOf } from '@contract/invoices/invoiceLines'
import type { Deductible, PaidYear } from '@contract/invoices/invoices.schemas'
import type { Db } from '../../db/database'
import { factsOfYear, type PaymentFacts } from './facts.queries'
import { findCaps, findOpened } from './invoices.queries'

export type PaidYears = ReadonlyMap<number, PaidYear>

const meansText = ({ medios, saldoUsado }: PaymentFacts): string => {
  const parts = [
    ...medios.map((each) => ({ name: meansLabel(each), monto: each.monto })),
    ...(saldoUsado > 0 ? [{ name: paymentMethodLabel('SALDO'), monto: toPesos(saldoUsado) }] : []),
  ]
  return parts.length === 1
    ? parts[0]!.name
    : parts.map(({ name, monto }) => `${name} ${formatPesos(monto)}`).join(', ')
}

interface Year {
  anio: number
  payments: readonly PaymentFacts[]
  caps: Caps
  opened: ReadonlyMap<number, IsoDate>
}

const yearOf = (studentId: number, { anio, payments, caps, opened }: Year): PaidYear => {
  const desde = opened.get(studentId)
  const paid = payments
    .map((payment) => ({ payment, ...tuitionOf(payment.lines, studentId) }))
    .filter(({ meses }) => meses.length > 0)
  const sum = (of: (each: (typeof paid)[0]) => Centavos): number =>
    toPesos(paid.reduce((total, each) => total + of(each), 0))
  const { nivel, tope } = highestCap(
    paid.flatMap(({ grados }) => grados),
    caps,
  )
  return {
    anio,
    ...(desde === undefined ? {} : { desde }),
    pagos: paid.map(({ payment, meses, pagado, deducible }) => ({
      fecha: payment.fecha_pago,
      folio: payment.folio,
      concepto: meses.join(', '),
      medio: meansText(payment),
      monto: toPesos(pagado),
      deducible: toPesos(deducible),
      ...(payment.documento?.uuid ? { uuid: payment.documento.uuid } : {}),
    })),
    total: sum(({ pagado }) => pagado),
    deducible: sum(({ deducible }) => deducible),
    por_aclarar: sum(({ porAclarar }) => porAclarar),
    tope,
    nivel: gradeLabel(nivel).toLowerCase(),
  }
}

/** For statement, constancia and yearly paper alike, so a family never reads two different figures. */
export const paidInYear = async (db: Db, studentIds: readonly number[], anio: number): Promise<PaidYears> => {
  const payments = (await factsOfYear(db, studentIds, anio)).sort(
    (a, b) => a.fecha_pago.localeCompare(b.fecha_pago) || a.folio - b.folio,
  )
  const caps = await findCaps(db)
  const year = { anio, payments, caps, opened: await findOpened(db, studentIds, anio) }
  return new Map(studentIds.map((id) => [id, yearOf(id, year)]))
}

export const toDeductible = ({
  anio,
  desde,
  pagos,
  total,
  deducible,
  por_aclarar,
  tope,
}: PaidYear): Deductible => ({
  anio,
  ...(desde === undefined ? {} : { desde }),
  pagado: total,
  deducible,
  por_aclarar,
  tope: pagos.length === 0 ? null : tope,
})
