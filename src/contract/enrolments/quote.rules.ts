import {
  accumulatedPercent,
  earlySaving,
  priceRow,
  pricesFor,
  siblingPercent,
  type Accumulation,
  type EarlyPayment,
  type GradePrice,
  type PlacePrice,
  type PriceField,
  type PricedPlace,
  type SiblingRule,
} from '../cycles/terms.rules'
import { percentLabel } from '../domain/percents'
import { gradeLabel, gradeYearLabel } from '../domain/grades'
import {
  centavosOf,
  centavosOrZero,
  percentOf,
  toPesos,
  type Centavos,
  formatCentavos,
} from '../domain/money'
import { enrolmentDiscount } from './enrolments.rules'

/** A field that another server does not send changes nothing in the quote. */
export interface QuoteFacts {
  cycle: Record<PriceField, number> & {
    precios?: readonly GradePrice[] | undefined
    acumulacion?: Accumulation | undefined
    hermanos?: readonly SiblingRule[] | undefined
    pronto_pago?: EarlyQuote | null | undefined
  }
  place: PricedPlace
  descuento?: number | undefined
  motivo_descuento?: string | null | undefined
  becas?: readonly { nombre: string; porcentaje: number }[] | undefined
  /** Starts at 1. Null or missing without a parent, and when `becas` has that of the siblings. */
  lugar?: number | null | undefined
}
type EarlyQuote = Pick<EarlyPayment, 'tipo' | 'valor' | 'hasta_dia'> & { con_beca?: boolean | undefined }

interface QuoteLine {
  concepto: string
  monto: number
  porque: string
}

export interface QuotePart {
  de: 'INSCRIPCION' | 'MATERIAL' | 'COLEGIATURA'
  lineas: QuoteLine[]
  total: number
  nota?: string
}

const priceCentavos = (pesos: number): Centavos => Math.max(0, centavosOrZero(pesos))

const SOURCES: Record<PlacePrice, (place: PricedPlace) => string> = {
  costo_inscripcion: () => 'Precio del ciclo',
  costo_material: () => 'Precio del ciclo',
  mensualidad: ({ grado }) => `Precio del ciclo para ${gradeLabel(grado)}`,
}

const listLine = ({ cycle, place }: QuoteFacts, field: PlacePrice, concepto: string): QuoteLine => {
  const row = priceRow(cycle, place, field)
  const porque = row ? `Precio de ${gradeYearLabel(row)}` : SOURCES[field](place)
  return { concepto, monto: pricesFor(cycle, place)[field], porque }
}

const enrolmentPart = (facts: QuoteFacts): QuotePart => {
  const { descuento = 0, motivo_descuento } = facts
  const list = listLine(facts, 'costo_inscripcion', 'Inscripción')
  const cost = priceCentavos(list.monto)
  const taken = enrolmentDiscount(cost, descuento)
  const discount = {
    concepto: `Descuento de ${percentLabel(descuento)}`,
    monto: toPesos(0 - taken),
    porque: motivo_descuento?.trim() || 'Descuento de inscripción',
  }
  return {
    de: 'INSCRIPCION',
    lineas: descuento === 0 ? [list] : [list, discount],
    total: toPesos(cost - taken),
  }
}

const ORDINALS = ['segundo', 'tercer', 'cuarto', 'quinto', 'sexto']

/** 'Es el segundo hijo de la familia: 10 %, que se da en Becas, Hermanos'; enrolling gives no beca of siblings. */
const siblingWords = (lugar: number, percent: number): string =>
  `Es el ${ORDINALS[lugar - 2] ?? `${lugar}.º`} hijo de la familia: ${percentLabel(percent)}, que se da en Becas, Hermanos`

const MAX_BECAS = 2

interface Beca {
  nombre: string
  porcentaje: number
  porque: string
}

/** The given becas, and that of the siblings where the rule has one and the pupil has fewer than two. */
const becasOf = ({ cycle, becas = [], lugar }: QuoteFacts): Beca[] => {
  const percent = lugar == null ? 0 : siblingPercent(cycle.hermanos ?? [], lugar)
  const own = becas.map((beca) => ({ ...beca, porque: `Beca de ${percentLabel(beca.porcentaje)}` }))
  const sibling = { nombre: 'Hermanos', porcentaje: percent, porque: siblingWords(lugar ?? 0, percent) }
  return percent > 0 && own.length < MAX_BECAS ? [sibling, ...own] : own.slice(0, MAX_BECAS)
}

/** The sum of becas is rounded once, as in the month's price, so the second line shows what the first leaves of it. */
const becaLines = (becas: readonly Beca[], lista: Centavos, acumulacion: Accumulation): QuoteLine[] => {
  const whole = percentOf(
    lista,
    accumulatedPercent(
      becas.map(({ porcentaje }) => porcentaje),
      acumulacion,
    ),
  )
  const largest = Math.max(0, ...becas.map(({ porcentaje }) => porcentaje))
  const counted = acumulacion === 'MAYOR' ? becas.findIndex((beca) => beca.porcentaje === largest) : null
  let left = whole
  return becas.map(({ nombre, porcentaje, porque }, at) => {
    const isLast = at === becas.length - 1
    const own = isLast ? left : Math.min(left, percentOf(lista, porcentaje))
    const taken = counted === null ? own : counted === at ? whole : 0
    left -= taken
    const passed = counted !== null && counted !== at
    const rest = acumulacion === 'SUCESIVA' && at > 0 ? ', de lo que queda' : ''
    return {
      concepto: nombre,
      monto: toPesos(0 - taken),
      porque: passed ? `${porque}; solo cuenta la beca mayor` : `${porque}${rest}`,
    }
  })
}

const monthPart = (facts: QuoteFacts): QuotePart => {
  const list = listLine(facts, 'mensualidad', 'Colegiatura de cada mes')
  const lista = priceCentavos(list.monto)
  const becas = becasOf(facts)
  const lines = becaLines(becas, lista, facts.cycle.acumulacion ?? 'MAYOR')
  const total = lines.reduce((sum, { monto }) => sum + centavosOf(monto), lista)
  const early = facts.cycle.pronto_pago
  const saving = early && (becas.length === 0 || early.con_beca) ? earlySaving(total, early) : 0
  return {
    de: 'COLEGIATURA',
    lineas: [list, ...lines],
    total: toPesos(total),
    ...(early && saving > 0
      ? { nota: `Hasta el día ${early.hasta_dia} de cada mes: ${formatCentavos(total - saving)}` }
      : {}),
  }
}

/** The server charges the same amounts. */
export const quoteOf = (facts: QuoteFacts): QuotePart[] => {
  const material = listLine(facts, 'costo_material', 'Material')
  return [
    enrolmentPart(facts),
    ...(material.monto > 0 ? [{ de: 'MATERIAL' as const, lineas: [material], total: material.monto }] : []),
    monthPart(facts),
  ]
}
