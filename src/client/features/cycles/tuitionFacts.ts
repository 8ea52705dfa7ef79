import type { Cycle } from '@contract/cycles/cycles.schemas'
import type { GradePrice } from '@contract/cycles/terms.rules'
import { formatDate } from '@contract/domain/dates'
import { gradeYearLabel } from '@contract/domain/grades'
import { formatPesos } from '@contract/domain/money'
import { lateFeeLabel } from '@contract/tuition/lateFees.rules'
import { monthsLine } from './cyclePreview'
import { texts } from './cycles.texts'

const ROW_FIELDS = ['costo_inscripcion', 'costo_material', 'mensualidad'] as const

const rowLine = (row: GradePrice): string => {
  const prices = ROW_FIELDS.flatMap((field) => {
    const pesos = row[field]
    return pesos == null ? [] : [`${texts.rowFields[field].toLowerCase()} ${formatPesos(pesos)}`]
  })
  return `${gradeYearLabel(row)}: ${prices.join(', ')}`
}

const annualLine = ({ descuento_anual, anual_hasta }: Cycle): string =>
  descuento_anual
    ? `${descuento_anual} %${anual_hasta ? `, hasta el ${formatDate(anual_hasta)}` : ''}`
    : 'Sin descuento'

const earlyLine = ({ tipo, valor, hasta_dia, con_beca }: NonNullable<Cycle['pronto_pago']>): string =>
  `${tipo === 'FIJO' ? formatPesos(valor) : `${valor} %`} hasta el día ${hasta_dia}${con_beca ? ', también con beca' : ''}`

const siblingsLine = (rows: NonNullable<Cycle['hermanos']>): string =>
  [...rows]
    .sort((a, b) => a.lugar - b.lugar)
    .map(
      ({ lugar, porcentaje }, at) =>
        `${lugar}.º${at === rows.length - 1 ? ' y siguientes' : ''} ${porcentaje} %`,
    )
    .join(', ')

interface Fact {
  term: string
  text: string
  wide?: boolean
}

export const tuitionFacts = (cycle: Cycle): Fact[] => {
  const {
    meses,
    dia_limite,
    recargo,
    precios = [],
    hermanos = [],
    pronto_pago,
    dia_habil,
    acumulacion,
  } = cycle
  if (!meses) return []
  const fee = recargo ? lateFeeLabel(recargo, formatPesos) : texts.lateFees.NINGUNO
  const cap = recargo?.tope == null ? '' : `, a lo más ${recargo.tope} % del precio de lista`
  return [
    { term: 'Colegiaturas', text: monthsLine(meses, dia_limite), wide: true },
    ...(dia_habil ? [{ term: texts.fields.dia_habil, text: texts.workingDays[dia_habil] }] : []),
    ...(precios.length > 0
      ? [{ term: 'Grados con otro precio', text: precios.map(rowLine).join(' · '), wide: true }]
      : []),
    { term: texts.fields.descuento_anual, text: annualLine(cycle) },
    ...(pronto_pago ? [{ term: texts.fields.pronto_pago, text: earlyLine(pronto_pago) }] : []),
    ...(hermanos.length > 0 ? [{ term: texts.siblings, text: siblingsLine(hermanos) }] : []),
    ...(acumulacion && acumulacion !== 'MAYOR'
      ? [{ term: texts.fields.acumulacion, text: texts.accumulations[acumulacion] }]
      : []),
    { term: texts.fields.recargo, text: `${fee}${cap}` },
  ]
}
