import { cashMeans, missingMeans, restFor, settleMeans, type Means } from '@client/ui/payments/means'

const cash = (monto: number | null): Means => ({ ...cashMeans(0), monto })
const transfer = (monto: number | null, referencia = '771'): Means => ({
  id: 1,
  metodo_pago: 'TRANSFERENCIA',
  monto,
  referencia,
})
const said = (due: number, ...medios: Means[]) => {
  const missing = missingMeans(due, medios)
  return missing && [missing.say, missing.field, missing.at]
}

test('an empty amount takes the rest; what is too much of cash is change, of the others it is too much', () => {
  expect(settleMeans(1850.5, [cash(500.25), transfer(null)])).toEqual({
    covers: [500.25, 1350.25],
    kept: [500.25, 1350.25],
    falta: 0,
    cambio: 0,
    sobra: 0,
  })
  expect(settleMeans(1850, [cash(2000)])).toMatchObject({ kept: [1850], cambio: 150, sobra: 0 })
  expect(settleMeans(1850, [transfer(2000)])).toMatchObject({ kept: [2000], cambio: 0, sobra: 150 })
  expect(settleMeans(1850, [cash(2000)], true)).toMatchObject({ kept: [2000], cambio: 0, sobra: 150 })
  expect(settleMeans(1850, [cash(500), transfer(1000)])).toMatchObject({ falta: 350 })
})

test('cash that nobody typed is missing, though an empty amount covers the rest', () => {
  expect(settleMeans(1850, [cash(null)]).kept).toEqual([1850])
  expect(said(1850, cash(null))).toEqual(['Escribe el efectivo', 'monto', 0])
  expect(said(1850, transfer(500), cash(null))).toEqual(['Escribe el efectivo', 'monto', 1])
  expect(said(1850, cash(1850))).toBeNull()
  expect(said(1850, cash(0))).toEqual(['Faltan $1,850.00', 'monto', 0])
})

test('another means counts once its reference was typed, none before a person chose it', () => {
  expect(said(1850, { ...cash(null), metodo_pago: null })).toEqual(['Elige el método', 'metodo_pago', 0])
  expect(said(1850, transfer(null, ' '))).toEqual(['Escribe la referencia', 'referencia', 0])
  expect(said(1850, { ...transfer(null, ''), metodo_pago: 'TARJETA' })).toEqual([
    ...['Escribe la autorización', 'referencia', 0],
  ])
  expect(said(1850, cash(500), transfer(null))).toBeNull()
})

test('the topmost is said first, then what is not covered; what is unreadable or costs nothing lacks nothing', () => {
  expect(said(1850, cash(500), transfer(1000))).toEqual(['Faltan $350.00', 'monto', 1])
  expect(said(1850, cash(null), transfer(1000, ''))).toEqual(['Escribe el efectivo', 'monto', 0])
  expect(said(1850, cash(NaN))).toBeNull()
  expect(said(0, cash(null))).toBeNull()
})

test('what the others leave to one', () => {
  expect(restFor(1850, [cash(5000), transfer(500)], 0)).toBe(1350)
  expect(restFor(1850, [cash(5000), transfer(null)], 1)).toBe(0)
})
