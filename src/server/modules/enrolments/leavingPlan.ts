import type { IsoDate } from '@contract/domain/dates'
import { toPesos } from '@contract/domain/money'
import type { LeavingEffect, StandingEnrolment } from '@contract/enrolments/enrolments.schemas'
import {
  beginsWithReturn,
  dueAfterReturn,
  endsWithBaja,
  leavingConflict,
  paidEnrolment,
  type LeavingAction,
} from '@contract/enrolments/leaving.rules'
import { isOpenMonth } from '@contract/tuition/tuition.rules'
import type { AnyCall } from '../../http/call'
import { conflict } from '../../shared/problem'
import type { LeavingMonth } from '../tuition/leavingMonths'
import {
  listOpenCharges,
  listOthers,
  listStandingFolios,
  type LeavingRow,
  type OpenCharge,
} from './leaving.queries'

export interface LeavingStep {
  accion: LeavingAction
  fecha: IsoDate
  aFavor: boolean
}

interface Change {
  out: LeavingMonth[]
  back: LeavingMonth[]
  ahead: LeavingMonth[]
  charged: number[]
  effect: LeavingEffect
}

export const toStanding = ({ ciclo, ...row }: LeavingRow): StandingEnrolment => ({
  id: row.id,
  alumno: row.alumno,
  cicloEscolar: { id: ciclo.id, name: ciclo.name },
  grado: row.grado,
  gradoNumero: row.gradoNumero,
  grupo: row.grupo,
  beca: row.beca,
  estado: row.estado,
  baja: row.baja,
  motivo_cancelacion: row.motivo_cancelacion,
})

const balanceOf = ({ monto_centavos, abonado_centavos }: LeavingMonth): number =>
  monto_centavos - abonado_centavos

const owedMonth = (month: LeavingMonth) => ({
  id: month.id,
  descripcion: month.descripcion,
  vencimiento: month.vencimiento,
  monto: toPesos(month.monto_centavos),
  saldo: toPesos(balanceOf(month)),
})

/** From the current month on at list price, since the becas ended; null where nothing is owed of the month. */
const afterReturn = (month: LeavingMonth, { ciclo }: LeavingRow, today: IsoDate): LeavingMonth | null => {
  const current = beginsWithReturn(month, today)
  if (month.lista_centavos === 0) return null
  if (month.fuera === 'BAJA') {
    if (!current || (month.pagado && month.monto_antes_centavos === null)) return null
    const vencimiento = dueAfterReturn(month.vencimiento, ciclo, today)
    return { ...month, vencimiento, monto_centavos: month.lista_centavos }
  }
  if (current && (month.estado === 'PENDIENTE' || month.estado === 'BECADO'))
    return { ...month, monto_centavos: month.lista_centavos }
  return isOpenMonth(month) ? month : null
}

/** Centavos paid here, without what was settled before. */
const paidOf = ({ abonado_centavos, saldado_centavos }: LeavingMonth): number =>
  abonado_centavos - saldado_centavos

/** Centavos that become the family's credit, without discounts, which nobody paid. */
const creditOf = ({ pagos }: LeavingMonth): number =>
  sum(pagos.map(({ centavos, descuento }) => centavos - descuento))

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0)

const outOf = (
  row: LeavingRow,
  months: readonly LeavingMonth[],
  { accion, fecha }: LeavingStep,
): LeavingMonth[] => {
  if (accion === 'REINGRESO') return []
  if (accion === 'CANCELACION') return [...months]
  // A month settled before the opening stays so: the family owes nothing of it.
  return months.filter((month) => month.fuera !== 'SALDADO' && endsWithBaja(month, fecha, row.ciclo))
}

/** A charge with payments stays: these would have to be cancelled first. */
const isCalledOff = (
  { own, mes, isBrought, isUnpaid }: OpenCharge,
  row: LeavingRow,
  step: LeavingStep,
): boolean => {
  if (step.accion === 'CANCELACION') return own || (isUnpaid && (mes !== null || isBrought))
  return step.accion === 'BAJA' && isUnpaid && mes !== null && endsWithBaja(mes, step.fecha, row.ciclo)
}

/** Used by the preview and the write, so they agree. @throws 409 when the step is impossible */
export const planLeaving = async (
  { db, today }: AnyCall,
  row: LeavingRow,
  months: readonly LeavingMonth[],
  step: LeavingStep,
): Promise<Change> => {
  const refusal = leavingConflict(step.accion, row, today)
  if (refusal) throw conflict(refusal)
  const cancels = step.accion === 'CANCELACION'
  const folios = cancels ? await listStandingFolios(db, row.id) : []
  if (folios.length > 0) throw conflict(paidEnrolment(folios))
  const out = outOf(row, months, step)
  const isBack = (month: LeavingMonth) =>
    step.accion === 'REINGRESO' && month.fuera === 'BAJA' && beginsWithReturn(month, today)
  const back = months.filter(isBack)
  const open =
    step.accion === 'REINGRESO'
      ? months.flatMap((month) => afterReturn(month, row, today) ?? [])
      : months.filter((month) => isOpenMonth(month) && !out.includes(month))
  const ahead = step.accion === 'BAJA' ? out.filter(({ pagos }) => pagos.length > 0) : []
  const charges = await listOpenCharges(db, row)
  const off = charges.filter((charge) => isCalledOff(charge, row, step))
  const staying = charges.filter((charge) => !off.includes(charge))
  return {
    out,
    back,
    ahead,
    charged: off.filter(({ own }) => !own).map(({ id }) => id),
    effect: {
      se_deben: open.map(owedMonth),
      no_se_deben: out.filter(isOpenMonth).map(owedMonth),
      adelantados: ahead.map((month) => ({
        id: month.id,
        descripcion: month.descripcion,
        monto: toPesos(paidOf(month)),
        descuento: toPesos(paidOf(month) - creditOf(month)),
        a_favor: toPesos(creditOf(month)),
        folio: (month.pagos.at(-1) as LeavingMonth['pagos'][number]).folio,
      })),
      cargos: charges.map((charge) => ({
        id: charge.id,
        descripcion: charge.descripcion,
        saldo: toPesos(charge.saldo_centavos),
        se_cancela: off.includes(charge),
      })),
      otras: await listOthers(db, row),
      adeudo: toPesos(sum([...open.map(balanceOf), ...staying.map(({ saldo_centavos }) => saldo_centavos)])),
      a_favor: toPesos(sum(ahead.map(creditOf))),
      acreditado: step.aFavor && ahead.length > 0,
    },
  }
}
