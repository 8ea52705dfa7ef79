import fc from 'fast-check'
import type { Accumulation, Early, Fee, WorkingDay } from './arithmetic'

export interface Place {
  grado: 'PREESCOLAR' | 'PRIMARIA'
  gradoNumero: number
}
/** A row of prices: pesos; a missing one is the more general price. */
export interface PriceRow {
  grado: Place['grado']
  gradoNumero: number | null
  costo_inscripcion?: number
  costo_material?: number
  mensualidad?: number
}
export interface Sibling {
  lugar: number
  porcentaje: number
}
/** What a school decides about money and may change during the year. */
export interface Terms {
  recargo: Fee | null
  pronto_pago: Early | null
  descuento_anual: number
  /** Month and day of the cycle's second year, or null. */
  anual_hasta: string | null
  acumulacion: Accumulation
  hermanos: Sibling[]
}
/** A school of one run: what it begins with, and where its three children are. */
export interface Plan {
  terms: Terms
  precios: PriceRow[]
  dia_habil: WorkingDay
  places: Place[]
}

/** Prices of the cycle where no row says otherwise, in pesos. */
export const CYCLE_PRICES = {
  costo_inscripcion: 1850,
  costo_material: 900,
  mensualidad_preescolar: 2350,
  mensualidad_primaria: 1999.99,
}

/** In centavos. */
export const pricesOf = (precios: readonly PriceRow[], { grado, gradoNumero }: Place) => {
  const ofLevel = precios.filter((row) => row.grado === grado)
  const rows = [
    ...ofLevel.filter((row) => row.gradoNumero === gradoNumero),
    ...ofLevel.filter((row) => row.gradoNumero === null),
  ]
  const own = {
    costo_inscripcion: CYCLE_PRICES.costo_inscripcion,
    costo_material: CYCLE_PRICES.costo_material,
    mensualidad:
      grado === 'PRIMARIA' ? CYCLE_PRICES.mensualidad_primaria : CYCLE_PRICES.mensualidad_preescolar,
  }
  const price = (name: keyof typeof own) =>
    Math.round((rows.find((row) => row[name] !== undefined)?.[name] ?? own[name]) * 100)
  return {
    inscripcion: price('costo_inscripcion'),
    material: price('costo_material'),
    mensualidad: price('mensualidad'),
  }
}

/** Whether pronto pago would take off the whole of the cheapest month: the server refuses it. */
export const isTooMuch = (early: Early | null | undefined, precios: readonly PriceRow[]): boolean => {
  const { mensualidad_preescolar, mensualidad_primaria } = CYCLE_PRICES
  const rows = precios.map(({ mensualidad = 0 }) => mensualidad).filter((pesos) => pesos > 0)
  return (
    early?.tipo === 'FIJO' && early.valor >= Math.min(mensualidad_preescolar, mensualidad_primaria, ...rows)
  )
}

const fee: fc.Arbitrary<Fee | null> = fc.option(
  fc
    .record({
      each: fc.constantFrom<Pick<Fee, 'tipo' | 'valor'>[]>(
        { tipo: 'FIJO', valor: 150.55 },
        { tipo: 'PORCENTAJE', valor: 3.33 },
        { tipo: 'PORCENTAJE', valor: 10 },
      ),
      dias_gracia: fc.constantFrom(0, 0, 5, 40),
      tope: fc.constantFrom(null, null, 15, 7.77),
    })
    .map(({ each, ...over }) => ({ ...each, ...over })),
  { freq: 4 },
)
const early: fc.Arbitrary<Early | null> = fc.option(
  fc.record({
    tipo: fc.constant('PORCENTAJE' as const),
    valor: fc.constantFrom(5, 3.33, 99.99),
    hasta_dia: fc.constantFrom(5, 11, 28),
    con_beca: fc.boolean(),
  }) as fc.Arbitrary<Early>,
  { freq: 2 },
)
const earlyFixed: fc.Arbitrary<Early | null> = early.map(
  (each) => each && { ...each, tipo: 'FIJO', valor: each.valor === 99.99 ? 1499.99 : 99.99 },
)

export const termsArbitrary: fc.Arbitrary<Terms> = fc.record({
  recargo: fee,
  pronto_pago: fc.oneof(early, earlyFixed),
  descuento_anual: fc.constantFrom(0, 6, 6.5, 50),
  anual_hasta: fc.constantFrom(null, null, '01-15'),
  acumulacion: fc.constantFrom<Accumulation[]>('MAYOR', 'SUMA', 'SUCESIVA'),
  hermanos: fc.constantFrom<Sibling[][]>(
    [],
    [{ lugar: 2, porcentaje: 7 }],
    [
      { lugar: 2, porcentaje: 10 },
      { lugar: 3, porcentaje: 33 },
    ],
    [{ lugar: 3, porcentaje: 100 }],
  ),
})

const PLACES: Place[] = [
  ...[1, 3].map((gradoNumero) => ({ grado: 'PREESCOLAR' as const, gradoNumero })),
  ...[1, 4, 6].map((gradoNumero) => ({ grado: 'PRIMARIA' as const, gradoNumero })),
]
export const placeArbitrary: fc.Arbitrary<Place> = fc.constantFrom(...PLACES)

const row = (grado: Place['grado'], gradoNumero: number | null): fc.Arbitrary<PriceRow> =>
  fc
    .record(
      {
        costo_inscripcion: fc.constantFrom(0, 2100.5),
        costo_material: fc.constantFrom(0, 777.77),
        mensualidad: fc.constantFrom(0, 0.01, 1500, 2750.55),
      },
      { requiredKeys: [] },
    )
    .filter((prices) => Object.keys(prices).length > 0)
    .map((prices) => ({ grado, gradoNumero, ...prices }))

export const pricesArbitrary: fc.Arbitrary<PriceRow[]> = fc
  .tuple(
    fc.option(row('PRIMARIA', null)),
    fc.option(row('PRIMARIA', 4)),
    fc.option(row('PRIMARIA', 6)),
    fc.option(row('PREESCOLAR', null)),
    fc.option(row('PREESCOLAR', 3)),
  )
  .map((rows) => rows.filter((each) => each !== null))

export const planArbitrary: fc.Arbitrary<Plan> = fc
  .record({
    terms: termsArbitrary,
    precios: fc.oneof(fc.constant<PriceRow[]>([]), pricesArbitrary),
    dia_habil: fc.constantFrom<WorkingDay[]>(null, 'SIGUIENTE', 'ANTERIOR'),
    places: fc.tuple(placeArbitrary, placeArbitrary, placeArbitrary),
  })
  .map((plan) =>
    isTooMuch(plan.terms.pronto_pago, plan.precios)
      ? { ...plan, terms: { ...plan.terms, pronto_pago: null } }
      : plan,
  )

/** The school of the runs that are written by hand: one price, no discount, nothing late. */
export const PLAIN: Plan = {
  terms: {
    recargo: null,
    pronto_pago: null,
    descuento_anual: 6.5,
    anual_hasta: null,
    acumulacion: 'MAYOR',
    hermanos: [],
  },
  precios: [],
  dia_habil: null,
  places: [1, 2, 3].map(() => ({ grado: 'PRIMARIA', gradoNumero: 1 })),
}
