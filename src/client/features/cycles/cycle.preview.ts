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

/** Sentences that explain the choices, as far as they can be computed while typing. */
export const previewLines = (values: CycleValues): string[] => {
  const { fecha_inicio, fecha_fin, dia_limite } = values
  const meses = monthsOf(values)
  if (!(fecha_inicio < fecha_fin) || (meses.length === 0 && values.esquema !== 'ELEGIDOS'))
    return [texts.noDates]
  const problem = mesesProblem(meses, fecha_inicio, fecha_fin)
  if (problem) return [problem]
  const fee = lateFeeOf(values)
  const example = priceOf('PRIMARIA', values) || priceOf('PREESCOLAR', values)
  return [
    `${monthsLine(meses, dia_limite)}.`,
    ...GRADES.map((grade) => yearLine(grade, meses.length, values)),
    fee && example ? feeLine(fee, example) : null,
  ].filter((line): line is string => line !== null)
}
