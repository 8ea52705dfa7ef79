import type { Command } from './moves'
import { NO_STARTS, type Starts } from './openingMoves'
import { PLAIN, type Plan } from './plan'

/** Schools that every run contains, so that each kind of move is made at least once. */

const visit = {
  do: 'collect',
  charges: [],
  months: [],
  year: null,
  kinds: ['EFECTIVO'],
  credit: 0,
  extra: 0,
  back: 0,
  waive: 'nothing',
  slip: 'none',
} as const
const one = { total: 'right', waive: 'nothing', back: 0 } as const
const TEN = { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0, tope: null } as const
const whole = (at: number) => ({ at, percent: null })

const ONE_OF_EACH = [
  { do: 'charge', centavos: 50_000 },
  { do: 'charge', centavos: 70_000 },
  { do: 'terms', change: { recargo: TEN } },
  { do: 'extend', at: 3, until: 2 },
  { do: 'day', day: 1 },
  {
    ...visit,
    charges: [{ at: 0, percent: 37 }],
    months: [whole(0), whole(1)],
    waive: 'first',
    extra: 123_456,
    kinds: ['EFECTIVO', 'TRANSFERENCIA'],
  },
  { ...visit, charges: [{ at: 1, percent: 100 }], kinds: ['TARJETA'], credit: 50 },
  { do: 'refund', percent: 50, method: 'EFECTIVO' },
  { do: 'cancel payment', at: 0 },
  { do: 'cancel refund', at: 0 },
  { do: 'cancel payment', at: 1 },
  { do: 'cancel payment', at: 0 },
  { do: 'beca', at: 0, percent: 15 },
  { do: 'day', day: 3 },
  { do: 'pay months', at: 9, many: 2, ...one, waive: 'first' },
  { do: 'pay months', at: 0, many: 2, ...one },
  { do: 'pay year', at: 1, ...one },
  // One child leaves with a beca and a year paid ahead, is back, leaves again; another was enrolled by mistake.
  { do: 'beca', at: 1, percent: 50 },
  { do: 'leave', at: 1, back: 0, credit: true, twice: true },
  { do: 'refund', percent: 10, method: 'EFECTIVO' },
  { do: 'cancel payment', at: 4 },
  { do: 'cancel refund', at: 1 },
  { do: 'come back', at: 1 },
  { do: 'pay months', at: 13, many: 2, ...one },
  { do: 'leave', at: 1, back: 40, credit: false, twice: false },
  { do: 'call off', at: 2 },
  { do: 'enrol', at: 2 },
] as unknown as Command[]

/** A month in parts, before and after its recargo begins, with every way to take it back. */
const IN_PARTS = [
  { do: 'day', day: 1 },
  { ...visit, months: [{ at: 0, percent: 37 }] },
  { ...visit, months: [{ at: 0, percent: 37 }], back: 6, kinds: ['TRANSFERENCIA'] },
  { do: 'beca', at: 0, percent: 50 },
  { do: 'day', day: 2 },
  {
    ...visit,
    months: [
      { at: 0, percent: 1 },
      { at: 3, percent: 60 },
    ],
    waive: 'first',
  },
  { do: 'cancel payment', at: 0 },
  { ...visit, months: [{ at: 12, percent: 60 }], year: 1 },
  { do: 'leave', at: 0, back: 0, credit: false, twice: false },
  { do: 'cancel payment', at: 2 },
  { do: 'come back', at: 0 },
  { ...visit, months: [{ at: 15, percent: 60 }], extra: 0 },
  { do: 'day', day: 3 },
  { do: 'leave', at: 0, back: 0, credit: true, twice: false },
  { do: 'come back', at: 0 },
  { do: 'pay months', at: 0, many: 1, ...one },
  { do: 'cancel payment', at: 1 },
] as unknown as Command[]
const STRICT: Plan = {
  ...PLAIN,
  dia_habil: 'SIGUIENTE',
  terms: { ...PLAIN.terms, recargo: { ...TEN, tope: 15 } },
}

