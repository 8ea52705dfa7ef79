import type { Static } from '@sinclair/typebox'
import type { Cycle, cyclesSchemas } from '@contract/cycles/cycles.schemas'
import type { Accumulation, EarlyPayment, GradePrice, SiblingRule } from '@contract/cycles/terms.rules'
import { formatDate, isoMonth } from '@contract/domain/dates'
import { gradeOrder, gradeYearLabel } from '@contract/domain/grades'
import { centavosOf, formatPesos, toPesos, type Centavos } from '@contract/domain/money'
import { compareTuitionMonths, monthsBetween, type TuitionMonth } from '@contract/domain/months'
import { toHundredths } from '@contract/domain/percents'
import type { LateFee } from '@contract/tuition/lateFees.rules'
import { countText } from '@contract/domain/text'

export type Creation = Static<typeof cyclesSchemas.create.body>
export type Change = Static<typeof cyclesSchemas.update.body>

type FullPrice = { [Field in keyof GradePrice]-?: Exclude<GradePrice[Field], undefined> }

/** In the one form that is stored, so that equal values compare as equal text. */
export type CycleValues = Omit<Creation, keyof Terms> & Terms
interface Terms {
  meses: TuitionMonth[]
  recargo: LateFee | null
  precios: FullPrice[]
  acumulacion: Accumulation
  hermanos: SiblingRule[]
  anual_hasta: string | null
  pronto_pago: EarlyPayment | null
  dia_habil: NonNullable<Cycle['dia_habil']> | null
}

export const feeOf = (fee: Creation['recargo']): LateFee | null => {
  if (!fee) return null
  const { tipo, valor, dias_gracia, tope } = fee
  return { tipo, valor, dias_gracia, ...(tope == null ? {} : { tope }) }
}

export const earlyOf = (early: Creation['pronto_pago']): EarlyPayment | null => {
  if (!early) return null
  const { tipo, valor, hasta_dia, con_beca = false } = early
  return { tipo, valor, hasta_dia, con_beca }
}

export const siblingsOf = (rows: readonly SiblingRule[]): SiblingRule[] =>
  rows.map(({ lugar, porcentaje }) => ({ lugar, porcentaje })).sort((a, b) => a.lugar - b.lugar)

const pricesOf = (rows: readonly GradePrice[]): FullPrice[] =>
  rows
    .map(({ grado, gradoNumero, costo_inscripcion, costo_material, mensualidad }) => ({
      grado,
      gradoNumero: gradoNumero ?? null,
      costo_inscripcion: costo_inscripcion ?? null,
      costo_material: costo_material ?? null,
      mensualidad: mensualidad ?? null,
    }))
    .sort((a, b) => gradeOrder(a) - gradeOrder(b))

const sortMonths = (meses: readonly TuitionMonth[]): TuitionMonth[] =>
  meses.map(({ anio, mes, parcialidad }) => ({ anio, mes, parcialidad })).sort(compareTuitionMonths)

export const wantedOf = (body: Creation): CycleValues => ({
  ...body,
  meses: sortMonths(body.meses ?? monthsBetween(body.fecha_inicio, body.fecha_fin)),
  recargo: feeOf(body.recargo),
  precios: pricesOf(body.precios ?? []),
  acumulacion: body.acumulacion ?? 'MAYOR',
  hermanos: siblingsOf(body.hermanos ?? []),
  anual_hasta: body.anual_hasta ?? null,
  pronto_pago: earlyOf(body.pronto_pago),
  dia_habil: body.dia_habil ?? null,
})

export const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Default months follow the dates; chosen months stay and must fit (`cycleProblems`). */
export const merge = (stored: Cycle, change: Change): CycleValues => {
  const { meses, ...wanted } = { ...stored, nombre: stored.name, ...change }
  const byDefault = sameJson(stored.meses, monthsBetween(stored.fecha_inicio, stored.fecha_fin))
  return wantedOf(change.meses || !byDefault ? { ...wanted, meses } : wanted)
}

const centavosOrNull = (pesos: number | null | undefined): Centavos | null =>
  pesos == null ? null : centavosOf(pesos)

const json = (value: object | null): string | null => value && JSON.stringify(value)

