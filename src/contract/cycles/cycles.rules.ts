import { onlyProblems, REQUIRED, requiredText, type Campos } from '../domain/campos'
import { dayProblem, isIsoDate } from '../domain/dateMath'
import { formatDate, type IsoDate } from '../domain/dates'
import type { Grade } from '../domain/grades'
import { TOO_MANY_DECIMALS } from '../domain/messages'
import { toCentavos } from '../domain/money'
import { tuitionMonthsProblem, monthsBetween, MAX_TUITION_MONTHS, type TuitionMonth } from '../domain/months'
import { lateFeeProblems, type LateFeeForm } from '../tuition/lateFees.rules'
import type { Cycle } from './cycles.schemas'
import type { PriceField } from './terms.rules'
import { termsProblems, type TermsForm } from './termsProblems.rules'

/** Fixed once a pupil is enrolled, or two pupils of one cycle would owe different months (decisions/0007). */
export const FIXED_FIELDS = ['fecha_inicio', 'fecha_fin', 'meses', 'dia_limite', 'dia_habil'] as const

/** Prices in pesos, null or '' while a field is empty. */
export interface CycleForm extends Record<PriceField, number | null>, TermsForm {
  nombre: string
  fecha_inicio: IsoDate
  fecha_fin: IsoDate
  meses?: readonly TuitionMonth[] | undefined
  dia_limite?: number | null | undefined
  descuento_anual?: number | null | undefined
  recargo?: LateFeeForm | null | undefined
}

const priceProblem = (pesos: number | null): string | null => {
  if (pesos === null) return REQUIRED
  if (Number.isNaN(pesos)) return 'Escribe una cantidad, por ejemplo 2350.00'
  if (!(pesos >= 0)) return 'No puede ser menor que 0'
  return toCentavos(pesos) === null ? TOO_MANY_DECIMALS : null
}

const dueDayProblem = (day: number | null): string | null =>
  day !== null && Number.isInteger(day) && day >= 1 && day <= 31 ? null : 'Debe ser un día del 1 al 31'

export const MAX_YEARLY_PERCENT = 50

const percentProblem = (percent: number | null): string | null =>
  percent !== null && percent >= 0 && percent <= MAX_YEARLY_PERCENT && toCentavos(percent) !== null
    ? null
    : `Debe ser un porcentaje de 0 a ${MAX_YEARLY_PERCENT}, con hasta dos decimales`

const FEE_FIELDS = {
  tipo: 'Recargo',
  valor: 'Cantidad',
  dias_gracia: 'Días de gracia',
  tope: 'Tope',
} as const

/** Says which field of the rule is wrong, since on the wire all of it is one field, `recargo`. */
const feeProblem = (fee: LateFeeForm | null): string | null => {
  const [first] = Object.entries(fee === null ? {} : lateFeeProblems(fee))
  return first ? `${FEE_FIELDS[first[0] as keyof LateFeeForm]}: ${first[1]}` : null
}

type CheckedField = Exclude<keyof CycleForm, keyof TermsForm>
const CHECKS: { [K in CheckedField]-?: (value: Exclude<CycleForm[K], undefined>) => string | null } = {
  nombre: requiredText,
  fecha_inicio: dayProblem,
  fecha_fin: dayProblem,
  costo_inscripcion: priceProblem,
  mensualidad_preescolar: priceProblem,
  mensualidad_primaria: priceProblem,
  costo_material: priceProblem,
  meses: () => null,
  dia_limite: dueDayProblem,
  descuento_anual: percentProblem,
  recargo: feeProblem,
}

const fieldProblem = (form: Partial<CycleForm>, campo: CheckedField): string | null => {
  const value = form[campo]
  return value === undefined ? null : (CHECKS[campo] as (value: unknown) => string | null)(value)
}

const periodProblems = ({ fecha_inicio, fecha_fin, meses, anual_hasta }: Partial<CycleForm>): Campos => {
  if (!isIsoDate(fecha_inicio ?? '') || !isIsoDate(fecha_fin ?? '')) return {}
  const [inicio, fin] = [fecha_inicio as IsoDate, fecha_fin as IsoDate]
  if (fin <= inicio) return { fecha_fin: 'La fecha de fin debe ser posterior a la fecha de inicio' }
  const late =
    anual_hasta && isIsoDate(anual_hasta) && anual_hasta > fin
      ? `El ciclo escolar termina el ${formatDate(fin)}: debe ser ese día o antes`
      : null
  const tooLong =
    !meses && monthsBetween(inicio, fin).length > MAX_TUITION_MONTHS
      ? `Un ciclo escolar dura a lo más ${MAX_TUITION_MONTHS} meses`
      : null
  return onlyProblems({
    meses: meses ? tuitionMonthsProblem(meses, inicio, fin) : null,
    anual_hasta: late,
    fecha_fin: tooLong,
  })
}

/** An error of a row is named 'precios.1.gradoNumero'. @param stored an older discount above today's limit may stay */
export const cycleProblems = (
  form: Partial<CycleForm>,
  stored?: (TermsForm & { descuento_anual: number }) | null,
): Campos => {
  const { descuento_anual, ...others } = form
  const checked = descuento_anual === stored?.descuento_anual ? others : form
  return {
    ...periodProblems(form),
    ...onlyProblems(
      Object.fromEntries(
        (Object.keys(CHECKS) as CheckedField[]).map((campo) => [campo, fieldProblem(checked, campo)]),
      ),
    ),
    ...termsProblems(form, stored),
  }
}

/** Pesos, before any beca. */
export const monthlyOf = (
  cycle: Pick<Cycle, 'mensualidad_preescolar' | 'mensualidad_primaria'>,
  grado: Grade,
): number => (grado === 'PREESCOLAR' ? cycle.mensualidad_preescolar : cycle.mensualidad_primaria)

/** First and last day belong to the cycle. */
export const vigenciaOn = (
  { fecha_inicio, fecha_fin }: { fecha_inicio: IsoDate; fecha_fin: IsoDate },
  today: IsoDate,
): Cycle['vigencia'] => {
  if (today < fecha_inicio) return 'PROXIMO'
  return today > fecha_fin ? 'TERMINADO' : 'EN_CURSO'
}

export const enrolledCount = ({ inscritos }: Pick<Cycle, 'inscritos'>): number =>
  inscritos ? inscritos.PREESCOLAR + inscritos.PRIMARIA : 0