/** Two becas, siblings, early payment, other prices and rules, services. */
const DISCOUNTS = [
  { do: 'siblings' },
  { do: 'beca', at: 1, percent: 25 },
  { do: 'beca', at: 1, percent: 10 },
  { do: 'beca', at: 2, percent: 100 },
  { ...visit, months: [whole(0), whole(1), { at: 3, percent: 99 }] },
  { ...visit, months: [whole(0), whole(1), { at: 3, percent: 10 }] },
  { do: 'terms', change: { acumulacion: 'SUCESIVA' } },
  { do: 'service', at: 0, from: 2, off: false, twice: true },
  { ...visit, charges: [{ at: 0, percent: 37 }] },
  { do: 'prices', precios: [{ grado: 'PRIMARIA', gradoNumero: 4, mensualidad: 3000.01 }] },
  { do: 'place', at: 0, place: { grado: 'PRIMARIA', gradoNumero: 4 } },
  { do: 'day', day: 2 },
  { do: 'terms', change: { recargo: TEN } },
  { do: 'terms', change: { hermanos: [{ lugar: 2, porcentaje: 10 }] } },
  { do: 'siblings' },
  { do: 'drop beca', at: 1, which: 0, percent: 5 },
  { do: 'change beca', at: 2, which: 0, percent: 80 },
  { do: 'service', at: 0, from: 4, off: true, twice: false },
  { do: 'pay year', at: 2, ...one },
  { do: 'leave', at: 0, back: 0, credit: true, twice: false },
  { do: 'day', day: 3 },
  { do: 'come back', at: 0 },
  { do: 'siblings' },
] as unknown as Command[]
const GENEROUS: Plan = {
  ...PLAIN,
  precios: [{ grado: 'PRIMARIA', gradoNumero: null, mensualidad: 2350 }],
  terms: {
    ...PLAIN.terms,
    hermanos: [{ lugar: 2, porcentaje: 7 }],
    pronto_pago: { tipo: 'PORCENTAJE', valor: 5, hasta_dia: 5, con_beca: false },
  },
}

/** Two children come in by an opening: one owes from December, the other everything. */
const STARTED: Starts = [
  { from: '12', part: null, beca: 15, inscripcion: 50, material: 0, before: 123_456, credit: 50_000 },
  { from: '09', part: null, beca: 0, inscripcion: null, material: null, before: 0, credit: 0 },
  null,
]
const AFTER_OPENING = [
  { do: 'pay months', at: 0, many: 1, ...one },
  { do: 'extend', at: 1, until: 3 },
  { do: 'beca', at: 1, percent: 50 },
  { ...visit, charges: [{ at: 0, percent: 37 }], months: [whole(12)], credit: 100 },
  { do: 'day', day: 3 },
  { do: 'terms', change: { recargo: TEN } },
  { do: 'leave', at: 0, back: 0, credit: true, twice: false },
  { do: 'come back', at: 0 },
  { do: 'cancel payment', at: 0 },
  { do: 'pay year', at: 0, ...one },
  { do: 'refund', percent: 50, method: 'EFECTIVO' },
  { do: 'leave', at: 0, back: 40, credit: true, twice: false },
  { do: 'call off', at: 1 },
  { do: 'enrol', at: 1 },
] as unknown as Command[]

/** Taken back as a whole, brought in again, refused once something hangs on it, and taken back after it was cancelled. */
const AGAIN: Starts = [{ ...STARTED[0]!, from: '03', before: 0 }, STARTED[1] ?? null, null]
const UNDONE = [
  { do: 'undo opening', at: 0 },
  { do: 'undo opening', at: 0 },
  { do: 'open', starts: AGAIN },
  { do: 'open', starts: AGAIN },
  { ...visit, months: [whole(21)], credit: 100 },
  { do: 'undo opening', at: 1 },
  { do: 'cancel payment', at: 0 },
  { do: 'undo opening', at: 1 },
  { do: 'open', starts: STARTED },
  { ...visit, charges: [{ at: 0, percent: 37 }] },
  { do: 'cancel payment', at: 1 },
  { do: 'leave', at: 0, back: 0, credit: true, twice: false },
  { do: 'undo opening', at: 2 },
  { do: 'call off', at: 0 },
  { do: 'undo opening', at: 2 },
] as unknown as Command[]

/** In December a child owes September and a part of December; parts of it are paid, the child leaves and is back. */
const PARTLY: Starts = [
  { from: '09', part: 37, beca: 33.33, inscripcion: 0, material: 0, before: 0, credit: 0 },
  null,
  null,
]
const SETTLED_IN_PART = [
  { do: 'terms', change: { recargo: TEN } },
  { do: 'call off', at: 0 },
  { do: 'day', day: 3 },
  { do: 'open', starts: PARTLY },
  { do: 'open', starts: PARTLY },
  { do: 'day', day: 4 },
  { ...visit, months: [{ at: 1, percent: 40 }] },
  { do: 'beca', at: 0, percent: 15 },
  { do: 'leave', at: 0, back: 200, credit: false, twice: false },
  { do: 'leave', at: 0, back: 150, credit: false, twice: false },
  { do: 'cancel payment', at: 0 },
  { do: 'come back', at: 0 },
  { ...visit, months: [whole(1)] },
  { do: 'cancel payment', at: 1 },
  { do: 'undo opening', at: 0 },
  { do: 'open', starts: PARTLY },
] as unknown as Command[]

export const EXAMPLES: [Plan, Starts, Command[]][] = [
  [PLAIN, NO_STARTS, ONE_OF_EACH],
  [STRICT, NO_STARTS, IN_PARTS],
  [GENEROUS, NO_STARTS, DISCOUNTS],
  [PLAIN, STARTED, AFTER_OPENING],
  [PLAIN, STARTED, UNDONE],
  [PLAIN, NO_STARTS, SETTLED_IN_PART],
]