export const toValues = (cycle: CycleValues) => ({
  name: cycle.nombre.normalize('NFC').trim(),
  fecha_inicio: cycle.fecha_inicio,
  fecha_fin: cycle.fecha_fin,
  costo_inscripcion_centavos: centavosOf(cycle.costo_inscripcion),
  mensualidad_preescolar_centavos: centavosOf(cycle.mensualidad_preescolar),
  mensualidad_primaria_centavos: centavosOf(cycle.mensualidad_primaria),
  costo_material_centavos: centavosOf(cycle.costo_material),
  inscripciones_abiertas: cycle.inscripciones_abiertas ?? true,
  cuestionario_activo: cycle.cuestionario_activo ?? false,
  dia_limite: cycle.dia_limite ?? 10,
  descuento_anual_centesimas: toHundredths(cycle.descuento_anual ?? 0),
  recargo: json(cycle.recargo),
  acumulacion: cycle.acumulacion,
  hermanos: JSON.stringify(cycle.hermanos),
  anual_hasta: cycle.anual_hasta,
  pronto_pago: json(cycle.pronto_pago),
  dia_habil: cycle.dia_habil,
})

export const toPriceRows = (rows: readonly GradePrice[]) =>
  rows.map((row) => ({
    grado: row.grado,
    grado_numero: row.gradoNumero ?? null,
    costo_inscripcion_centavos: centavosOrNull(row.costo_inscripcion),
    costo_material_centavos: centavosOrNull(row.costo_material),
    mensualidad_centavos: centavosOrNull(row.mensualidad),
  }))
type PriceRow = ReturnType<typeof toPriceRows>[number]

const pesosOrNull = (amount: Centavos | null): number | null => (amount === null ? null : toPesos(amount))

export const toGradePrice = (row: PriceRow): FullPrice => ({
  grado: row.grado,
  gradoNumero: row.grado_numero,
  costo_inscripcion: pesosOrNull(row.costo_inscripcion_centavos),
  costo_material: pesosOrNull(row.costo_material_centavos),
  mensualidad: pesosOrNull(row.mensualidad_centavos),
})

const TOGETHER: Record<Accumulation, string> = {
  MAYOR: 'cuenta la mayor',
  SUMA: 'se suman',
  SUCESIVA: 'la segunda sobre lo que deja la primera',
}

const priceText = (row: GradePrice): string => {
  const amounts = [
    ['inscripción', row.costo_inscripcion],
    ['material', row.costo_material],
    ['mensualidad', row.mensualidad],
  ] as const
  const words = amounts.flatMap(([word, pesos]) => (pesos == null ? [] : [`${word} ${formatPesos(pesos)}`]))
  return `${gradeYearLabel(row)}: ${words.join(', ')}`
}

const feeText = ({ tipo, valor, dias_gracia, tope }: LateFee): string =>
  `${tipo} ${valor}, ${countText(dias_gracia, 'día', 'días')} de gracia${tope == null ? '' : `, a lo más ${tope} % del precio`}`

const earlyText = ({ tipo, valor, hasta_dia, con_beca }: EarlyPayment): string =>
  `${tipo === 'FIJO' ? formatPesos(valor) : `${valor} %`} menos hasta el día ${hasta_dia}${con_beca ? ', también con beca' : ''}`

const instalmentText = (month: TuitionMonth): string =>
  month.parcialidad === 1 ? isoMonth(month) : `${isoMonth(month)} (${month.parcialidad})`

export const cycleTrail = (cycle: Cycle) => ({
  ...cycle,
  meses: cycle.meses.map(instalmentText),
  recargo: cycle.recargo && feeText(cycle.recargo),
  precios: (cycle.precios ?? []).map(priceText),
  acumulacion: TOGETHER[cycle.acumulacion ?? 'MAYOR'],
  hermanos: (cycle.hermanos ?? []).map(({ lugar, porcentaje }) => `hijo ${lugar}: ${porcentaje} %`),
  anual_hasta: cycle.anual_hasta == null ? null : formatDate(cycle.anual_hasta),
  pronto_pago: cycle.pronto_pago ? earlyText({ con_beca: false, ...cycle.pronto_pago }) : null,
  dia_habil: cycle.dia_habil ? `el día hábil ${cycle.dia_habil.toLowerCase()}` : null,
})
