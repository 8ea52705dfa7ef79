import { formatDate, type IsoDate } from '../domain/dates'
import { discountReasonProblem } from '../domain/discounts'
import { gradeYearProblem, type Grade } from '../domain/grades'
import {
  centavosOrZero,
  MAX_PESOS,
  toCentavos,
  toPesos,
  wholePesoDiscount,
  type Centavos,
} from '../domain/money'

/** BAJA: the pupil left. CANCELADA: it was made by mistake; only the ledger keeps it. */
export const ENROLMENT_STATES = ['INSCRITO', 'BAJA', 'CANCELADA'] as const
export type EnrolmentState = (typeof ENROLMENT_STATES)[number]

const NO_PUPILS = 'Debes colocar almenos un alumno'
const REPEATED_PUPIL = 'El mismo alumno no puede inscribirse dos veces'
export const ENROLMENTS_CLOSED = 'inscripciones cerradas'

/** @param mensualidad pesos; null is the cycle's price again, NaN a text that is no amount */
export const monthlyProblem = (mensualidad: number | null): string | null =>
  mensualidad === null || (mensualidad > 0 && toCentavos(mensualidad) !== null && mensualidad <= MAX_PESOS)
    ? null
    : 'Debe ser una cantidad mayor que 0, con dos decimales a lo más'

/** Percent, not rounded, by which the pupil's own price lies below the cycle's; 0 where it does not. Prices in centavos. */
export const monthlyOff = (mensualidad: Centavos, lista: Centavos): number =>
  lista > mensualidad ? ((lista - mensualidad) / lista) * 100 : 0

interface CycleStart {
  name: string
  fecha_inicio: IsoDate
}

export const isComingCycle = ({ fecha_inicio }: Pick<CycleStart, 'fecha_inicio'>, today: IsoDate): boolean =>
  fecha_inicio > today

/** In a coming cycle the chosen day, else its first day; in a running one the day of the enrolment. */
export const chargesDueOn = (
  vence: IsoDate | null | undefined,
  cycle: Pick<CycleStart, 'fecha_inicio'>,
  today: IsoDate,
): IsoDate => (isComingCycle(cycle, today) ? (vence ?? cycle.fecha_inicio) : today)

export const dueDayProblem = (
  vence: IsoDate | null | undefined,
  { name, fecha_inicio }: CycleStart,
  today: IsoDate,
): string | null => {
  if (vence == null || (vence >= today && vence <= fecha_inicio) || vence === today) return null
  return fecha_inicio <= today
    ? `El ciclo escolar ${name} empezó el ${formatDate(fecha_inicio)}: lo que carga una inscripción vence el día que se hace.`
    : `Debe ser un día desde hoy hasta el ${formatDate(fecha_inicio)}, en que empieza el ciclo escolar ${name}.`
}

interface DiscountAmounts {
  monto_descuento: number
  monto_pagar: number
}

/** Half up, to whole pesos, never more than the cost. Centavos. */
export const enrolmentDiscount = (costo: Centavos, percent: number): Centavos =>
  Math.min(costo, wholePesoDiscount(costo, percent))

/** Pesos: 35 % of 1,850 takes off 648 and leaves 1,202. An unreadable `costo` counts as 0, since it may still be typed. */
export const discountAmounts = (costo: number, percent: number): DiscountAmounts => {
  const centavos = Math.max(0, centavosOrZero(costo))
  const descuento = enrolmentDiscount(centavos, percent)
  return { monto_descuento: toPesos(descuento), monto_pagar: toPesos(centavos - descuento) }
}

interface PupilChoice {
  id: number
  grado?: Grade | undefined
  gradoNumero?: number | null | undefined
  descuento?: number | undefined
  motivo_descuento?: string | null | undefined
}

interface PupilsProblem {
  campo: string
  message: string
}

export const pupilsProblem = (alumnos: readonly PupilChoice[], level?: Grade): PupilsProblem | null => {
  if (alumnos.length === 0) return { campo: 'alumnos', message: NO_PUPILS }
  const seen = new Set<number>()
  for (const [at, { id, grado = level, gradoNumero, descuento = 0, motivo_descuento }] of alumnos.entries()) {
    if (seen.has(id)) return { campo: `alumnos.${at}.id`, message: REPEATED_PUPIL }
    seen.add(id)
    const year = grado ? gradeYearProblem({ grado, gradoNumero }) : null
    if (year) return { campo: `alumnos.${at}.gradoNumero`, message: year }
    const message = discountReasonProblem(descuento, motivo_descuento)
    if (message) return { campo: `alumnos.${at}.motivo_descuento`, message }
  }
  return null
}
