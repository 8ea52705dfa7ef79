import { foldLines, linesOf, type Unfolded } from '@client/features/desk/deskLines'
import { pickMonths, type Picks } from '@client/features/desk/picks'
import { lineName, monthsName, sentenceOf, shortDay } from '@client/features/desk/desk.texts'
import type { DeskChild } from '@contract/desk/desk.schemas'
import { addMonths } from '@contract/domain/dateMath'
import { MONTH_NAMES } from '@contract/domain/months'
import { dateParts } from '@contract/domain/dates'
import { aChargeRow } from '@test/support/state/rows'
import { aMonth } from './desk.support'

const TODAY = '2026-11-23'

/** Ten months from September on: three are late, seven to come. */
const MONTHS = Array.from({ length: 10 }, (_, at) => {
  const vencimiento = addMonths('2026-09-10', at)
  const { anio, mes } = dateParts(vencimiento)
  return aMonth(at + 1, `${MONTH_NAMES[mes - 1]!} ${anio}`, { vencimiento })
})
const child = (over: Partial<DeskChild> = {}) =>
  ({ cargos: [], colegiaturas: MONTHS, anuales: [], ...over }) as unknown as DeskChild
const NOTHING: Picks = { lines: new Set(), years: new Set(), abonos: {}, waived: new Set() }
const fold = (picked: readonly string[], unfolded: Unfolded = {}, of = child()) => {
  const { shown, folds, ...rest } = foldLines(linesOf(of, TODAY), new Set(picked), TODAY, unfolded)
  return {
    shown: shown.map(lineName),
    folded: folds.flatMap(({ lines }) => lines.map(lineName)),
    folds,
    ...rest,
  }
}

test.each([
  ['COLEGIATURA', 'COLEGIATURA OCTUBRE 2026', 'Octubre 2026'],
  ['COLEGIATURA', 'COLEGIATURA DICIEMBRE 2026 1/2', 'Diciembre 2026 1/2'],
  ['CARGO', 'COLEGIATURA OCTUBRE 2026', 'Colegiatura octubre 2026'],
  ['CARGO', 'INSCRIPCIÓN 2026-2027', 'Inscripción 2026-2027'],
  ['CARGO', 'LIBROS K1 Y ÚTILES', 'Libros K1 y útiles'],
  ['CARGO', 'Excursión a Xochimilco', 'Excursión a Xochimilco'],
] as const)('%s %s is called %s', (tipo, descripcion, name) => {
  expect(lineName({ tipo, descripcion })).toBe(name)
})

test('a charge in part paid says of how much after its discount: paid and what is left add up to it', () => {
  const charge = { costoTotal: 3550, monto: 3550, monto_descuento: 888, monto_pagar: 2662, abono: 1300 }
  const cargos = [aChargeRow(5, { ...charge, estado: 'PARCIAL', monto_restante: 1362 })]
  const [line] = linesOf(child({ cargos, colegiaturas: [] }), TODAY)
  expect(line).toMatchObject({ monto: 2662, abonado: 1300, saldo: 1362 })
})

test('a text of somebody who did not write in capitals stays as it is', () => {
  expect([sentenceOf('Visita a Papalote'), sentenceOf('VISITA AL MUSEO')]).toEqual([
    'Visita a Papalote',
    'Visita al museo',
  ])
})

test('days are short, and say their year where it is another one', () => {
  expect([shortDay('2026-10-10', TODAY), shortDay('2027-01-05', TODAY)]).toEqual(['10 oct', '5 ene 2027'])
})

test('what is late and what is due within a month are shown; the months after it are one row', () => {
  const { shown, folded } = fold([])
  expect(shown).toEqual(['Septiembre 2026', 'Octubre 2026', 'Noviembre 2026', 'Diciembre 2026'])
  expect(folded).toHaveLength(6)
  const lines = linesOf(child(), TODAY)
  expect(monthsName(lines.slice(4))).toBe('Enero a junio de 2027')
  expect(monthsName(lines.slice(3))).toBe('Diciembre de 2026 a junio de 2027')
})

test('a month that is picked is never folded, and does not go away when it is unpicked', () => {
  const { shown, folded, unfolded } = fold(['COLEGIATURA 6'])
  expect([shown.at(-1), folded[0], unfolded]).toEqual(['Febrero 2027', 'Marzo 2027', { colegiatura: 2 }])
  expect(fold([], unfolded).shown.at(-1)).toBe('Febrero 2027')
})

test('of a child who owes nothing sooner the first month is shown', () => {
  const months = MONTHS.slice(4)
  expect(fold([], {}, child({ colegiaturas: months })).shown).toEqual(['Enero 2027'])
})

test('a row for one month is not worth it, and a charge that is no month of a service is never folded', () => {
  expect(fold(['COLEGIATURA 9']).folded).toEqual([])
  const trip = aChargeRow(5, { descripcion: 'VIAJE', fecha: '2027-06-01', monto_restante: 500 })
  expect(fold([], {}, child({ cargos: [trip] })).shown.at(-1)).toBe('Viaje')
})

test('a number picks the first months of the child in place of others; its charges stay', () => {
  const before = { ...NOTHING, lines: new Set(['CARGO 5', 'COLEGIATURA 4', 'COLEGIATURA 99']) }
  const { lines } = pickMonths(child(), 2, before, TODAY, () => true)
  expect([...lines].sort()).toEqual(['CARGO 5', 'COLEGIATURA 1', 'COLEGIATURA 2', 'COLEGIATURA 99'])
  expect([...pickMonths(child(), 2, before, TODAY, () => false).lines]).toEqual([...before.lines])
})

test('the coming months of each service are a row of their own; a picked one is shown with those before it', () => {
  const lunch = (at: number) => {
    const fecha = addMonths('2026-11-05', at)
    const { anio, mes } = dateParts(fecha)
    return aChargeRow(50 + at, {
      tipo: 'SERVICIO',
      descripcion: `COMEDOR ${MONTH_NAMES[mes - 1]!} ${anio}`,
      servicio: { id: 4, nombre: 'COMEDOR', anio, mes },
      fecha,
      monto_restante: 900,
    })
  }
  const of = child({ cargos: Array.from({ length: 8 }, (_, at) => lunch(at)) })
  const { shown, folds } = fold([], {}, of)
  expect(shown.filter((name) => name.startsWith('Comedor'))).toEqual([
    'Comedor noviembre 2026',
    'Comedor diciembre 2026',
  ])
  expect(folds.map(({ lines }) => monthsName(lines))).toEqual([
    'Comedor: enero a junio de 2027',
    'Enero a junio de 2027',
  ])
  const picked = fold(['CARGO 53'], {}, of)
  expect(picked.shown).toContain('Comedor febrero 2027')
  expect(picked.unfolded).toEqual({ 'servicio 4': 2 })
  expect(picked.folds.map(({ lines }) => lines.length)).toEqual([4, 6])
})
