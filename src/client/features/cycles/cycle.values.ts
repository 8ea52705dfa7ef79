import { cycleProblems, FIXED_FIELDS, type CycleForm, type PriceField } from '@contract/cycles/cycles.rules'
import type { Cycle, CyclesContract } from '@contract/cycles/cycles.schemas'
import { schemeMonths, schemeOf, type Scheme } from '@contract/cycles/schemes.rules'
import type { Campos } from '@contract/domain/campos'
import { addMonths } from '@contract/domain/dateMath'
import { compareTuitionMonths, type TuitionMonth } from '@contract/domain/months'
import {
  lateFeeProblems,
  type LateFee,
  type LateFeeForm,
  type LateFeeKind,
} from '@contract/tuition/lateFees.rules'

/** The customer's seven fields and what decides the colegiaturas. */
export interface CycleValues extends Pick<CycleForm, 'nombre' | 'fecha_inicio' | 'fecha_fin' | PriceField> {
  esquema: Scheme
  /** Read when the months are chosen one by one. */
  meses: readonly TuitionMonth[]
  dia_limite: number
  descuento_anual: number | null
  recargo: LateFeeKind | 'NINGUNO'
  recargo_valor: number | null
  dias_gracia: number | null
}

export const EMPTY: CycleValues = {
  nombre: '',
  fecha_inicio: '',
  fecha_fin: '',
  costo_inscripcion: null,
  mensualidad_preescolar: null,
  mensualidad_primaria: null,
  costo_material: null,
  esquema: 'TODOS',
  meses: [],
  dia_limite: 10,
  descuento_anual: 0,
  recargo: 'NINGUNO',
  recargo_valor: null,
  dias_gracia: 0,
}

/** A cycle of the school's existing server carries the seven fields and none of ours. */
export const valuesOf = (cycle: Cycle): CycleValues => {
  const { name, fecha_inicio, fecha_fin, meses = [], recargo } = cycle
  return {
    nombre: name,
    fecha_inicio,
    fecha_fin,
    costo_inscripcion: cycle.costo_inscripcion,
    mensualidad_preescolar: cycle.mensualidad_preescolar,
    mensualidad_primaria: cycle.mensualidad_primaria,
    costo_material: cycle.costo_material,
    esquema: schemeOf(meses, fecha_inicio, fecha_fin),
    meses,
    dia_limite: cycle.dia_limite ?? EMPTY.dia_limite,
    descuento_anual: cycle.descuento_anual ?? EMPTY.descuento_anual,
    recargo: recargo?.tipo ?? 'NINGUNO',
    recargo_valor: recargo?.valor ?? null,
    dias_gracia: recargo?.dias_gracia ?? 0,
  }
}

const YEAR = 12

/** '2026-2027' → '2027-2028'; each year of a name is the next one. Empty where none is named. */
const nextName = (name: string): string => {
  const next = name.replace(/\b(19|20)\d\d\b/g, (year) => String(Number(year) + 1))
  return next === name ? '' : next
}

/** The cycle a year later: the same rules and prices, to be changed before it is saved. */
export const nextOf = (cycle: Cycle): CycleValues => {
  const values = valuesOf(cycle)
  return {
    ...values,
    nombre: nextName(values.nombre),
    fecha_inicio: addMonths(values.fecha_inicio, YEAR),
    fecha_fin: addMonths(values.fecha_fin, YEAR),
    meses: values.meses.map((month) => ({ ...month, anio: month.anio + 1 })),
  }
}

/** Months that carry tuition, in order; empty while they cannot be known. */
export const monthsOf = ({ esquema, meses, fecha_inicio, fecha_fin }: CycleValues): TuitionMonth[] =>
  esquema === 'ELEGIDOS'
    ? [...meses].sort(compareTuitionMonths)
    : schemeMonths(esquema, fecha_inicio, fecha_fin)

const feeForm = ({ recargo, recargo_valor, dias_gracia }: CycleValues): LateFeeForm | null =>
  recargo === 'NINGUNO' ? null : { tipo: recargo, valor: recargo_valor, dias_gracia }

/** The recargo as it would be saved; null while there is none or it is not whole. */
export const lateFeeOf = (values: CycleValues): LateFee | null => {
  const fee = feeForm(values)
  return fee && Object.keys(lateFeeProblems(fee)).length === 0 ? (fee as LateFee) : null
}

const formOf = (values: CycleValues): CycleForm => {
  const { nombre, fecha_inicio, fecha_fin, costo_inscripcion, costo_material, dia_limite } = values
  const { mensualidad_preescolar, mensualidad_primaria, descuento_anual } = values
  const prices = { costo_inscripcion, mensualidad_preescolar, mensualidad_primaria, costo_material }
  const meses = monthsOf(values)
  return {
    nombre,
    fecha_inicio,
    fecha_fin,
    ...prices,
    meses,
    dia_limite,
    descuento_anual,
    recargo: feeForm(values),
  }
}

/** The contract's rule, with the parts of a recargo beside their own fields. */
export const cycleFormProblems = (values: CycleValues): Campos => {
  const fee = feeForm(values)
  const { recargo: _whole, ...campos } = cycleProblems(formOf(values))
  const { tipo, valor, dias_gracia } = fee ? lateFeeProblems(fee) : {}
  const parts = { recargo: tipo, recargo_valor: valor, dias_gracia }
  const wrong = Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined)
  return { ...campos, ...Object.fromEntries(wrong) }
}

const FIXED: readonly string[] = FIXED_FIELDS

/**
 * What travels: the customer's seven fields always, ours where they differ from what the cycle has (or, for a new one, from
 * what the server takes by itself), so that a plain registration is the one the customer wrote down.
 * @param fixed pupils are enrolled: what their enrolments copied stays out
 */
export const cycleBody = (
  values: CycleValues,
  before: CycleValues = { ...EMPTY, fecha_inicio: values.fecha_inicio, fecha_fin: values.fecha_fin },
  fixed = false,
): CyclesContract['create']['body'] => {
  const wanted = formOf(values)
  const { meses, dia_limite, descuento_anual, recargo } = formOf(before)
  const known: Record<string, unknown> = { meses, dia_limite, descuento_anual, recargo }
  const changed = Object.entries(wanted).filter(
    ([field, value]) =>
      !(fixed && FIXED.includes(field)) &&
      !(field in known && JSON.stringify(known[field]) === JSON.stringify(value)),
  )
  return Object.fromEntries(changed) as CyclesContract['create']['body']
}
