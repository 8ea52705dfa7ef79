import { formatPesos, percentOf, toCentavos, toPesos } from '@contract/domain/money'
import { mesesProblem, monthLabel, type TuitionMonth } from '@contract/domain/months'
import { lateFee, type LateFee } from '@contract/tuition/lateFees.rules'
import { GRADES, gradeLabel, type Grade } from '@contract/domain/grades'
import { lateFeeOf, monthsOf, type CycleValues } from './cycle.values'
import { texts } from './cycles.texts'

/** Months late in the example: a family that forgot one term. */
const EXAMPLE_MONTHS = 3

/** '10 colegiaturas, de SEPTIEMBRE 2026 a JUNIO 2027, hasta el día 10 de cada mes' */
export const monthsLine = (meses: readonly TuitionMonth[], diaLimite: number): string => {
  const [first, last] = [meses[0], meses.at(-1)]
  if (!first || !last) return texts.noMonths
  if (meses.length === 1) return `1 colegiatura, de ${monthLabel(first)}, hasta el día ${diaLimite}`
  return `${meses.length} colegiaturas, de ${monthLabel(first)} a ${monthLabel(last)}, hasta el día ${diaLimite} de cada mes`
}

const priceOf = (grade: Grade, values: CycleValues): number | null => {
  const pesos = grade === 'PREESCOLAR' ? values.mensualidad_preescolar : values.mensualidad_primaria
  return toCentavos(pesos ?? NaN)
}

const yearLine = (grade: Grade, count: number, values: CycleValues): string | null => {
  const price = priceOf(grade, values)
  if (!price || count === 0) return null
  const year = price * count
  const percent = values.descuento_anual ?? 0
  const net = toCentavos(percent) === null || percent > 100 ? year : year - percentOf(year, percent)
  const once = percent > 0 ? `; de una vez, ${formatPesos(toPesos(net))}` : ''
  return `${gradeLabel(grade)}: ${count} × ${formatPesos(toPesos(price))} = ${formatPesos(toPesos(year))}${once}`
}

const feeLine = (fee: LateFee, price: number): string =>
  `Una colegiatura de ${formatPesos(toPesos(price))} con tres meses de retraso paga ` +
  `${formatPesos(toPesos(lateFee(fee, price, EXAMPLE_MONTHS)))} de recargo.`

/** The parts of the form, in order. */
export const CYCLE_PARTS = ['fechas', 'precios', 'descuentos', 'atrasos'] as const
export type CyclePart = (typeof CYCLE_PARTS)[number]

const isLine = (line: string | null): line is string => line !== null

const monthLines = (values: CycleValues): string[] => {
  const { fecha_inicio, fecha_fin, dia_limite } = values
  const meses = monthsOf(values)
  if (!(fecha_inicio < fecha_fin) || (meses.length === 0 && values.esquema !== 'ELEGIDOS'))
    return [texts.noDates]
  return [mesesProblem(meses, fecha_inicio, fecha_fin) ?? `${monthsLine(meses, dia_limite)}.`]
}

/** What a part of the form means, as far as it can be computed while typing. */
export const meaningOf = (part: CyclePart, values: CycleValues): string[] => {
  const count = monthsOf(values).length
  if (part === 'fechas') return monthLines(values)
  if (part === 'precios') return GRADES.map((grade) => yearLine(grade, count, values)).filter(isLine)
  if (part === 'atrasos') {
    const fee = lateFeeOf(values)
    const example = priceOf('PRIMARIA', values) || priceOf('PREESCOLAR', values)
    return fee && example ? [feeLine(fee, example)] : []
  }
  return []
}
