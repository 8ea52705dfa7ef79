import type { UseFormReturn } from 'react-hook-form'
import { cycleProblems, FIXED_FIELDS, type CycleForm } from '@contract/cycles/cycles.rules'
import type { Cycle, CyclesContract } from '@contract/cycles/cycles.schemas'
import { schemeMonths, schemeOf, type Scheme } from '@contract/cycles/schemes.rules'
import {
  PRICE_FIELDS,
  type Accumulation,
  type EarlyPayment,
  type GradePrice,
  type PriceField,
  type WorkingDay,
} from '@contract/cycles/terms.rules'
import type { Campos } from '@contract/domain/campos'
import type { IsoDate } from '@contract/domain/dates'
import { gradeYearKey, gradeYearOfKey } from '@contract/domain/grades'
import { compareTuitionMonths, type TuitionMonth } from '@contract/domain/months'
import { lateFeeProblems, type LateFeeForm, type LateFeeKind } from '@contract/tuition/lateFees.rules'
import type { TypedNumber } from '../../ui/fields/field'

export interface PartProps {
  form: UseFormReturn<CycleValues>
  /** True once pupils are enrolled: dates, months and the due day cannot change any more. */
  fixed: boolean
}

export interface CycleValues extends Pick<CycleForm, 'nombre' | 'fecha_inicio' | 'fecha_fin' | PriceField> {
  dia_habil: WorkingDay | 'NINGUNO'
  /** School years with a price of their own; `lugar` is a `gradeYearKey`. */
  precios: {
    lugar: string
    costo_inscripcion: TypedNumber
    costo_material: TypedNumber
    mensualidad: TypedNumber
  }[]
  esquema: Scheme
  meses: readonly TuitionMonth[]
  dia_limite: number
  descuento_anual: TypedNumber
  anual_hasta: IsoDate
  pronto_pago: EarlyPayment['tipo'] | 'NINGUNO'
  pronto_valor: TypedNumber
  pronto_dia: number
  pronto_con_beca: boolean
  hermanos: { porcentaje: TypedNumber }[]
  acumulacion: Accumulation
  recargo: LateFeeKind | 'NINGUNO'
  recargo_valor: TypedNumber
  dias_gracia: TypedNumber
  /** Percent of the list price; null: no limit. */
  tope: TypedNumber
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
  dia_habil: 'NINGUNO',
  precios: [],
  descuento_anual: 0,
  anual_hasta: '',
  pronto_pago: 'NINGUNO',
  pronto_valor: null,
  pronto_dia: 5,
  pronto_con_beca: false,
  hermanos: [],
  acumulacion: 'MAYOR',
  recargo: 'NINGUNO',
  recargo_valor: null,
  dias_gracia: 0,
  tope: null,
}

/** A cycle stores only the places where the percent changes; the places between take that of the one before. */
const siblingPercents = (rows: NonNullable<Cycle['hermanos']>): CycleValues['hermanos'] => {
  const last = Math.max(1, ...rows.map(({ lugar }) => lugar))
  return Array.from({ length: last - 1 }, (_, at) => {
    const reached = rows.filter(({ lugar }) => lugar <= at + 2).sort((a, b) => b.lugar - a.lugar)
    return { porcentaje: reached[0]?.porcentaje ?? null }
  })
}

/** The school's existing server sends only the customer's seven fields. */
export const valuesOf = (cycle: Cycle): CycleValues => {
  const { name, fecha_inicio, fecha_fin, meses = [], recargo, pronto_pago } = cycle
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
    dia_habil: cycle.dia_habil ?? 'NINGUNO',
    precios: (cycle.precios ?? []).map(({ grado, gradoNumero, ...row }) => ({
      lugar: gradeYearKey({ grado, gradoNumero }),
      costo_inscripcion: row.costo_inscripcion ?? null,
      costo_material: row.costo_material ?? null,
      mensualidad: row.mensualidad ?? null,
    })),
    descuento_anual: cycle.descuento_anual ?? EMPTY.descuento_anual,
    anual_hasta: cycle.anual_hasta ?? '',
    pronto_pago: pronto_pago?.tipo ?? 'NINGUNO',
    pronto_valor: pronto_pago?.valor ?? null,
    pronto_dia: pronto_pago?.hasta_dia ?? EMPTY.pronto_dia,
    pronto_con_beca: pronto_pago?.con_beca ?? false,
    hermanos: siblingPercents(cycle.hermanos ?? []),
    acumulacion: cycle.acumulacion ?? EMPTY.acumulacion,
    recargo: recargo?.tipo ?? 'NINGUNO',
    recargo_valor: recargo?.valor ?? null,
    dias_gracia: recargo?.dias_gracia ?? 0,
    tope: recargo?.tope ?? null,
  }
}

