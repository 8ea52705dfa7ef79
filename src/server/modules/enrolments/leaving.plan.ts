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
import type { AnyCall } from '../../http/contractRoute'
import { conflict } from '../../shared/problem'
import type { AheadMonth, LeavingMonth } from '../tuition/tuition.leaving'
import {
  listOpenCharges,
  listOthers,
  listStandingFolios,
  type LeavingRow,
  type OpenCharge,
} from './leaving.queries'

export interface Step {
  accion: LeavingAction
  fecha: IsoDate
  aFavor: boolean
}

interface Change {
  /** Months no longer owed, including paid ones. */
  out: LeavingMonth[]
  /** Months owed again, including paid ones. */
  back: LeavingMonth[]
  ahead: AheadMonth[]
  /** Ids of the charges to cancel besides those of the enrolment. */
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

const isAhead = (month: LeavingMonth): month is AheadMonth => month.pago_id !== null

const owed = ({ id, descripcion, vencimiento, monto_centavos }: LeavingMonth) => ({
  id,
  descripcion,
  vencimiento,
  monto: toPesos(monto_centavos),
})

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0)

const outOf = (row: LeavingRow, months: readonly LeavingMonth[], { accion, fecha }: Step): LeavingMonth[] => {
  if (accion === 'REINGRESO') return []
  if (accion === 'CANCELACION') return [...months]
  // What was settled before the school came in stays settled, also after the baja: nobody owes it.
  return months.filter((month) => month.fuera !== 'SALDADO' && endsWithBaja(month, fecha, row.ciclo))
}

/** Whether the step cancels an open charge. One with payments stays: its payments would have to be cancelled first. */
const isCalledOff = ({ own, mes, isBrought, isUnpaid }: OpenCharge, row: LeavingRow, step: Step): boolean => {
  if (step.accion === 'CANCELACION') return own || (isUnpaid && (mes !== null || isBrought))
  return step.accion === 'BAJA' && isUnpaid && mes !== null && endsWithBaja(mes, step.fecha, row.ciclo)
}

/**
 * Computes what a step does to months and charges of an enrolment; the preview and the write both use it, so they agree.
 * @throws 409 when the step is impossible
 */
export const planLeaving = async (
  { db, today }: AnyCall,
  row: LeavingRow,
  months: readonly LeavingMonth[],
  step: Step,
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
  const open = months.flatMap((month) => {
    if (out.includes(month)) return []
    if (month.estado === 'PENDIENTE') return [month]
    if (month.estado !== 'BAJA' || !isBack(month)) return []
    const vencimiento = dueAfterReturn(month.vencimiento, row.ciclo.dia_limite, today)
    return [{ ...month, vencimiento, monto_centavos: month.lista_centavos }]
  })
  const ahead = step.accion === 'BAJA' ? out.filter(isAhead) : []
  const charges = await listOpenCharges(db, row)
  const off = charges.filter((charge) => isCalledOff(charge, row, step))
  const staying = charges.filter((charge) => !off.includes(charge))
  const credit = (month: AheadMonth) => month.monto_centavos - month.descuento_centavos
  return {
    out,
    back,
    ahead,
    charged: off.filter(({ own }) => !own).map(({ id }) => id),
    effect: {
      se_deben: open.map(owed),
      no_se_deben: out.filter(({ estado }) => estado === 'PENDIENTE').map(owed),
      adelantados: ahead.map((month) => ({
        id: month.id,
        descripcion: month.descripcion,
        monto: toPesos(month.monto_centavos),
        descuento: toPesos(month.descuento_centavos),
        a_favor: toPesos(credit(month)),
        folio: month.folio as number,
      })),
      cargos: charges.map((charge) => ({
        id: charge.id,
        descripcion: charge.descripcion,
        saldo: toPesos(charge.saldo_centavos),
        se_cancela: off.includes(charge),
      })),
      otras: await listOthers(db, row),
      adeudo: toPesos(
        sum([
          ...open.map(({ monto_centavos }) => monto_centavos),
          ...staying.map(({ saldo_centavos }) => saldo_centavos),
        ]),
      ),
      a_favor: toPesos(sum(ahead.map(credit))),
      acreditado: step.aFavor && ahead.length > 0,
    },
  }
}
