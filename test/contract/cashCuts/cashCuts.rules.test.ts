import {
  cutDayProblem,
  differenceText,
  expectedCash,
  expectedTotal,
  methodTotals,
  MOVE_KINDS,
  moveFolio,
  movedMeanwhile,
  needsObservation,
  observationProblem,
  type Moved,
} from '@contract/cashCuts/cashCuts.rules'

const paid = (metodo_pago: Moved['metodo_pago'], monto: number): Moved => ({
  tipo: 'PAGO',
  metodo_pago,
  monto,
})
const cancelled = (metodo_pago: Moved['metodo_pago'], monto: number): Moved => ({
  tipo: 'CANCELACION',
  metodo_pago,
  monto,
})

describe('totals by method', () => {
  const totals = methodTotals([
    paid('EFECTIVO', 0.1),
    paid('EFECTIVO', 0.2),
    paid('TRANSFERENCIA', 1234.56),
    cancelled('EFECTIVO', 0.2),
    cancelled('CHEQUE', 500),
  ])

  test('every method in its order, also without movements, to the centavo', () => {
    expect(totals.map(({ metodo_pago, esperado }) => [metodo_pago, esperado])).toEqual([
      ['EFECTIVO', 0.1],
      ['TRANSFERENCIA', 1234.56],
      ['CHEQUE', -500],
      ['DEPOSITO', 0],
      ['TARJETA', 0],
    ])
  })

  test('what was taken and what was cancelled stay apart', () => {
    expect(totals[0]).toEqual({
      metodo_pago: 'EFECTIVO',
      pagos: 2,
      cobrado: 0.3,
      cancelaciones: 1,
      cancelado: 0.2,
      devoluciones: 0,
      devuelto: 0,
      esperado: 0.1,
    })
  })

  test('cash alone, and all of it', () => {
    expect([expectedCash(totals), expectedTotal(totals)]).toEqual([0.1, 734.66])
    expect([expectedCash([]), expectedTotal([])]).toEqual([0, 0])
  })

  test('a payment and its cancellation are 0', () => {
    const [cash] = methodTotals([paid('EFECTIVO', 99.99), cancelled('EFECTIVO', 99.99)])
    expect(cash).toMatchObject({ pagos: 1, cancelaciones: 1, esperado: 0 })
  })
})

test.each([
  [0, 'Cuadra'],
  [-12.5, 'Falta $12.50'],
  [0.05, 'Sobra $0.05'],
])('a difference of %d: %s', (diferencia, text) => {
  expect(differenceText(diferencia)).toBe(text)
})

describe('a difference has to be explained from the smallest coin on', () => {
  test.each([
    [0, false],
    [0.49, false],
    [-0.49, false],
    [0.5, true],
    [-0.5, true],
    [100, true],
  ])('%d: %s', (diferencia, needed) => {
    expect(needsObservation(diferencia)).toBe(needed)
    expect(observationProblem(diferencia, '  ') !== null).toBe(needed)
    expect(observationProblem(diferencia, 'SE DIO DE MÁS EN UN CAMBIO')).toBeNull()
  })

  test('says how much', () => {
    expect(observationProblem(-20, null)).toBe('Falta $20.00: escribe en las observaciones a qué se debe')
  })
})

test('tomorrow is not closed, today and the days before are', () => {
  expect(cutDayProblem('2026-09-16', '2026-09-15')).toMatch(/posterior a hoy/)
  expect(cutDayProblem('2026-09-15', '2026-09-15')).toBeNull()
  expect(cutDayProblem('2026-01-01', '2026-09-15')).toBeNull()
})

describe('what was seen while counting', () => {
  const now = { esperado: 1500, movimientos: 3 }

  test.each([[{}], [{ esperado: 1500 }], [{ movimientos: 3 }], [{ esperado: 1500, movimientos: 3 }]])(
    '%j is what there is',
    (seen) => expect(movedMeanwhile(seen, now)).toBeNull(),
  )

  test.each([[{ esperado: 1000 }], [{ esperado: 1500, movimientos: 2 }]])('%j is late', (seen) => {
    expect(movedMeanwhile(seen, now)).toBe(
      'Hubo movimientos mientras contabas: ahora son 3 y se esperan $1,500.00 en efectivo.',
    )
  })
})

it('calls a movement by the number that its paper shows: a refund by its own series', () => {
  expect(MOVE_KINDS.map((tipo) => moveFolio({ tipo, folio: 41 }))).toEqual([
    ...['000041', '000041', 'D-000041', 'D-000041'],
  ])
})
