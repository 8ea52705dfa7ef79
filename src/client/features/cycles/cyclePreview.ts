import {
  discountsExample,
  latenessExample,
  monthsExample,
  pricesExample,
  type ExampleForm,
} from '@contract/cycles/example.rules'
import type { IsoDate } from '@contract/domain/dates'
import { tuitionMonthsProblem, monthLabel, type TuitionMonth } from '@contract/domain/months'
import { formOf, monthsOf, type CycleValues } from './cycle.values'

export const monthsLine = (meses: readonly TuitionMonth[], diaLimite: number): string => {
  const [first, last] = [meses[0], meses.at(-1)]
  if (!first || !last) return 'En este ciclo no se cobran colegiaturas.'
  if (meses.length === 1) return `1 colegiatura, de ${monthLabel(first)}, hasta el día ${diaLimite}`
  return `${meses.length} colegiaturas, de ${monthLabel(first)} a ${monthLabel(last)}, hasta el día ${diaLimite} de cada mes`
}

export const CYCLE_PARTS = ['fechas', 'precios', 'descuentos', 'atrasos'] as const
export type CyclePart = (typeof CYCLE_PARTS)[number]

const EXAMPLES: Record<CyclePart, (form: ExampleForm) => string | null> = {
  fechas: monthsExample,
  precios: pricesExample,
  descuentos: discountsExample,
  atrasos: latenessExample,
}

const monthsMissing = (values: CycleValues): string | null => {
  const { fecha_inicio, fecha_fin } = values
  const meses = monthsOf(values)
  if (!(fecha_inicio < fecha_fin) || (meses.length === 0 && values.esquema !== 'ELEGIDOS'))
    return 'Escribe las fechas del ciclo para ver sus meses.'
  return tuitionMonthsProblem(meses, fecha_inicio, fecha_fin)
}

/** What the figures of a part mean, as a sentence; null while they are incomplete. */
export const meaningOf = (
  part: CyclePart,
  values: CycleValues,
  daysOff: readonly IsoDate[] | undefined,
): string | null =>
  (part === 'fechas' ? monthsMissing(values) : null) ??
  EXAMPLES[part]({ ...formOf(values), dias_inhabiles: daysOff })