export const monthsOf = ({ esquema, meses, fecha_inicio, fecha_fin }: CycleValues): TuitionMonth[] =>
  esquema === 'ELEGIDOS'
    ? [...meses].sort(compareTuitionMonths)
    : schemeMonths(esquema, fecha_inicio, fecha_fin)

const feeForm = ({ recargo, recargo_valor, dias_gracia, tope }: CycleValues): LateFeeForm | null =>
  recargo === 'NINGUNO'
    ? null
    : { tipo: recargo, valor: recargo_valor, dias_gracia, ...(tope === null ? {} : { tope }) }

const earlyForm = (values: CycleValues) =>
  values.pronto_pago === 'NINGUNO'
    ? null
    : {
        tipo: values.pronto_pago,
        valor: values.pronto_valor,
        hasta_dia: values.pronto_dia,
        con_beca: values.pronto_con_beca,
      }

const pricesForm = ({ precios }: CycleValues): GradePrice[] =>
  precios.flatMap(({ lugar, ...prices }) => {
    const place = gradeYearOfKey(lugar)
    return place ? [{ ...place, ...prices }] : []
  })

export const formOf = (values: CycleValues): CycleForm => {
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
    dia_habil: values.dia_habil === 'NINGUNO' ? null : values.dia_habil,
    precios: pricesForm(values),
    descuento_anual,
    anual_hasta: values.anual_hasta || null,
    pronto_pago: earlyForm(values),
    hermanos: values.hermanos.map(({ porcentaje }, at) => ({ lugar: at + 2, porcentaje })),
    acumulacion: values.acumulacion,
    recargo: feeForm(values),
  }
}

const EARLY_FIELDS: Record<string, string> = {
  'pronto_pago.valor': 'pronto_valor',
  'pronto_pago.hasta_dia': 'pronto_dia',
}
const fieldOf = (campo: string): string =>
  EARLY_FIELDS[campo] ?? campo.replace(/^(precios\.\d+)\.gradoNumero$/, '$1.lugar')

/** @param stored the saved cycle: a limit that it already breaks is no problem */
export const cycleFormProblems = (
  values: CycleValues,
  stored?: Pick<Cycle, 'descuento_anual' | 'pronto_pago'>,
): Campos => {
  const fee = feeForm(values)
  const { recargo: _whole, ...campos } = cycleProblems(formOf(values), stored)
  const { tipo, valor, dias_gracia, tope } = fee ? lateFeeProblems(fee) : {}
  const parts = { recargo: tipo, recargo_valor: valor, dias_gracia, tope }
  const wrong = Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined)
  const named = Object.entries(campos).map(([campo, problem]) => [fieldOf(campo), problem])
  return { ...Object.fromEntries(named), ...Object.fromEntries(wrong) }
}

const FIXED: readonly string[] = FIXED_FIELDS
const CUSTOMERS: readonly string[] = ['fecha_inicio', 'fecha_fin', ...PRICE_FIELDS]

/** Name, dates and prices always, of our own fields only what changed: without them it is exactly the customer's call. @param fixed pupils are enrolled: fixed fields are left out */
export const cycleBody = (
  values: CycleValues,
  before: CycleValues = { ...EMPTY, fecha_inicio: values.fecha_inicio, fecha_fin: values.fecha_fin },
  fixed = false,
): CyclesContract['create']['body'] => {
  const stored: Record<string, unknown> = { ...formOf(before) }
  const isSent = (field: string, value: unknown): boolean => {
    if (fixed && FIXED.includes(field)) return false
    const always = field === 'nombre' || (!fixed && CUSTOMERS.includes(field))
    return always || JSON.stringify(stored[field]) !== JSON.stringify(value)
  }
  const changed = Object.entries(formOf(values)).filter(([field, value]) => isSent(field, value))
  return Object.fromEntries(changed) as CyclesContract['create']['body']
}
