import type { DeskChild, OwedMonth } from '@contract/desk/desk.schemas'
import type { IsoDate } from '@contract/domain/dates'
import { toPesos } from '@contract/domain/money'
import { waivedMonthsProblem, type LateFee, type Waiver } from '@contract/tuition/lateFees.rules'
import { NOT_ENROLLED, nothingOpen, paidConflict, yearlyPayment } from '@contract/tuition/tuition.rules'
import type { Yearly } from '@contract/tuition/tuition.schemas'
import type { AnyCall, WriteCall } from '../../http/contractRoute'
import { badField, conflict, found, notFound } from '../../shared/problem'
import type { OwedLine } from '../payments/balances.queries'
import { composeLines } from './tuition.lines'
import { assertOwed } from './tuition.payment'
import { findTerms, listAccounts, listOpenMonths, lockChosen, type MonthRow } from './tuition.queries'
import { extensionOf, lateness } from './tuition.rows'

/** Open months at their price on a day, in centavos. */
const openMonths = (months: readonly MonthRow[], fee: LateFee | null, today: IsoDate) =>
  months
    .filter(({ estado }) => estado === 'PENDIENTE')
    .map((row) => ({ row, monto: row.monto_centavos, recargo: lateness(row, fee, today).centavos }))

/** The price of paying all open months at once, in pesos; null when none is open. */
export const toYearly = (
  months: readonly MonthRow[],
  fee: LateFee | null,
  percent: number,
  today: IsoDate,
): Yearly | null => {
  const open = openMonths(months, fee, today)
  if (open.length === 0) return null
  const { importe, descuento, recargos, total } = yearlyPayment(open, percent)
  return {
    meses: open.length,
    importe: toPesos(importe),
    descuento_porcentaje: percent,
    descuento: toPesos(descuento),
    recargos: toPesos(recargos),
    total: toPesos(total),
  }
}

/** The open months of a pupil, of any cycle, at what they cost on a day. */
export interface OwedTuition {
  alumnoId: number
  colegiaturas: OwedMonth[]
  anuales: DeskChild['anuales']
}

/** One entry per id, in their order; no months for a pupil without enrolments. */
export const owedBy = async (
  { db }: AnyCall,
  studentIds: readonly number[],
  day: IsoDate,
): Promise<OwedTuition[]> => {
  const accounts = await listAccounts(db, studentIds)
  const months = await listOpenMonths(
    db,
    accounts.map(({ id }) => id),
  )
  const parts = accounts.map((account) => {
    const own = months.filter(({ enrolment_id }) => enrolment_id === account.id)
    const percent = account.descuento_anual_centesimas / 100
    const yearly = percent > 0 ? toYearly(own, account.recargo, percent, day) : null
    const cycle = { cicloEscolarId: account.cycleId, ciclo: account.cycleName }
    return {
      alumnoId: account.alumno.id,
      colegiaturas: own.map((row) => ({
        id: row.id,
        descripcion: row.descripcion,
        monto: toPesos(row.monto_centavos),
        vencimiento: row.vencimiento,
        prorroga: extensionOf(row),
        ...cycle,
        recargo: toPesos(lateness(row, account.recargo, day).centavos),
      })),
      anuales: yearly ? [{ ...cycle, ...yearly }] : [],
    }
  })
  return studentIds.map((alumnoId) => {
    const own = parts.filter((part) => part.alumnoId === alumnoId)
    return {
      alumnoId,
      colegiaturas: own
        .flatMap(({ colegiaturas }) => colegiaturas)
        .sort((a, b) =>
          a.vencimiento === b.vencimiento ? a.id - b.id : a.vencimiento < b.vencimiento ? -1 : 1,
        ),
      anuales: own.flatMap(({ anuales }) => anuales),
    }
  })
}

/** Months that a family pays: the chosen ones, and all open months of some years. */
interface ChosenMonths {
  studentIds: readonly number[]
  ids: readonly number[]
  years: readonly { alumnoId: number; cicloEscolarId: number }[]
  /** The day the money arrives. */
  day: IsoDate
  /** Months whose recargo is waived, and why. */
  condonar: Waiver | null | undefined
}

/**
 * Locks the months that a family pays and composes their lines; a year gets the cycle's discount.
 * @throws 404 a month, pupil or cycle that is not theirs · 400 a month chosen beside its year, a waived month that is not paid here ·
 * 409 not enrolled, nothing open, or one is paid
 */
export const lockOfFamily = async (
  { db }: WriteCall,
  { studentIds, ids, years, day, condonar }: ChosenMonths,
): Promise<OwedLine[]> => {
  const accounts = await listAccounts(db, studentIds)
  const chosen = years.map(({ alumnoId, cicloEscolarId }) =>
    accounts.find(({ alumno, cycleId }) => alumno.id === alumnoId && cycleId === cicloEscolarId),
  )
  const yearly = new Set(chosen.map((account) => account?.id))
  const months = await lockChosen(
    db,
    ids,
    chosen.flatMap((account) => account?.id ?? []),
  )
  const accountOf = (month: MonthRow | undefined) => accounts.find(({ id }) => id === month?.enrolment_id)
  const strange = ids.find((id) => !accountOf(months.find((month) => month.id === id)))
  if (strange !== undefined) throw notFound(`No existe la colegiatura ${strange} en esta familia.`)
  for (const { alumnoId, cicloEscolarId } of years) {
    if (!studentIds.includes(alumnoId)) throw notFound(`No existe el alumno ${alumnoId} en esta familia.`)
    found(await findTerms(db, cicloEscolarId), 'No existe este ciclo escolar.')
  }
  const twice = months.find(({ id, enrolment_id }) => ids.includes(id) && yearly.has(enrolment_id))
  if (twice) throw badField('anual', `${twice.descripcion} está dos veces: también en el pago anual`)
  if (chosen.includes(undefined)) throw conflict(NOT_ENROLLED)
  const paid = months.find(({ id, pagado }) => pagado && ids.includes(id))
  if (paid)
    throw conflict(paidConflict(`${paid.descripcion} de ${accountOf(paid)!.alumno.nombre}`, paid.folio))
  assertOwed(months.filter(({ id }) => ids.includes(id)))
  const open = months.filter(({ estado }) => estado === 'PENDIENTE')
  const lines = accounts.flatMap((account) => {
    const own = open.filter(({ enrolment_id }) => enrolment_id === account.id)
    const whole = yearly.has(account.id)
    if (whole && own.length === 0) throw conflict(nothingOpen(0))
    const percent = whole ? account.descuento_anual_centesimas / 100 : 0
    return composeLines(own, account, { yearly: percent, day, spared: new Set(condonar?.ids) })
  })
  const problem = waivedMonthsProblem(condonar, new Set(open.map(({ id }) => id)))
  if (problem) throw badField('condonar', problem)
  return lines
}
