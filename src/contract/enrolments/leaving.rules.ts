import { dueDayAfter, type DueRule } from '../cycles/dueDays.rules'
import { onlyProblems, type Campos } from '../domain/campos'
import { dateParts, formatDate, type IsoDate } from '../domain/dates'
import { folioLabel } from '../receipts/receipts.rules'
import type { EnrolmentState } from './enrolments.rules'

export const LEAVING_ACTIONS = ['BAJA', 'REINGRESO', 'CANCELACION'] as const
export type LeavingAction = (typeof LEAVING_ACTIONS)[number]

interface Month {
  anio: number
  mes: number
}

const index = ({ anio, mes }: Month): number => anio * 12 + mes

/** A month already late is due anew, by the cycle's days from today on, so no pupil is late on the day of the return. */
export const dueAfterReturn = (vencimiento: IsoDate, rule: DueRule, today: IsoDate): IsoDate =>
  vencimiento < today ? dueDayAfter(today, rule) : vencimiento

interface CycleDays {
  name: string
  fecha_inicio: IsoDate
  fecha_fin: IsoDate
}

/** Months after that of the baja, or all when the cycle had not begun. */
export const endsWithBaja = (
  month: Month,
  fecha: IsoDate,
  { fecha_inicio }: Pick<CycleDays, 'fecha_inicio'>,
): boolean => fecha < fecha_inicio || index(month) > index(dateParts(fecha))

export const beginsWithReturn = (month: Month, today: IsoDate): boolean =>
  index(month) >= index(dateParts(today))

const dayProblem = (fecha: IsoDate, inicio: IsoDate, today: IsoDate): string | null => {
  if (fecha > today) return 'La baja no puede ser de un día que aún no llega'
  return fecha < inicio && today >= inicio
    ? `El ciclo escolar empezó el ${formatDate(inicio)}: la baja no puede ser de antes`
    : null
}

/** Before the cycle begins, any day up to today is allowed. */
export const bajaProblems = (
  { fecha, motivo }: { fecha: IsoDate; motivo: string | null | undefined },
  { fecha_inicio }: Pick<CycleDays, 'fecha_inicio'>,
  today: IsoDate,
): Campos =>
  onlyProblems({
    fecha: dayProblem(fecha, fecha_inicio, today),
    motivo: motivo?.trim() ? null : 'Debes colocar el motivo de la baja',
  })

interface Standing {
  estado: EnrolmentState
  alumno: { nombre: string }
  ciclo: CycleDays
  baja: { fecha: IsoDate } | null
}

const over = ({ ciclo }: Standing, today: IsoDate): string | null =>
  ciclo.fecha_fin < today
    ? `El ciclo escolar ${ciclo.name} terminó el ${formatDate(ciclo.fecha_fin)}: ya no cambia quién estuvo en él.`
    : null

const cancelledText = ({ alumno, ciclo }: Standing): string =>
  `La inscripción de ${alumno.nombre} en ${ciclo.name} está cancelada.`

export const leavingConflict = (accion: LeavingAction, standing: Standing, today: IsoDate): string | null => {
  const { estado, alumno, baja } = standing
  if (estado === 'CANCELADA') return cancelledText(standing)
  if (accion === 'CANCELACION') return null
  if (accion === 'BAJA' && baja)
    return `${alumno.nombre} ya está dado de baja desde el ${formatDate(baja.fecha)}.`
  if (accion === 'REINGRESO' && !baja) return `${alumno.nombre} no está dado de baja.`
  return over(standing, today)
}

export const paidEnrolment = (folios: readonly number[]): string =>
  folios.length === 1
    ? `Hay un pago de esta inscripción con el folio ${folioLabel(folios[0]!)}: cancélalo antes.`
    : `Hay pagos de esta inscripción con los folios ${folios.map(folioLabel).join(', ')}: cancélalos antes.`
