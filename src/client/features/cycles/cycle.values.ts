import { cycleProblems, FIXED_FIELDS, type CycleForm } from '@contract/cycles/cycles.rules'
import { PRICE_FIELDS, type PriceField } from '@contract/cycles/terms.rules'
import type { Cycle, CyclesContract } from '@contract/cycles/cycles.schemas'
import { schemeMonths, schemeOf, type Scheme } from '@contract/cycles/schemes.rules'
import type { Campos } from '@contract/domain/campos'
import { addDays, addMonths, weekdayOf } from '@contract/domain/dateMath'
import { dateParts, isoDate, type IsoDate } from '@contract/domain/dates'
import { compareTuitionMonths, type TuitionMonth } from '@contract/domain/months'
import {
  lateFeeProblems,
  type LateFee,
  type LateFeeForm,
  type LateFeeKind,
} from '@contract/tuition/lateFees.rules'

/** Values of the form: the customer's seven fields and those that decide the tuition. */
export interface CycleValues extends Pick<CycleForm, 'nombre' | 'fecha_inicio' | 'fecha_fin' | PriceField> {
  esquema: Scheme
  /** Used when the months are chosen one by one. */
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

/** The form's values of a cycle. The school's existing server sends only the customer's seven fields. */
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

/** '2026-2027' → '2027-2028': adds one to each year in a name; '' for a name without a year. */
const nextName = (name: string): string => {
  const next = name.replace(/\b(19|20)\d\d\b/g, (year) => String(Number(year) + 1))
  return next === name ? '' : next
}

/** Values for the next cycle: a year later, with the same rules and prices, to be edited before saving. */
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

const JULY = 7

/**
 * Values for a school's first cycle: the school year of that day by the SEP's usual dates (last Monday of August to 15 July) with
 * tuition from September to June. From July on it is the year about to begin. The prices stay empty.
 */
export const proposedCycle = (day: IsoDate): CycleValues => {
  const { anio, mes } = dateParts(day)
  const begins = mes >= JULY ? anio : anio - 1
  const august = isoDate(begins, 8, 31)
  return {
    ...EMPTY,
    nombre: `${begins}-${begins + 1}`,
    fecha_inicio: addDays(august, -weekdayOf(august)),
    fecha_fin: isoDate(begins + 1, 7, 15),
    esquema: 'DIEZ',
  }
}

/** Months that carry tuition, in order; empty while the dates are incomplete. */
export const monthsOf = ({ esquema, meses, fecha_inicio, fecha_fin }: CycleValues): TuitionMonth[] =>
  esquema === 'ELEGIDOS'
    ? [...meses].sort(compareTuitionMonths)
    : schemeMonths(esquema, fecha_inicio, fecha_fin)

const feeForm = ({ recargo, recargo_valor, dias_gracia }: CycleValues): LateFeeForm | null =>
  recargo === 'NINGUNO' ? null : { tipo: recargo, valor: recargo_valor, dias_gracia }

/** The late fee to save; null without one or while it is incomplete. */
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

/** The contract's rule, with the problems of a late fee at their own fields. */
export const cycleFormProblems = (values: CycleValues): Campos => {
  const fee = feeForm(values)
  const { recargo: _whole, ...campos } = cycleProblems(formOf(values))
  const { tipo, valor, dias_gracia } = fee ? lateFeeProblems(fee) : {}
  const parts = { recargo: tipo, recargo_valor: valor, dias_gracia }
  const wrong = Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined)
  return { ...campos, ...Object.fromEntries(wrong) }
}

/** The prices may change, but this form does not show what that does to those who are enrolled. */
const FIXED: readonly string[] = [...FIXED_FIELDS, ...PRICE_FIELDS]

/**
 * The body to send: always the customer's seven fields, ours only where they differ from the cycle's (for a new cycle, from the server's
 * defaults), so that a plain registration is exactly the customer's call.
 * @param fixed pupils are enrolled: the fields that their enrolments copied are left out
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
