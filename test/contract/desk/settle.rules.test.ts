import { restFor, settle, type HandedMeans } from '@contract/desk/settle.rules'

const cash = (monto: number | null): HandedMeans => ({ metodo_pago: 'EFECTIVO', monto })
const transfer = (monto: number | null): HandedMeans => ({ metodo_pago: 'TRANSFERENCIA', monto })

test('an empty amount takes the rest; what is too much of cash is change, of the others it is too much', () => {
  expect(settle(1850.5, { medios: [cash(500.25), transfer(null)] })).toEqual({
    used: 0,
    due: 1850.5,
    kept: [500.25, 1350.25],
    missing: 0,
    change: 0,
    excess: 0,
  })
  expect(settle(1850, { medios: [cash(2000)] })).toMatchObject({ kept: [1850], change: 150, excess: 0 })
  expect(settle(1850, { medios: [transfer(2000)] })).toMatchObject({ kept: [2000], change: 0, excess: 150 })
  expect(settle(1850, { medios: [cash(2000)], toAccount: true })).toMatchObject({
    kept: [2000],
    change: 0,
    excess: 150,
  })
  expect(settle(1850, { medios: [cash(500), transfer(1000)] })).toMatchObject({ missing: 350 })
})

test("the family's credit pays first, and never more than the cost", () => {
  expect(settle(1850, { medios: [cash(null)], credit: 700 })).toMatchObject({
    used: 700,
    due: 1150,
    kept: [1150],
    missing: 0,
  })
  expect(settle(500, { medios: [cash(null)], credit: 700 })).toMatchObject({ used: 500, due: 0, kept: [0] })
})

test('what the others leave to one', () => {
  expect(restFor(1850, [cash(5000), transfer(500)], 0)).toBe(1350)
  expect(restFor(1850, [cash(5000), transfer(null)], 1)).toBe(0)
})
